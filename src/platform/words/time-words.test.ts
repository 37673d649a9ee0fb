import { expect, test } from "vitest";
import { timeInWords } from "./time-words.ts";

test.each([
  ["00:00", "12:00 AM"],
  ["09:05", "9:05 AM"],
  ["12:00", "12:00 PM"],
  ["16:00", "4:00 PM"],
  ["23:59", "11:59 PM"],
])("%s is %s", (time, words) => {
  expect(timeInWords(time)).toBe(words);
});
