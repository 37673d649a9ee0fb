import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { makeRetriesDue, runJobs, tryJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { transact } from "../db/database.server.ts";
import { readGauges } from "../http/gauges.server.ts";
import { declareJob, installJobs, type Job, workJobs } from "./jobs.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);

type Parcel = { parcel: number };
const Parcel = z.object({ parcel: z.number() });

let carry: (parcel: number) => Promise<void> = async () => {};
const carryParcel = declareJob<Parcel>({ name: "test.carry", input: Parcel, retryLimit: 2, run: (_, { parcel }) => carry(parcel) });
const jobs = [carryParcel as Job];
await installJobs(database.url, jobs);

function carried(): number[] {
  const parcels: number[] = [];
  carry = async (parcel) => void parcels.push(parcel);
  return parcels;
}

test("runs a job with what it was sent", async () => {
  const parcels = carried();
  await services.jobs.send(services.db, carryParcel, { parcel: 1 });
  await runJobs(services, jobs);
  expect(parcels).toEqual([1]);
});

test("queues a job only if the transaction commits", async () => {
  const parcels = carried();
  const lost = transact(services, async (tx) => {
    await tx.jobs.send(tx.db, carryParcel, { parcel: 2 });
    throw new Error("changed my mind");
  });
  await expect(lost).rejects.toThrow("changed my mind");
  await transact(services, (tx) => tx.jobs.send(tx.db, carryParcel, { parcel: 3 }));
  await runJobs(services, jobs);
  expect(parcels).toEqual([3]);
});

test("refuses to queue what the job does not take", async () => {
  await expect(services.jobs.send(services.db, carryParcel, { parcel: "heavy" } as never)).rejects.toThrow();
});

test("tries a failed job again, but only after a wait, and not for ever", async () => {
  let tries = 0;
  carry = async () => {
    tries += 1;
    throw new Error("dropped it");
  };
  await services.jobs.send(services.db, carryParcel, { parcel: 4 });
  expect(await tryJobs(services, jobs)).toHaveLength(1);
  expect(await tryJobs(services, jobs)).toHaveLength(0);
  for (let round = 0; round < 5; round++) {
    await makeRetriesDue(services);
    await tryJobs(services, jobs);
  }
  expect(tries).toBe(3);
});

test("a failing job does not hold up the others", async () => {
  const parcels: number[] = [];
  carry = async (parcel) => {
    if (parcel === 5) throw new Error("dropped it");
    parcels.push(parcel);
  };
  for (const parcel of [5, 6]) await services.jobs.send(services.db, carryParcel, { parcel });
  expect(await tryJobs(services, jobs)).toHaveLength(1);
  expect(parcels).toEqual([6]);
});

test("does not start a job before its time", async () => {
  const parcels = carried();
  await services.jobs.send(services.db, carryParcel, { parcel: 7 }, { startAfter: new Date(Date.now() + 3_600_000) });
  await runJobs(services, jobs);
  expect(parcels).toEqual([]);
});

test("a worker takes up a job as soon as it is queued, and finishes it before it stops", async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<number>();
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  let finished = false;
  carry = async (parcel) => {
    start(parcel);
    await permission;
    await services.db.execute(sql`select pg_sleep(0.2)`);
    finished = true;
  };
  const worker = await workJobs(database.url, services, jobs);
  onTestFinished(() => worker.stop());
  await services.jobs.send(services.db, carryParcel, { parcel: 8 });
  expect(await started).toBe(8);
  const stopped = worker.stop();
  permit();
  await stopped;
  expect(finished).toBe(true);
});

test("a worker takes what waits as fast as it can, however it came to wait", { timeout: 10_000 }, async () => {
  const parcels = carried();
  const everything = Array.from({ length: 60 }, (_, index) => 20 + index);
  for (const parcel of everything.slice(0, 40)) await services.jobs.send(services.db, carryParcel, { parcel });
  const worker = await workJobs(database.url, services, jobs);
  onTestFinished(() => worker.stop());
  await expect.poll(() => parcels.filter((parcel) => parcel >= 20).length, { timeout: 3_000 }).toBe(40);
  await Promise.all(everything.slice(40).map((parcel) => services.jobs.send(services.db, carryParcel, { parcel })));
  await expect.poll(() => parcels.filter((parcel) => parcel >= 20).toSorted((a, b) => a - b), { timeout: 3_000 }).toEqual(everything);
});

test("one that fails makes none of those that were taken with it run twice", async () => {
  const parcels: number[] = [];
  carry = async (parcel) => {
    parcels.push(parcel);
    if (parcel === 113) throw new Error("dropped it");
  };
  const everything = Array.from({ length: 20 }, (_, index) => 100 + index);
  for (const parcel of everything) await services.jobs.send(services.db, carryParcel, { parcel });
  const worker = await workJobs(database.url, services, jobs);
  onTestFinished(() => worker.stop());
  await expect.poll(() => parcels.filter((parcel) => parcel === 113).length, { timeout: 15_000 }).toBe(2);
  expect(parcels.filter((parcel) => everything.includes(parcel) && parcel !== 113)).toHaveLength(19);
}, 20_000);

test("tells how many wait and for how long, and how many failed", async () => {
  carry = () => Promise.reject(new Error("dropped it"));
  const ropes = { ...carryParcel, name: "test.ropes" };
  await installJobs(database.url, [ropes]);
  await services.jobs.send(services.db, ropes, { parcel: 1 });
  await tryJobs(services, [ropes]);
  for (const startAfter of [new Date(Date.now() - 90_000), new Date(Date.now() + 90_000)])
    await services.jobs.send(services.db, ropes, { parcel: 2 }, { startAfter });
  const gauges = await readGauges(services);
  expect(gauges).toContain('jobs{queue="test.ropes",state="waiting"} 1');
  expect(gauges).toContain('jobs{queue="test.ropes",state="retrying"} 1');
  expect(gauges).toContain('jobs{queue="test.ropes",state="failed"} 0');
  expect(Number(/jobs_oldest_waiting_seconds{queue="test.ropes"} ([\d.]+)/.exec(gauges)?.[1])).toBeCloseTo(90, -1);
});

test("can be installed again, also by two machines at once, without losing what is queued", async () => {
  const parcels = carried();
  await services.jobs.send(services.db, carryParcel, { parcel: 9 });
  await Promise.all([installJobs(database.url, jobs), installJobs(database.url, jobs)]);
  await runJobs(services, jobs);
  expect(parcels).toEqual([9]);
});
