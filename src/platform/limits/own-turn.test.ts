import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.ts";

test("everyone in line gets a separate turn of the event loop, first come, first served", async () => {
  const begun = await Promise.all(
    Array.from({ length: 20 }, async () => {
      await ownTurn();
      return performance.nodeTiming.uvMetricsInfo.loopCount;
    }),
  );
  expect(new Set(begun).size).toBe(20);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
});
