import { expect, test } from "vitest";
import { nextTry } from "./backoff.rules.ts";

const NOW = new Date("2027-06-01T12:00:00Z");
const minutes = (failures: number, retryAfterSeconds: number | null = null, chance = 0, slowAnswers = 0) =>
  (nextTry(NOW, { failures, slowAnswers, retryAfterSeconds }, chance).getTime() - NOW.getTime()) / 60_000;

test("a calendar is read every five minutes, spread out by up to a tenth", () => {
  expect([minutes(0), minutes(0, null, 0.5), minutes(0, null, 1)]).toEqual([5, 4.75, 4.5]);
});

test("after failures in a row it waits twice as long each time, at most an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 50, 32_767].map((failures) => minutes(failures))).toEqual([5, 10, 20, 40, 60, 60, 60, 60]);
});

test("slow answers in a row count as failures do", () => {
  expect([1, 2, 3, 4, 5, 6, 1000].map((slow) => minutes(0, null, 0, slow))).toEqual([5, 10, 20, 40, 60, 60, 60]);
});

test("it waits as long as the site asks for, at most a day", () => {
  expect([minutes(1, 1800), minutes(1, 10), minutes(0, 1800), minutes(1, 10 ** 8)]).toEqual([30, 5, 30, 24 * 60]);
});
