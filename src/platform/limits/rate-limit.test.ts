import { expect, test } from "vitest";
import { testCtx, openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { AppError } from "../errors.ts";
import { countHit, forgetHits, sweepRateLimits } from "./rate-limit.server.ts";
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

test("lets through as many hits as the limit says, then refuses with the seconds that are left", async () => {
  services.clock.set("2030-01-01T10:00:15Z");
  expect([await hit("a"), await hit("a"), await hit("a")]).toEqual([null, null, null]);
  expect(await hit("a")).toBe(45);
  services.clock.advance(44.5);
  expect(await hit("a")).toBe(1);
});

test("counts anew when the window has passed", async () => {
  services.clock.set("2030-01-01T11:00:00Z");
  for (let i = 0; i < 4; i++) await hit("b");
  services.clock.advance(60);
  expect(await hit("b")).toBeNull();
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
  services.clock.set("2030-01-01T12:00:00Z");
  await hit("g");
  const kept = await services.db.select().from(rateLimits);
  expect(JSON.stringify(kept)).not.toContain("ada");
  services.clock.advance(61);
  await sweepRateLimits.run(ctx, {});
  expect(await services.db.select().from(rateLimits)).toEqual([]);
});
