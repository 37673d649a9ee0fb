import { expect, test } from "vitest";
import { readFormats } from "./formats.ts";
import { lengthInWords } from "./length-words.ts";
import { timeInWords } from "./time-words.ts";

test.each([
  [undefined, "us"],
  ["", "us"],
  ["*", "us"],
  ["en", "us"],
  ["en-US,en;q=0.9", "us"],
  ["es-PR", "us"],
  ["en-GB,en;q=0.9,en-US;q=0.8", "world"],
  ["de-DE,de;q=0.9,en-US", "world"],
  ["de", "world"],
  ["zh-Hans-CN", "world"],
  ["x".repeat(10_000), "world"],
])("a browser that asks for %s gets the formats of %s", (languages, formats) => {
  expect(readFormats(null, languages)).toBe(formats);
});

test("a choice counts more than the language, unless it is none", () => {
  expect(readFormats("theme=dark; formats=world", "en-US")).toBe("world");
  expect(readFormats("formats=martian", "en-US")).toBe("us");
});

test("times and lengths follow", () => {
  expect([timeInWords("16:00"), timeInWords("16:00", "world"), timeInWords("09:30", "world"), timeInWords("00:00", "world")]).toEqual([
    "4:00 PM",
    "16:00",
    "09:30",
    "00:00",
  ]);
  expect([lengthInWords(34), lengthInWords(34, "world")]).toEqual(["34\u00a0ft", "10.4\u00a0m"]);
});
