import type { Ctx } from "../../src/platform/context.server.ts";
import { type KeptConnection, openConnection } from "./kept-connection.ts";
import { openBareLoop, queryOf, recordSql } from "./own-sql.ts";
import type { SearchQuery } from "../../src/features/search/index.ts";

export type SearchFigures = { median: number; p99: number; sqlMedian: number; lost: number; memoryFirst: number; memoryLast: number };

export type SearchCase = { path: string; verb(ctx: Ctx, query: SearchQuery): Promise<unknown> };

const ROUNDS = 3;
const LOAD = { clients: 16, rounds: 40 };

/** Asks the API and sends the statements of the same question by a bare loop, in turns, so that a busy moment hits both. */
export async function measureSearch(url: string, origin: string, { path, verb }: SearchCase, questions: string[]): Promise<SearchFigures> {
  const addresses = questions.map((question) => `${path}?${question}`);
  const recorded = await recordSql(
    url,
    addresses.map((address) => (ctx: Ctx) => verb(ctx, queryOf(address))),
  );
  const port = Number(new URL(origin).port);
  const [client, bare] = [await openConnection(port), await openBareLoop(url)];
  const [api, sql]: [number[], number[]] = [[], []];
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, address] of addresses.entries()) {
      const ways = [
        async () => void (round < 0 ? await client.ask(address) : api.push(await time(() => client.ask(address)))),
        async () => {
          const ms = await time(() => bare.send(recorded[index] ?? []));
          if (round >= 0) sql.push(ms);
        },
      ];
      for (const way of index % 2 === 0 ? ways : ways.toReversed()) await way();
    }
  }
  await bare.close();
  const load = await loadApi(port, client, addresses);
  client.close();
  return { median: at(api, 0.5), p99: at(api, 0.99), sqlMedian: at(sql, 0.5), ...load };
}

/** Many clients at once, for long enough to see memory grow if it did. */
async function loadApi(
  port: number,
  operator: KeptConnection,
  addresses: string[],
): Promise<Pick<SearchFigures, "lost" | "memoryFirst" | "memoryLast">> {
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
