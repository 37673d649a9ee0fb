import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type ClusterLayout, DatabaseGoneError, EmbeddedPostgresError, layOutCluster } from "./cluster-layout.server.ts";
import { adoptStaleLockFiles } from "./adopt-stale-lock-files.server.ts";
import { keepRunning, type Ownership } from "./keep-running.server.ts";

/** Held by the process that owns the cluster for as long as it lives; a killed owner loses it at once. */
const OWNER_LOCK = 4_842_000;
const NAME = "hearth";
const START_TRIES = 10;
/** Eight servers with 12 each, a worker with 15, and commands beside them. */
const DURABLE = ["-c max_connections=150", "-c shared_buffers=256MB"];
const FAST_FOR_TESTS = ["-c max_connections=200", "-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"];

export type EmbeddedPostgres = {
  url: string;
  /** Starts it again whenever it ended by itself; rejects when that cannot be done. */
  keepRunning(say: (text: string) => void, waitsMs?: readonly number[]): Promise<void>;
  stop(): Promise<void>;
};

type Owner = Ownership & { client: pg.Client };

type StartOptions = {
  dataDir: string;
  /** Tests give up durability for speed. */
  durable?: boolean;
  onProgress?: (text: string) => void;
  /** How long to wait for a former owner that is just stopping. */
  ownerWaitMs?: number;
};

/**
 * Starts PostgreSQL in the data directory, or takes over one that a killed process left running.
 * Refuses when another living process owns the directory.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { dataDir, onProgress = () => {} } = options;
  const layout = layOutCluster(dataDir, onProgress);
  if (!existsSync(join(layout.data, "PG_VERSION"))) {
    onProgress("Creating the database");
    await createCluster(layout);
  }
  const own = () => ownCluster(layout, options);
  let owner = await own();
  await createDatabase(owner.client);
  const stopping = new AbortController();
  let kept: Promise<unknown> = Promise.resolve();
  return {
    url: urlOf(layout, NAME),
    keepRunning(say, waitsMs) {
      const restart = async () => (owner = await own());
      const keeping = keepRunning({ owner, restart, say, stop: stopping.signal, waitsMs });
      kept = keeping.catch(() => {});
      return keeping;
    },
    async stop() {
      stopping.abort();
      await kept;
      await stopCluster(layout, owner.client);
    },
  };
}

/** Starts the cluster unless it runs, and takes the owner's lock. */
async function ownCluster(layout: ClusterLayout, { dataDir, durable = true, ownerWaitMs = 6_000 }: StartOptions): Promise<Owner> {
  for (const deadline = Date.now() + ownerWaitMs; ; await pause(200)) {
    if (!(await canConnect(layout))) await startCluster(layout, durable);
    const owner = await claim(layout);
    if (owner) return owner;
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `Another process is already running on ${dataDir}. Stop it first, or give this one another DATA_DIR.`,
      );
    }
  }
}

/** The address of a running cluster, or null; for commands that work beside the running product. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const layout = layOutCluster(dataDir, () => {});
  return (await canConnect(layout)) ? urlOf(layout, NAME) : null;
}

const urlOf = (layout: ClusterLayout, database: string) =>
  `postgres://${NAME}@localhost/${database}?host=${encodeURIComponent(layout.socketDir)}`;

async function createCluster(layout: ClusterLayout): Promise<void> {
  const partial = `${layout.data}.partial-${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  if (layout.identity) chownSync(partial, layout.identity.uid, layout.identity.gid);
  await run(layout, "initdb", [
    "--pgdata",
    partial,
    `--username=${NAME}`,
    "--auth=trust",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ]);
  try {
    renameSync(partial, layout.data);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(layout.data, "PG_VERSION"))) throw error;
  }
}

async function startCluster(layout: ClusterLayout, durable: boolean): Promise<void> {
  const settings = [
    `-k "${layout.socketDir}"`,
    "-c listen_addresses=",
    "-c unix_socket_permissions=0700",
    ...(durable ? DURABLE : FAST_FOR_TESTS),
  ];
  const start = ["start", "--wait", "--timeout=120", "-D", layout.data, "-l", layout.log, "-o", settings.join(" ")];
  if (!existsSync(join(layout.data, "PG_VERSION"))) throw new DatabaseGoneError(`There is no database in ${layout.data} any more.`);
  // A killed server may still be leaving, and another start may win the race for the same directory.
  for (let tries = 1; ; tries++) {
    adoptStaleLockFiles(layout);
    try {
      return await run(layout, "pg_ctl", start);
    } catch (error) {
      if (await canConnect(layout)) return;
      if (tries === START_TRIES)
        throw new EmbeddedPostgresError(`PostgreSQL did not start. Its log is ${layout.log}:\n${tailOf(layout.log)}`, { cause: error });
      await pause(500);
    }
  }
}

const tailOf = (log: string) => (existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(-6).join("\n") : "");

async function stopCluster(layout: ClusterLayout, owner: pg.Client): Promise<void> {
  owner.removeAllListeners("error").on("error", () => {});
  try {
    await run(layout, "pg_ctl", ["stop", "--wait", "--timeout=60", "--mode=fast", "-D", layout.data]);
  } catch (error) {
    // Someone else may have stopped it already.
    if (await canConnect(layout)) throw error;
  }
  await owner.end().catch(() => {});
}

async function canConnect(layout: ClusterLayout): Promise<boolean> {
  if (!existsSync(join(layout.socketDir, ".s.PGSQL.5432"))) return false;
  const client = new pg.Client({ connectionString: urlOf(layout, "postgres"), connectionTimeoutMillis: 3_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function claim(layout: ClusterLayout): Promise<Owner | null> {
  const client = new pg.Client({ connectionString: urlOf(layout, "postgres"), application_name: "owner", keepAlive: true });
  client.on("error", () => {});
  const ended = new Promise<void>((resolve) => client.once("end", resolve));
  await client.connect();
  const { rows } = await client.query<{ owned: boolean }>("select pg_try_advisory_lock($1) as owned", [OWNER_LOCK]);
  if (rows[0]?.owned) return { client, ended };
  await client.end();
  return null;
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query("select 1 from pg_database where datname = $1", [NAME]);
  if (!rowCount) await owner.query(`create database ${NAME}`);
}

function run(layout: ClusterLayout, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // pg_ctl leaves the server behind with our pipes open, so it gets none.
    const quiet = program === "pg_ctl";
    const child = spawn(join(layout.binaries, program), args, {
      cwd: "/",
      stdio: quiet ? "ignore" : ["ignore", "ignore", "pipe"],
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC", LD_LIBRARY_PATH: join(dirname(layout.binaries), "lib") },
      ...layout.identity,
    });
    let complaint = "";
    child.stderr?.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
    child.on("error", (error) => reject(new EmbeddedPostgresError(`${program} could not be run: ${error.message}`, { cause: error })));
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new EmbeddedPostgresError(`${program} failed (${code}): ${complaint.trim()}`)),
    );
  });
}
