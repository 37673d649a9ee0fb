import type { SearchQuery } from "../../src/features/search/index.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { type KeptConnection, openConnection } from "./kept-connection.ts";
import { openBareLoop, queryOf, recordSql, type Sent } from "./own-sql.ts";

export type SearchCase = { path: string; verb(ctx: Ctx, query: SearchQuery): Promise<unknown> };

/** A running product on a filled database, and what to ask it. */
export type Target = { url: string; port: number; questions: string[] };

export type SearchFigures = { median: number; p99: number; sqlMedian: number; lost: number; memoryFirst: number; memoryLast: number };

const ROUNDS = 2;
const LOAD = { clients: 16, rounds: 12 };

/**
 * Asks every target's API and sends the statements of the same question by a bare loop, all in turns, so that a busy moment
 * hits everything that is compared.
 */
export async function measureSearch(targets: Target[], searchCase: SearchCase): Promise<SearchFigures[]> {
  const subjects = await Promise.all(targets.map((target) => openSubject(target, searchCase)));
  const most = Math.max(...targets.map(({ questions }) => questions.length));
  for (let round = -1; round < ROUNDS; round++) {
    if (round === 0) for (const { api, sql } of subjects) api.length = sql.length = 0;
    for (let index = 0; index < most; index++) for (const subject of subjects) await askBothWays(subject, index);
  }
  const figures: SearchFigures[] = [];
  for (const { api, sql, client, bare, port, addresses } of subjects) {
    await bare.close();
    const load = await loadApi(port, client, addresses);
    client.close();
    figures.push({ median: at(api, 0.5), p99: at(api, 0.99), sqlMedian: at(sql, 0.5), ...load });
  }
  return figures;
}

type Subject = {
  port: number;
  addresses: string[];
  recorded: Sent[][];
  client: KeptConnection;
  bare: Awaited<ReturnType<typeof openBareLoop>>;
  api: number[];
  sql: number[];
};

async function openSubject({ url, port, questions }: Target, { path, verb }: SearchCase): Promise<Subject> {
  const addresses = questions.map((question) => `${path}?${question}`);
  const calls = addresses.map((address) => (ctx: Ctx) => verb(ctx, queryOf(address)));
  const recorded = await recordSql(url, calls);
  return { port, addresses, recorded, client: await openConnection(port), bare: await openBareLoop(url), api: [], sql: [] };
}

async function askBothWays({ addresses, recorded, client, bare, api, sql }: Subject, index: number): Promise<void> {
  const [address = "", statements = []] = [addresses[index], recorded[index]];
  const ways = [
    async () => api.push(await time(() => client.ask(address))),
    async () => sql.push(await time(() => bare.send(statements))),
  ];
  for (const way of index % 2 === 0 ? ways : ways.toReversed()) await way();
}

/** Many clients at once, for long enough to see memory grow if it did. */
async function loadApi(port: number, operator: KeptConnection, addresses: string[]): Promise<Omit<SearchFigures, "median" | "p99" | "sqlMedian">> {
  const clients = await Promise.all(Array.from({ length: LOAD.clients }, () => openConnection(port)));
  let lost = 0;
  const askShare = async (client: KeptConnection, first: number) => {
    for (let i = first; i < addresses.length; i += LOAD.clients) await client.ask(addresses[i] ?? "").catch(() => (lost += 1));
  };
  const memory: number[] = [];
  for (let round = 0; round < LOAD.rounds; round++) {
    await Promise.all(clients.map(askShare));
    memory.push(await memoryOf(operator));
  }
  for (const client of clients) client.close();
  return { lost, memoryFirst: at(memory.slice(0, LOAD.rounds / 2), 0.5), memoryLast: at(memory.slice(LOAD.rounds / 2), 0.5) };
}

async function memoryOf(client: KeptConnection): Promise<number> {
  return Number(/^process_resident_memory_bytes (\d+)/m.exec((await client.ask("/metrics")).toString())?.[1] ?? 0) / 2 ** 20;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function at(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
}
