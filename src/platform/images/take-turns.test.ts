import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

test("runs so many at once and lets the others wait, in order", async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (n: number) =>
    inTurn(() => {
      started.push(n);
      return new Promise<void>((resolve) => (finish[n] = resolve));
    });
  const all = Promise.all([0, 1, 2, 3].map(work));
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  finish[1]?.();
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  finish[0]?.();
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2, 3]);
  finish[2]?.();
  finish[3]?.();
  await all;
});

test("goes on after work that failed", async () => {
  const inTurn = takeTurns(1);
  await expect(inTurn(() => Promise.reject(new Error("spilt")))).rejects.toThrow("spilt");
  expect(await inTurn(async () => "dry")).toBe("dry");
});
