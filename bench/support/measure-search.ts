import type { SearchQuery } from "../../src/features/search/index.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { type KeptConnection, openConnection } from "./kept-connection.ts";
import { openBareLoop, queryOf, recordSql, type Sent } from "./own-sql.ts";

export type SearchCase = { path: string; verb(ctx: Ctx, query: SearchQuery): Promise<unknown> };

/** A running product on a filled database, and what to ask it. */
export type Target = { url: string; port: number; questions: string[] };

export type SearchFigures = {
  median: number;
  p99: number;
  sqlMedian: number;
  lost: number;
  memory: number;
  heapFirst: number;
  heapLast: number;
};

const ROUNDS = 2;
const LOAD = { clients: 16, rounds: 16 };

/**
 * Asks every target's API and sends the statements of the same question by a bare loop, all in turns, so that a busy moment
 * hits everything that is compared.
 */
export async function measureSearch(targets: Target[], searchCase: SearchCase): Promise<SearchFigures[]> {
  const recorded = await Promise.all(targets.map((target) => recordCase(target, searchCase)));
  // Connections open when all is recorded: a server closes those that say nothing for long.
  const subjects = await Promise.all(targets.map((target, index) => openSubject(target, recorded[index] ?? [], searchCase)));
  const most = Math.max(...targets.map(({ questions }) => questions.length));
  for (let round = -1; round < ROUNDS; round++) {
    if (round === 0) for (const { api, sql } of subjects) api.length = sql.length = 0;
    for (let index = 0; index < most; index++) for (const subject of subjects) await askBothWays(subject, index);
  }
  const figures: SearchFigures[] = [];
  for (const { client } of subjects) client.close();
  for (const { api, sql, bare, port, addresses } of subjects) {
    await bare.close();
    const load = await loadApi(port, addresses);
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

const addressesOf = ({ questions }: Target, { path }: SearchCase): string[] => questions.map((question) => `${path}${question}`);

const recordCase = (target: Target, searchCase: SearchCase): Promise<Sent[][]> =>
  recordSql(
    target.url,
    addressesOf(target, searchCase).map((address) => (ctx: Ctx) => searchCase.verb(ctx, queryOf(address))),
  );

async function openSubject(target: Target, recorded: Sent[][], searchCase: SearchCase): Promise<Subject> {
  const { url, port } = target;
  return {
    port,
    addresses: addressesOf(target, searchCase),
    recorded,
    client: await openConnection(port),
    bare: await openBareLoop(url),
    api: [],
    sql: [],
  };
}

async function askBothWays({ addresses, recorded, client, bare, api, sql }: Subject, index: number): Promise<void> {
  const [address = "", statements = []] = [addresses[index], recorded[index]];
  const ways = [async () => api.push(await time(() => client.ask(address))), async () => sql.push(await time(() => bare.send(statements)))];
  for (const way of index % 2 === 0 ? ways : ways.toReversed()) await way();
}

/** Many clients at once, for long enough to see memory grow if it did: what is left of the heap after its collections tells. */
async function loadApi(port: number, addresses: string[]): Promise<Omit<SearchFigures, "median" | "p99" | "sqlMedian">> {
  const clients = await Promise.all(Array.from({ length: LOAD.clients }, () => openConnection(port)));
  let lost = 0;
  const askShare = async (client: KeptConnection, first: number) => {
    for (let i = first; i < addresses.length; i += LOAD.clients) await client.ask(addresses[i] ?? "").catch(() => (lost += 1));
  };
  const [memory, heap]: [number[], number[]] = [[], []];
  for (let round = 0; round < LOAD.rounds; round++) {
    await Promise.all(clients.map(askShare));
    const operator = await openConnection(port);
    const metrics = (await operator.ask("/metrics")).toString();
    operator.close();
    memory.push(megabytes(metrics, "process_resident_memory_bytes"));
    heap.push(megabytes(metrics, "nodejs_heap_size_used_bytes"));
  }
  for (const client of clients) client.close();
  const half = LOAD.rounds / 2;
  return { lost, memory: Math.max(...memory), heapFirst: Math.min(...heap.slice(0, half)), heapLast: Math.min(...heap.slice(half)) };
}

const megabytes = (metrics: string, metric: string): number =>
  Number(new RegExp(`^${metric} (\\d+)`, "m").exec(metrics)?.[1] ?? Number.NaN) / 2 ** 20;

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function at(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
}
