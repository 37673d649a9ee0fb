import { beforeAll, expect, test } from "vitest";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { INCOMPLETE_PAGE, optionalSection } from "./edge.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

test("a part of a page that comes is what it is", async () => {
  const ctx = testCtx(services);
  expect(await optionalSection(ctx, async () => ["a review"])).toEqual(["a review"]);
  expect(ctx.request.reply.has(INCOMPLETE_PAGE)).toBe(false);
});

test("a part that fails is left out, is logged, and keeps the page from being shared", async () => {
  const logged: unknown[] = [];
  const log = { ...services.log, error: (entry: unknown) => void logged.push(entry) };
  const ctx = testCtx({ ...services, log: log as typeof services.log });
  const failure = new Error("the table is gone");
  expect(await optionalSection(ctx, () => Promise.reject(failure))).toBeNull();
  expect(ctx.request.reply.has(INCOMPLETE_PAGE)).toBe(true);
  expect(logged).toEqual([{ err: failure }]);
});
