import type { Random } from "../../random.ts";
import type { Setting } from "../drawing/palette.ts";
import type { Part, Spot } from "../drawing/solid.ts";

export type HomeSubject = "villa" | "cabin" | "loft" | "beach-house" | "lighthouse-cottage" | "house";

/** The colors that all pictures of one home share. */
export type HouseLook = {
  wall: string;
  trim: string;
  roof: string;
  accent: string;
  stone: string;
  wood: string;
  variant: number;
  hasPool: boolean;
  /** What its name promises: a school, two chimneys, stone, shingles. */
  feature: string;
};

export type House = { parts: Part[]; ground: readonly Spot[]; height: number; width: number; chimney: Spot | null };

const LOOKS: Record<HomeSubject, { wall: string[]; roof: string[]; accent: string[]; trim: string[] }> = {
  villa: {
    wall: ["#fbf3e2", "#f4e2c4", "#f0cfa8", "#ffffff", "#e9b894"],
    roof: ["#c0603a", "#b3553a", "#cf7a4c", "#a9624a"],
    accent: ["#0b6e75", "#3f6f5a", "#2e5c7c", "#8a4b3a"],
    trim: ["#fffaf0", "#f6ecd9"],
  },
  cabin: {
    wall: ["#8a5a3c", "#6d4a36", "#a5453a", "#3f4a4c", "#b07a4e"],
    roof: ["#43525a", "#5b4638", "#37474a", "#5e6b4d"],
    accent: ["#c8502b", "#d9a441", "#0b6e75", "#e9e2d2"],
    trim: ["#f6ecd9", "#e9d9bd", "#d8b98f"],
  },
  loft: {
    wall: ["#a9583f", "#8d4b3c", "#b9754f", "#7a5a50", "#9c6a55"],
    roof: ["#4a5258", "#5d4a42"],
    accent: ["#10263a", "#0b6e75", "#c8502b"],
    trim: ["#f0e6d4", "#26363f", "#e3d5bd"],
  },
  "beach-house": {
    wall: ["#f7f3e8", "#b9d2d0", "#f1d9b5", "#8fb3bd", "#e8b79a", "#d7dfc9"],
    roof: ["#6d7f86", "#8b7a68", "#56727c", "#a2806a"],
    accent: ["#c8502b", "#0b6e75", "#e0a24a", "#2e5c7c"],
    trim: ["#ffffff", "#fffaf0"],
  },
  house: {
    wall: ["#f7f3e8", "#a8453a", "#7f9a86", "#4f6a7c", "#e9cf8f", "#b9a183", "#dfe3dc", "#8a6f5a"],
    roof: ["#4a5258", "#5d4a42", "#3f4d55", "#6d5a4a"],
    accent: ["#c8502b", "#0b6e75", "#10263a", "#d9a441", "#2e5c7c", "#3f6f5a"],
    trim: ["#ffffff", "#fffaf0", "#f0e6d4"],
  },
  "lighthouse-cottage": {
    wall: ["#fdfaf2", "#f4efe3"],
    roof: ["#b8452f", "#2f3f4a", "#7c3a2e"],
    accent: ["#c8502b", "#b8452f", "#10263a", "#0b6e75"],
    trim: ["#ffffff", "#e9e2d2"],
  },
};

export function houseLook(random: Random, subject: HomeSubject, setting: Setting, hasPool: boolean, feature = ""): HouseLook {
  const { wall, roof, accent, trim } = LOOKS[subject];
  const stone = setting === "mediterranean" ? "#d8bd95" : setting === "fjord" || setting === "nordic" ? "#8f979b" : "#b3a693";
  return {
    wall: random.pick(wall),
    trim: random.pick(trim),
    roof: random.pick(roof),
    accent: random.pick(accent),
    stone,
    wood: random.pick(["#b78655", "#9d6d45", "#c59a68"]),
    variant: random.between(0, 11),
    hasPool,
    feature,
  };
}
