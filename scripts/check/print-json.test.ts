import { expect, test } from "vitest";
import { printJson } from "./print-json.ts";

test("what fits on a line stands on one, and everything is there", () => {
  expect(printJson({ a: [1, null], b: { c: "d" } })).toBe('{ "a": [ 1, null ], "b": { "c": "d" } }');
  const long = {
    type: "object",
    texts: ["x".repeat(100), "two\n lines"],
    none: {},
    nothing: [],
    deep: { list: Array.from({ length: 60 }, (_, n) => n) },
  };
  const printed = printJson(long);
  expect(JSON.parse(printed)).toEqual(long);
  expect(printed.split("\n")).toContain('  "type": "object",');
  expect(Math.max(...printed.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(140);
});
