import { expect, test } from "vitest";
import { MOST_PHOTO_BYTES } from "../../../../platform/images/photo-sizes.ts";
import { LOOK_COLUMNS, LOOK_ROWS, lookOf, photoHints } from "./photo-hints.rules.ts";
import { isTooLarge } from "../../../../platform/images/shrink-photo.ts";

const pixels = (light: (index: number) => number) =>
  Array.from({ length: LOOK_COLUMNS * LOOK_ROWS * 4 }, (_, index) => (index % 4 === 3 ? 255 : light(Math.floor(index / 4))));
const size = { width: 1600, height: 1200 };

test("small, dark and doubled photos get a hint, and others none", () => {
  const bright = lookOf(
    size,
    pixels((index) => 120 + (index % 7) * 10),
  );
  const other = lookOf(
    size,
    pixels((index) => 120 + (index % 5) * 10),
  );
  const dark = lookOf(
    size,
    pixels(() => 20),
  );
  const small = lookOf(
    { width: 600, height: 450 },
    pixels(() => 200),
  );
  expect(photoHints([bright, undefined, other, dark, small, bright])).toEqual([
    null,
    null,
    null,
    "Quite dark",
    "Small: 600 × 450",
    "Same as photo 1",
  ]);
});

test("what is shrunk is a picture over the limit, or one of an iPhone", () => {
  const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });
  expect(isTooLarge(file("a.jpg", "image/jpeg", MOST_PHOTO_BYTES + 1))).toBe(true);
  expect(isTooLarge(file("a.heic", "", 10))).toBe(true);
  expect(isTooLarge(file("a.jpg", "image/jpeg", MOST_PHOTO_BYTES))).toBe(false);
  expect(isTooLarge(file("a.pdf", "application/pdf", MOST_PHOTO_BYTES + 1))).toBe(false);
});
