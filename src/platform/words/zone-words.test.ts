import { expect, test } from "vitest";
import { zoneInWords } from "./zone-words.ts";

test.each([
  ["America/Los_Angeles", "Pacific Time"],
  ["Europe/Zagreb", "Central European Time"],
])("%s is %s", (zone, words) => {
  expect(zoneInWords(zone)).toBe(words);
});
