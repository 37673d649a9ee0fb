import { expect, test } from "vitest";
import { testCtx, openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { AppError } from "../errors.ts";
import { addHits, countHit, forgetHits, requireRoom, sweepRateLimits } from "./rate-limit.server.ts";
import { rateLimits } from "./limit.tables.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
const ctx = testCtx(services);

/** The seconds to wait, or null when the hit was let through. */
async function hit(name: string, subject = "ada@example.com"): Promise<number | null> {
  try {
    await countHit(ctx, { name, hits: 3, windowSeconds: 60 }, subject);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return error.details.retryAfterSeconds ?? Number.NaN;
    throw error;
  }
}

test("lets through as many hits as the limit says, then refuses with the seconds until the next may come", async () => {
  services.clock.set("2030-01-01T10:00:15Z");
  expect([await hit("a"), await hit("a"), await hit("a")]).toEqual([null, null, null]);
  expect(await hit("a")).toBe(63);
  services.clock.advance(62.5);
  expect(await hit("a")).toBe(1);
  services.clock.advance(0.5);
  expect(await hit("a")).toBeNull();
});

test("lets no more than the limit through in any minute, wherever it begins", async () => {
  services.clock.set("2030-01-01T10:00:57Z");
  const passed: number[] = [];
  for (let second = 0; second < 300; second++) {
    if ((await hit("edge")) === null) passed.push(second);
    services.clock.advance(1);
  }
  const inOneMinute = passed.map((first) => passed.filter((second) => second >= first && second < first + 60).length);
  expect(Math.max(...inOneMinute)).toBe(3);
  expect(passed.length).toBeGreaterThanOrEqual(12);
});

test("does not count what it refuses, so whoever waits gets through", async () => {
  services.clock.set("2030-01-01T13:00:00Z");
  await hit("h");
  services.clock.advance(30);
  for (let i = 0; i < 2; i++) await hit("h");
  for (let i = 0; i < 50; i++) expect(await hit("h")).toBe(36);
  services.clock.advance(36);
  expect(await hit("h")).toBeNull();
  expect(await hit("h")).toBe(30);
});

test("counts anew when the window has passed", async () => {
  services.clock.set("2030-01-01T11:00:00Z");
  for (let i = 0; i < 4; i++) await hit("b");
  services.clock.advance(66);
  expect([await hit("b"), await hit("b"), await hit("b")]).toEqual([null, null, null]);
});

test("counts each subject and each limit by itself", async () => {
  for (let i = 0; i < 4; i++) await hit("c");
  expect(await hit("c", "bob@example.com")).toBeNull();
  expect(await hit("d")).toBeNull();
});

test("counts every one of many hits at once", async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => hit("e")));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
});

test("forgets a subject's hits, as after a success", async () => {
  for (let i = 0; i < 4; i++) await hit("f");
  await forgetHits(ctx, { name: "f", hits: 3, windowSeconds: 60 }, "ada@example.com");
  expect(await hit("f")).toBeNull();
});

test("keeps no email and no address, and sweeps what is over", async () => {
  services.clock.set("2030-01-01T14:00:00Z");
  await hit("g");
  const kept = await services.db.select().from(rateLimits);
  expect(JSON.stringify(kept)).not.toContain("ada");
  services.clock.advance(2 * 60 * 60);
  await sweepRateLimits.run(ctx, {});
  expect(await services.db.select().from(rateLimits)).toEqual([]);
});

test("refuses a subject that has used up its limit without counting, until enough of it has left the window", async () => {
  services.clock.set("2030-01-01T15:00:15Z");
  const limit = { name: "room", hits: 3, windowSeconds: 60 };
  await requireRoom(ctx, limit, "ada");
  await addHits(ctx, limit, "ada", 2);
  for (let look = 0; look < 5; look++) await requireRoom(ctx, limit, "ada");
  services.clock.advance(12);
  await addHits(ctx, limit, "ada", 40);
  await expect(requireRoom(ctx, limit, "ada")).rejects.toMatchObject({ code: "too_many_requests", details: { retryAfterSeconds: 63 } });
  await requireRoom(ctx, limit, "bea");
  services.clock.advance(63);
  await requireRoom(ctx, limit, "ada");
});
