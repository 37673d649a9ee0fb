import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { forkProgram, killHard, nextMessage } from "../../../tests/support/child-program.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { transact } from "../db/database.server.ts";
import { readGauges } from "../http/gauges.server.ts";
import { declareFact } from "./fact.ts";
import { facts } from "./fact.tables.server.ts";
import { countFacts, deliverFacts, factJobs, listFailedFacts, recordFact, retryFact, subscribe, type Subscriber } from "./facts.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
const ctx = testCtx(services);
const bellRang = declareFact("test.bell-rang", z.object({ bell: z.string() }));
await services.db.execute(sql`create table lines (subscriber text, bell text)`);

beforeEach(async () => {
  services.clock.set(new Date());
  await services.db.delete(facts);
  await services.db.execute(sql`delete from lines`);
});

const ring = (bell: string) => transact(ctx, (tx) => recordFact(tx, bellRang, { bell }));

function listener(name: string, hear: (bell: string) => void): Subscriber {
  return subscribe({ name, fact: bellRang, tell: async (_, { bell }) => hear(bell) });
}

async function linesWritten(): Promise<string[]> {
  const { rows } = await services.db.execute<{ subscriber: string; bell: string }>(sql`select * from lines order by subscriber, bell`);
  return rows.map(({ subscriber, bell }) => `${subscriber}: ${bell}`);
}

test("tells each subscriber once, after the transaction", async () => {
  const heard: string[] = [];
  const subscribers = [listener("a", (bell) => heard.push(`a ${bell}`)), listener("b", (bell) => heard.push(`b ${bell}`))];
  await ring("noon");
  expect(heard).toEqual([]);
  await runJobs(services, factJobs(subscribers));
  await deliverFacts(ctx, subscribers);
  expect(heard).toEqual(["a noon", "b noon"]);
});

test("records nothing when the transaction fails", async () => {
  const heard: string[] = [];
  const failing = transact(ctx, async (tx) => {
    await recordFact(tx, bellRang, { bell: "never" });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await runJobs(services, factJobs([listener("a", (bell) => heard.push(bell))]));
  expect(heard).toEqual([]);
});

test("refuses a payload that is not the fact's", async () => {
  await expect(recordFact(ctx, bellRang, { bell: 1 } as never)).rejects.toThrow();
});

test("does not tell those who subscribed to something else", async () => {
  const heard: string[] = [];
  const other = subscribe({
    name: "o",
    fact: declareFact("test.other", z.object({})),
    tell: async () => void heard.push("other"),
  }) as Subscriber;
  await ring("noon");
  await deliverFacts(ctx, [other]);
  expect(heard).toEqual([]);
});

test("tries a failing subscriber again later, and lets the others hear at once and only once", async () => {
  const heard: string[] = [];
  let broken = true;
  const subscribers = [
    listener("deaf", () => {
      if (broken) throw new Error("not now");
      heard.push("deaf");
    }),
    listener("keen", () => heard.push("keen")),
  ];
  await ring("noon");
  await deliverFacts(ctx, subscribers);
  expect(heard).toEqual(["keen"]);
  broken = false;
  await deliverFacts(ctx, subscribers);
  expect(heard).toEqual(["keen"]);
  services.clock.advance(6);
  await deliverFacts(ctx, subscribers);
  services.clock.advance(3600);
  await deliverFacts(ctx, subscribers);
  expect(heard).toEqual(["keen", "deaf"]);
});

test("waits longer after each failure, so that a broken subscriber does not keep the worker busy", async () => {
  let tries = 0;
  const subscribers = [
    listener("deaf", () => {
      tries += 1;
      throw new Error("not now");
    }),
  ];
  await ring("noon");
  for (let second = 0; second < 60; second++) {
    await deliverFacts(ctx, subscribers);
    services.clock.advance(1);
  }
  expect(tries).toBe(3);
});

/** Tells it again and again, however long the pauses get. */
async function tryForDays(subscribers: Subscriber[], days: number): Promise<void> {
  for (let hour = 0; hour < 24 * days; hour++) {
    await deliverFacts(ctx, subscribers);
    services.clock.advance(3600);
  }
}

test("gives up after ten tries, tells staff which and why, and is told again when they say so", async () => {
  let tries = 0;
  let broken = true;
  const heard: string[] = [];
  const deaf = listener("deaf", (bell) => {
    tries += 1;
    if (broken) throw new Error("not now");
    heard.push(bell);
  });
  const subscribers = [deaf, listener("keen", (bell) => heard.push(`keen ${bell}`))];
  await ring("noon");
  expect(await countFacts(services)).toEqual({ waiting: 1, failed: 0 });
  await tryForDays(subscribers, 3);
  expect(tries).toBe(10);
  expect(heard).toEqual(["keen noon"]);
  expect(await countFacts(services)).toEqual({ waiting: 0, failed: 1 });
  expect(await readGauges(services)).toContain('facts{state="failed"} 1');
  const [failed] = await listFailedFacts(services);
  expect(failed).toMatchObject({ name: "test.bell-rang", attempts: 10, lastError: "deaf: not now", payload: { bell: "noon" } });
  broken = false;
  expect(await retryFact(ctx, failed?.id ?? 0)).toBe(true);
  expect(await retryFact(ctx, failed?.id ?? 0)).toBe(false);
  await runJobs(services, factJobs(subscribers));
  expect(heard).toEqual(["keen noon", "noon"]);
  expect(await countFacts(services)).toEqual({ waiting: 0, failed: 0 });
});

test("a worker passes over the fact that another one is telling, and tells the next", async () => {
  const heard: string[] = [];
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const slow = subscribe({
    name: "slow",
    fact: bellRang,
    tell: async (_, { bell }) => {
      if (bell === "first") {
        start();
        await permission;
      }
      heard.push(bell);
    },
  }) as Subscriber;
  await ring("first");
  const one = deliverFacts(ctx, [slow]);
  await started;
  await ring("second");
  await deliverFacts(ctx, [slow]);
  expect(heard).toEqual(["second"]);
  permit();
  await one;
  expect(heard).toEqual(["second", "first"]);
});

test("what a subscriber wrote before it failed is gone", async () => {
  const half = subscribe({
    name: "half",
    fact: bellRang,
    tell: async (tx) => {
      await tx.db.execute(sql`insert into lines values ('half', 'written')`);
      throw new Error("and then it failed");
    },
  }) as Subscriber;
  await ring("noon");
  await deliverFacts(ctx, [half]);
  expect(await linesWritten()).toEqual([]);
});

test("two workers at once tell each subscriber once", async () => {
  const heard: string[] = [];
  const subscribers = [listener("a", (bell) => heard.push(bell))];
  for (const bell of ["1", "2", "3", "4", "5"]) await ring(bell);
  await Promise.all([deliverFacts(ctx, subscribers), deliverFacts(ctx, subscribers), deliverFacts(ctx, subscribers)]);
  expect(heard.toSorted()).toEqual(["1", "2", "3", "4", "5"]);
});

test("tells each subscriber once although the worker is killed in the middle", async () => {
  await ring("noon");
  const doomed = forkProgram("deliver-facts", [database.url, "stall"]);
  expect(await nextMessage(doomed)).toBe("hanging");
  await killHard(doomed);
  expect(await linesWritten()).toEqual(["first: noon"]);
  const successor = forkProgram("deliver-facts", [database.url]);
  expect(await nextMessage(successor)).toBe("delivered");
  expect(await linesWritten()).toEqual(["first: noon", "second: noon"]);
});
