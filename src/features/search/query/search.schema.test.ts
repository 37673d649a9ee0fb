import { describe, expect, test } from "vitest";
import { fieldMessages } from "../../../platform/input.ts";
import { SearchQuery } from "./search.schema.ts";

function refusal(input: object): Record<string, string> {
  const parsed = SearchQuery.safeParse(input);
  return parsed.success ? {} : fieldMessages(parsed.error);
}

describe("what is looked for", () => {
  test.each([
    [{ type: "castle" }, "type"],
    [{ minPrice: "NaN" }, "minPrice"],
    [{ minPrice: "500", maxPrice: "100" }, "maxPrice"],
    [{ checkIn: "2099-05-05", checkOut: "2099-05-01" }, "checkOut"],
    [{ q: "x".repeat(10_000) }, "q"],
    [{ q: ["a", "b"] }, "q"],
    [{ amenities: Array.from({ length: 500 }, () => "Pool") }, "amenities"],
    [{ box: "0,0,0" }, "box"],
    [{ after: "zzz" }, "after"],
    [{ before: "zzz" }, "before"],
    [{ host: "me" }, "host"],
  ])("is refused with the field's own words: %#", (input, field) => {
    expect(refusal(input)).toEqual({ [field]: expect.stringMatching(/^(must|is|This|Check-out)/) });
  });
});
