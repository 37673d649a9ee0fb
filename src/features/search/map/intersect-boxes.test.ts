import { expect, test } from "vitest";
import { intersectBoxes } from "./intersect-boxes.ts";

const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });

test.each([
  ["without an area it is the view", box(0, 0, 10, 10), undefined, box(0, 0, 10, 10)],
  ["overlapping boxes share a part", box(0, 0, 10, 10), box(5, -5, 20, 5), box(5, 0, 10, 5)],
  ["a box within the other is the part", box(0, 0, 10, 10), box(2, 2, 3, 3), box(2, 2, 3, 3)],
  ["boxes apart share nothing", box(0, 0, 10, 10), box(20, 0, 30, 10), null],
  ["boxes above each other share nothing", box(0, 0, 10, 10), box(0, 20, 10, 30), null],
  ["over the date line the part is over it, too", box(170, 0, -170, 10), box(160, 0, -175, 10), box(170, 0, -175, 10)],
  ["on one side of the date line it is the part there", box(170, 0, -170, 10), box(-180, 0, -160, 10), box(-180, 0, -170, 10)],
])("%s", (_what, view, area, shared) => {
  expect(intersectBoxes(view, area)).toEqual(shared);
});
