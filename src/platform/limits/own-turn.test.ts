import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.ts";

test("what waits for a turn begins in a turn of the event loop of its own, in the order of asking", async () => {
  const begun = await Promise.all(
    Array.from({ length: 20 }, async () => {
      await ownTurn();
      return performance.nodeTiming.uvMetricsInfo.loopCount;
    }),
  );
  expect(new Set(begun).size).toBe(20);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
});
