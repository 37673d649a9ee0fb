import { type Config, readConfig } from "../../src/platform/config.server.ts";
import { startEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { keptSecret } from "./kept-secret.ts";
import type { Say } from "./say.ts";

export type OpenedDatabase = {
  config: Config;
  /** What the server and the worker are started with: it names the database and the secret. */
  env: NodeJS.ProcessEnv;
  /** Rejects when the embedded database ended and could not be started again. One that is not ours is minded by others. */
  keepRunning(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the embedded database unless DATABASE_URL names another, and completes the configuration with what belongs to it. */
export async function openProductDatabase(env: NodeJS.ProcessEnv, say: Say): Promise<OpenedDatabase> {
  const config = readConfig(env);
  if (config.database.kind === "external") return { config, env, keepRunning: () => new Promise(() => {}), close: async () => {} };
  say("Starting the database");
  const cluster = await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress: say });
  return { ...completeEnvironment(env, cluster.url), keepRunning: () => cluster.keepRunning(say), close: cluster.stop };
}

/** The environment and configuration of a product whose embedded database runs at the address. */
export function completeEnvironment(env: NodeJS.ProcessEnv, url: string): { config: Config; env: NodeJS.ProcessEnv } {
  const { secret, dataDir } = readConfig(env);
  const complete = { ...env, EMBEDDED_DATABASE_URL: url, SECRET: secret || keptSecret(dataDir) };
  return { config: readConfig(complete), env: complete };
}
