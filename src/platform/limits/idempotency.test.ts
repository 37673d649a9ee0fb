import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testCtx, openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { earlierAnswer, once, sweepIdempotencyKeys } from "./idempotency.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
const ctx = testCtx(services);

function operation(body: object = { nights: 3 }) {
  const key = randomUUID();
  let done = 0;
  const run = (given: object = body, owner = "ada") =>
    once(ctx, { owner, operation: "book", key, body: given }, async () => ({ number: ++done }));
  return { run, timesDone: () => done };
}

test("gives the first answer again for the same key and body, without doing the work again", async () => {
  const { run, timesDone } = operation();
  expect([await run(), await run(), await run()]).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
  expect(timesDone()).toBe(1);
});

test("refuses the same key with another body", async () => {
  const { run } = operation({ nights: 3 });
  await run();
  await expect(run({ nights: 4 })).rejects.toMatchObject({ code: "key_reused", status: 409 });
});

test("does not mix up the keys of two people", async () => {
  const { run } = operation();
  expect([await run(undefined, "ada"), await run(undefined, "bob")]).toEqual([{ number: 1 }, { number: 2 }]);
});

test("does the work once when the same request comes several times at once", async () => {
  const { run, timesDone } = operation();
  expect(new Set((await Promise.all([run(), run(), run(), run()])).map(({ number }) => number))).toEqual(new Set([1]));
  expect(timesDone()).toBe(1);
});

test("does the work at the second try when the first one failed", async () => {
  const spec = { owner: "ada", operation: "book", key: randomUUID(), body: {} };
  await expect(once(ctx, spec, () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  expect(await once(ctx, spec, async () => "done")).toBe("done");
});

test("tells what was answered before, to the same request only", async () => {
  const request = { owner: "ada", operation: "book", key: randomUUID(), body: { nights: 3 } };
  expect(await earlierAnswer(ctx, request)).toBeNull();
  await once(ctx, request, async () => ({ number: 7 }));
  expect(await earlierAnswer(ctx, request)).toEqual({ number: 7 });
  expect(await earlierAnswer(ctx, { ...request, owner: "bob" })).toBeNull();
  await expect(earlierAnswer(ctx, { ...request, body: { nights: 4 } })).rejects.toMatchObject({ code: "key_reused" });
});

test("forgets a key after a week", async () => {
  const { run } = operation();
  await run();
  services.clock.advance(6 * 24 * 3600);
  await sweepIdempotencyKeys.run(ctx, {});
  expect(await run()).toEqual({ number: 1 });
  services.clock.advance(2 * 24 * 3600);
  await sweepIdempotencyKeys.run(ctx, {});
  expect(await run()).toEqual({ number: 2 });
});
