import { describe, expect, test } from "vitest";
import { Line, Prose } from "./text.schema.ts";

describe("a line", () => {
  test("is trimmed, and keeps every script", () => {
    expect(Line().parse("  Łódź 東京 العربية 👩‍🚀 ")).toBe("Łódź 東京 العربية 👩‍🚀");
  });

  test.each(["a\u0000b", "a\nb", "a\r\nb", "a\tb", "a\u0085b", "a\u2028b", "a\u007fb", "\ud800"])("refuses %j", (text) => {
    expect(Line().safeParse(text).success).toBe(false);
  });
});

describe("prose", () => {
  test("keeps line breaks, in one form", () => {
    expect(Prose().parse(" one\r\ntwo\rthree\n\tfour ")).toBe("one\ntwo\nthree\n\tfour");
  });

  test.each(["a\u0000b", "a\u001bb", "a\u0085b", "\udfff"])("refuses %j", (text) => {
    expect(Prose().safeParse(text).success).toBe(false);
  });
});
