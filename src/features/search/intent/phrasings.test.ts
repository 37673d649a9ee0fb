import { describe, expect, test } from "vitest";
import { OF_HOMES } from "./phrasings-of-homes.ts";
import { OF_PLACES } from "./phrasings-of-places.ts";
import { readIntent } from "./read-intent.ts";

const PHRASINGS = [...OF_HOMES, ...OF_PLACES];

describe("phrasings", () => {
  test("there are more than three hundred of them", () => expect(new Set(PHRASINGS.map(([text]) => text)).size).toBeGreaterThan(300));

  test.each(PHRASINGS)("%j is %j, leaving %j", (text, labels, left) => {
    const { readings, rest, isVague } = readIntent(text);
    expect([readings.map(({ label }) => label), isVague ? "" : rest]).toEqual([labels, left]);
  });

  test("lose a chip's words and nothing else", () => {
    for (const [text, labels] of PHRASINGS)
      for (const { label, without } of readIntent(text).readings)
        expect(
          readIntent(without).readings.map((reading) => reading.label),
          `${text} without ${label}`,
        ).toEqual(labels.filter((other) => other !== label));
  });
});

describe("bad input", () => {
  test.each([
    "villa ".repeat(1_700),
    "x".repeat(10_000),
    "a ".repeat(5_000),
    "فيلا مع مسبح في إيطاليا",
    "וילה עם בריכה",
    "🏖️🏡 villa 🏊",
    "\"villa\" 'pool' “Italy”",
    "'; DROP TABLE listing_index; --",
    "villa' OR '1'='1",
    "%_\\",
    "\u202Evilla\u202C",
    "((((((villa))))))",
    "july july july july july july",
    "2 adults 2 children 2 adults 2 children",
    "99999999999999999999 adults",
  ])("no. %# is read without harm", (text) => {
    const { readings, rest } = readIntent(text);
    expect(readings.length).toBeLessThan(10);
    expect(rest.length).toBeLessThanOrEqual(text.length);
  });
});
