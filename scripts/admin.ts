import { appointSupportAgent, dismissSupportAgent, listSupportAgents } from "../src/features/accounts/index.server.ts";
import { readConfig } from "../src/platform/config.server.ts";
import type { Ctx } from "../src/platform/context.server.ts";
import { findEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.server.ts";
import { AppError } from "../src/platform/errors.ts";
import { openServices } from "../src/platform/services.server.ts";
import { readArguments, runCommand } from "./product/command.ts";
import { completeEnvironment, openProductDatabase, type OpenedDatabase } from "./product/open-database.ts";
import { prepareData } from "./product/prepare-data.ts";
import { Refusal } from "./product/say.ts";
import { usage } from "./usage.mjs";

await runCommand(async () => {
  const { positionals } = readArguments("admin", { allowPositionals: true, options: {} });
  const work = chooseWork(positionals);
  const database = await reachDatabase();
  const services = await openServices(database.config, "server");
  try {
    await work({ ...services, actor: null, request: null });
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Refusal(error.message);
  } finally {
    await services.close();
    await database.close();
  }
});

function chooseWork([topic, verb, email, ...rest]: string[]): (ctx: Ctx) => Promise<void> {
  if (topic === "support" && rest.length === 0) {
    if (verb === "list" && !email) return showAgents;
    if (verb === "add" && email) {
      return async (ctx) => {
        await appointSupportAgent(ctx, email);
        console.log(`${email} is now a support agent.`);
      };
    }
    if (verb === "revoke" && email) {
      return async (ctx) => {
        await dismissSupportAgent(ctx, email);
        console.log(`${email} is no longer a support agent.`);
      };
    }
  }
  throw new Refusal(usage.admin);
}

async function showAgents(ctx: Ctx): Promise<void> {
  const agents = await listSupportAgents(ctx);
  if (agents.length === 0) console.log("There are no support agents.");
  for (const { email, fullName, role } of agents) console.log(`${email}\t${fullName}\t${role}`);
}

/** The database of the running product, or of a stopped one, started for the moment. */
async function reachDatabase(): Promise<OpenedDatabase> {
  const config = readConfig(process.env);
  const running = config.database.kind === "embedded" ? await findEmbeddedPostgres(config.dataDir) : null;
  if (running) return { ...completeEnvironment(process.env, running), close: async () => {} };
  const database = await openProductDatabase(process.env, () => {});
  if (config.database.kind === "embedded") await prepareData({ ...database.config, demo: false }, () => {});
  return database;
}
