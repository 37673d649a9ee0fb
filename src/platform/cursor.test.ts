import { expect, test } from "vitest";
import { z } from "zod";
import { readCursor, writeCursor } from "./cursor.ts";

const parts = z.tuple([z.iso.date(), z.uuid()]);
const id = "0f6de128-7fdc-8dc4-b2bc-58d822074a99";

test("a cursor is read as it was written, and a missing one is none", () => {
  expect(readCursor(writeCursor(["2027-01-01", id]), parts)).toEqual(["2027-01-01", id]);
  expect(readCursor(undefined, parts)).toBeNull();
});

test.each([
  "",
  "x",
  "%",
  "2027-01-01.------------------------------------",
  writeCursor(["2027-01-01", "-".repeat(36)]),
  writeCursor(["2027-02-30", id]),
  writeCursor([id]),
])("%j is refused", (text) => {
  expect(() => readCursor(text, parts)).toThrow(expect.objectContaining({ code: "invalid_input", status: 400 }));
});
