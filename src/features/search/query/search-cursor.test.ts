import { describe, expect, test } from "vitest";
import { parseSearchCursor } from "./search-cursor.ts";

const mark = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const MOMENT = "2026-11-15 06:14:53.123456+00";

describe("the mark of a page", () => {
  test.each([
    ["recommended", ["4200", 7]],
    ["price-low", ["0", 1]],
    ["rating", ["480", 2147483647]],
    ["newest", [MOMENT, 12]],
    ["newest", ["2026-11-15 06:14:53-03:30", 12]],
  ] as const)("in the order %s is taken: %j", (sort, value) => {
    expect(parseSearchCursor(mark(value), sort)).toEqual({ key: value[0], no: value[1] });
  });

  test.each([
    ["recommended", mark(["1-2-3", 1])],
    ["recommended", mark(["99999999999", 1])],
    ["recommended", mark(["1", 99_999_999_999])],
    ["recommended", mark(["1", 1.5])],
    ["recommended", mark([1, 1])],
    ["recommended", mark(["1"])],
    ["recommended", mark({})],
    ["recommended", mark([MOMENT, 1])],
    ["newest", mark(["4200", 1])],
    ["newest", mark(["2026-02-30 00:00:00+00", 1])],
    ["newest", mark(["2026-02-20 25:00:00+00", 1])],
    ["price-high", "zzz"],
    ["price-high", "%%%"],
    ["price-high", ""],
  ] as const)("in the order %s is not %s", (sort, text) => {
    expect(parseSearchCursor(text, sort)).toBeNull();
  });
});
