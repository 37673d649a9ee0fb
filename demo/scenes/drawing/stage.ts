import type { Random } from "../../random.ts";
import type { Palette, Setting } from "./palette.ts";
import type { Sheet } from "./svg.ts";

export type Tree = "pine" | "cypress" | "stone-pine" | "palm" | "birch" | "leafy";

/** What every part of a picture needs to know of the whole. */
export type Stage = {
  sheet: Sheet;
  palette: Palette;
  random: Random;
  setting: Setting;
  /** The trees of the place. */
  flora: readonly Tree[];
  /** Where water and sky meet. */
  horizon: number;
  sun: { x: number; y: number; r: number };
  /** The side that the light comes from: -1 left, 1 right. */
  side: -1 | 1;
};

/** Any number from the first up to the last. */
export const span = (random: Random, first: number, last: number): number => first + random.next() * (last - first);
