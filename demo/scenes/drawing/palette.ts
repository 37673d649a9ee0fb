import type { Random } from "../../random.ts";
import { mix } from "./color.ts";

export type Time = "day" | "dusk" | "night";
export type Setting = "sea" | "lake" | "fjord" | "forest" | "city-harbor" | "mediterranean" | "nordic";

type Mood = {
  sky: [high: string, middle: string, low: string];
  sun: string;
  haze: string;
  water: [far: string, middle: string, near: string];
  cloud: string;
};

const MOODS: Record<Time, Mood[]> = {
  day: [
    { sky: ["#4f9fc0", "#9ccdd6", "#e8f0e2"], sun: "#fffbe8", haze: "#d3e5e3", water: ["#8ccac8", "#2f929b", "#0f5c6c"], cloud: "#ffffff" },
    { sky: ["#7fbcc9", "#cfe1d6", "#fbe8c9"], sun: "#fff5d6", haze: "#ecdfc6", water: ["#a9d1c6", "#45999a", "#14606b"], cloud: "#fffaf0" },
    { sky: ["#2f83b0", "#79bad2", "#d9eeee"], sun: "#ffffff", haze: "#c3dfe6", water: ["#79c4d0", "#1f84a0", "#0c4d70"], cloud: "#ffffff" },
    { sky: ["#93b9c8", "#c3d6da", "#f1e9dc"], sun: "#fff8e6", haze: "#dce2df", water: ["#b6ced0", "#6798a2", "#2c5b6c"], cloud: "#fbfaf5" },
  ],
  dusk: [
    { sky: ["#2b4768", "#c4695a", "#f9bb78"], sun: "#ffe6b0", haze: "#e39a70", water: ["#f3ad78", "#86647a", "#223c58"], cloud: "#f08a66" },
    { sky: ["#46598a", "#cc8b9d", "#f9cfb0"], sun: "#fff0d2", haze: "#dea9a6", water: ["#ecb9a6", "#877aa0", "#34486e"], cloud: "#f2b1a6" },
    { sky: ["#557f98", "#e6ba79", "#fde7ab"], sun: "#fffbe0", haze: "#efca8d", water: ["#f4d592", "#7f9b92", "#245463"], cloud: "#f8cf8e" },
    { sky: ["#123b55", "#4a8b97", "#f5bd8e"], sun: "#ffe9c4", haze: "#a9a893", water: ["#dcb08c", "#3f7a87", "#0f3449"], cloud: "#e59b78" },
  ],
  night: [
    { sky: ["#091626", "#15324d", "#3d627b"], sun: "#f6ebcd", haze: "#2d4c64", water: ["#3b5f75", "#153449", "#091a2a"], cloud: "#2a4a63" },
    { sky: ["#061c28", "#0e3c48", "#357a7f"], sun: "#eef4e4", haze: "#235660", water: ["#3a7a80", "#0f3d4a", "#071f2b"], cloud: "#1d4d58" },
    { sky: ["#12142d", "#2c3158", "#6b678d"], sun: "#f7eadb", haze: "#474a6f", water: ["#65658a", "#272c50", "#0e1128"], cloud: "#3a3d66" },
  ],
};

const GROUND: Record<Setting, { foliage: string; rock: string; sand: string }> = {
  sea: { foliage: "#5f8d63", rock: "#b3977b", sand: "#ecd9b2" },
  lake: { foliage: "#4d7c54", rock: "#9a938a", sand: "#ddcba4" },
  fjord: { foliage: "#47715a", rock: "#7d8992", sand: "#c9c3b0" },
  forest: { foliage: "#3f6d48", rock: "#8b867a", sand: "#cfbd94" },
  "city-harbor": { foliage: "#5c8062", rock: "#a39b90", sand: "#d8cbb3" },
  mediterranean: { foliage: "#7f9250", rock: "#d0a676", sand: "#f0dcb0" },
  nordic: { foliage: "#5c7560", rock: "#9a9896", sand: "#d4cbb9" },
};

export type Palette = Mood & {
  time: Time;
  foliage: string;
  rock: string;
  sand: string;
  /** The light behind windows; lit when it is not day. */
  lamp: string;
  lampsAreLit: boolean;
  /** A thing's own color as it looks in this light: 1 faces it, 0 is in shade; the distance fades it into the air. */
  tone(color: string, light?: number, distance?: number): string;
};

const LIGHT: Record<Time, { key: string; keyPart: number; shade: string; shadePart: number; all: string; allPart: number }> = {
  day: { key: "#fff4d8", keyPart: 0.2, shade: "#2f4f70", shadePart: 0.46, all: "#ffffff", allPart: 0 },
  dusk: { key: "#ffb477", keyPart: 0.34, shade: "#33284f", shadePart: 0.56, all: "#7a4a58", allPart: 0.16 },
  night: { key: "#8fb4c9", keyPart: 0.3, shade: "#081522", shadePart: 0.5, all: "#15354f", allPart: 0.44 },
};

/** The colors of a place at an hour; the seed decides the weather. */
export function paletteOf(random: Random, setting: Setting, time: Time): Palette {
  const moods = MOODS[time];
  const fitting =
    setting === "nordic" && time === "day"
      ? [...moods.slice(2), ...moods.slice(3)]
      : setting === "mediterranean" && time === "day"
        ? moods.slice(0, 3)
        : moods;
  const mood = random.pick(fitting);
  const { key, keyPart, shade, shadePart, all, allPart } = LIGHT[time];
  return {
    ...mood,
    ...GROUND[setting],
    time,
    lamp: "#ffd489",
    lampsAreLit: time !== "day",
    tone(color, light = 0.7, distance = 0) {
      const ambient = mix(color, all, allPart);
      const lit = light > 0.5 ? mix(ambient, key, keyPart * (light - 0.5) * 2) : mix(ambient, shade, shadePart * (0.5 - light) * 2);
      return mix(lit, mood.haze, distance);
    },
  };
}
