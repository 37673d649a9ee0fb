import { expect, test } from "vitest";
import { readCategory, readHomeKind } from "./categories.server.ts";

test.each([
  ["Entire villa in Palma", "House", "villa"],
  ["Private room in home", "House", "room"],
  ["Room in Bergen, Norway", null, "room"],
  ["Entire cabin", "House", "cabin"],
  ["Entire loft in Seattle", "Apartment", "loft"],
  ["Chalet", "House", "chalet"],
  ["Entire cottage", "House", "cottage"],
  ["Houseboat", "Boat", "houseboat"],
  ["Entire home in Villa Park", "House", null],
  ["Entire rental unit in San Diego", "Apartment", null],
  ["", null, null],
  [42, null, null],
])("%j is a %s, and the kind of home is %s", (text, category, kind) => {
  expect([readCategory(text), readHomeKind(text)]).toEqual([category, kind]);
});
