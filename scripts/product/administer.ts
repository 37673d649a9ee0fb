import { appointSupportAgent, dismissSupportAgent, listSupportAgents } from "../../src/features/accounts/index.server.ts";
import { readConfig } from "../../src/platform/config.server.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { findEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { AppError } from "../../src/platform/errors.ts";
import { listFailedFacts, retryFact } from "../../src/platform/facts/facts.server.ts";
import { listFailures } from "../../src/platform/failures/failures.server.ts";
import { openServices } from "../../src/platform/services.server.ts";
import { usage } from "../usage.mjs";
import { completeEnvironment, openProductDatabase, type OpenedDatabase } from "./open-database.ts";
import { prepareData } from "./prepare-data.ts";
import { Refusal } from "./say.ts";

/** Does what an operator asks of the product's data, beside the running product or without it. Refuses a command that there is not. */
export async function administer(command: string[]): Promise<void> {
  const work = chooseWork(command);
  const database = await reachDatabase();
  const services = await openServices(database.config, "server");
  try {
    await work({ ...services, actor: null, request: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Refusal(error.message);
  } finally {
    await services.close();
    await database.close();
  }
}

type Work = (ctx: Ctx) => Promise<void>;

function chooseWork([topic, verb, subject, ...rest]: string[]): Work {
  const commands: Record<string, Work | undefined> = subject
    ? { "support add": appoint(subject), "support revoke": dismiss(subject), "facts retry": retry(subject) }
    : { "support list": showAgents, "facts list": showFacts, "failures list": showFailures };
  const work = rest.length === 0 ? commands[`${topic} ${verb}`] : undefined;
  if (!work) throw new Refusal(usage.admin);
  return work;
}

function appoint(email: string): Work {
  return async (ctx) => {
    await appointSupportAgent(ctx, email);
    console.log(`${email} is now a support agent.`);
  };
}

function dismiss(email: string): Work {
  return async (ctx) => {
    await dismissSupportAgent(ctx, email);
    console.log(`${email} is no longer a support agent.`);
  };
}

function retry(id: string): Work {
  return async (ctx) => {
    if (!/^\d{1,15}$/.test(id) || !(await retryFact(ctx, Number(id)))) throw new Refusal(`There is no failed fact ${id}.`);
    console.log(`Fact ${id} will be tried again.`);
  };
}

async function showFacts(ctx: Ctx): Promise<void> {
  const facts = await listFailedFacts(ctx);
  if (facts.length === 0) console.log("There are no failed facts.");
  for (const { id, name, occurredAt, lastError } of facts) console.log(`${id}\t${name}\t${occurredAt.toISOString()}\t${lastError}`);
}

async function showFailures(ctx: Ctx): Promise<void> {
  const failures = await listFailures(ctx);
  if (failures.length === 0) console.log("There are no failures.");
  for (const { task, subject, attempts, firstAt, message } of failures) {
    console.log(`${task}\t${subject}\t${attempts} times since ${firstAt.toISOString()}\t${message}`);
  }
}

async function showAgents(ctx: Ctx): Promise<void> {
  const agents = await listSupportAgents(ctx);
  if (agents.length === 0) console.log("There are no support agents.");
  for (const { email, fullName, role } of agents) console.log(`${email}\t${fullName}\t${role}`);
}

/** The database of the running product, or of a stopped one, started for the moment. */
async function reachDatabase(): Promise<Omit<OpenedDatabase, "keepRunning">> {
  const config = readConfig(process.env);
  const running = config.database.kind === "embedded" ? await findEmbeddedPostgres(config.dataDir) : null;
  if (running) return { ...completeEnvironment(process.env, running), close: async () => {} };
  const database = await openProductDatabase(process.env, () => {});
  if (config.database.kind === "embedded") await prepareData({ ...database.config, demo: false }, () => {});
  return database;
}
