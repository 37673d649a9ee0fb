import { expect, test } from "vitest";
import { readCookie } from "./read-cookie.ts";

test.each([
  ["theme=dark", "dark"],
  ["a=1; theme=dark; b=2", "dark"],
  ["a=1;theme=dark", "dark"],
  ["theme=dark; theme=light", "dark"],
  ["theme=", ""],
  ["theme=a=b", "a=b"],
  ["my-theme=dark", undefined],
  ["theme", undefined],
  [";;;=;theme", undefined],
  ["", undefined],
  [null, undefined],
])("of %j the cookie is %j", (header, value) => {
  expect(readCookie(header, "theme")).toBe(value);
});

test("a header of nothing but separators and spaces costs no time", () => {
  const started = performance.now();
  for (let n = 0; n < 20; n++) readCookie(`${"; ".repeat(4_000)}theme${" ".repeat(8_000)}=`, "theme");
  expect(performance.now() - started).toBeLessThan(500);
});
