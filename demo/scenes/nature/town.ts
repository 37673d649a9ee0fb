import { mix } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { dash, dashed, fill, polygon, rectangle, stroke, WIDTH } from "../drawing/svg.ts";

const FRONTS: Record<"city" | "south" | "north", readonly string[]> = {
  city: ["#8c9aa6", "#a8a39b", "#b98d74", "#76899a", "#c6b9a4"],
  south: ["#f2dcb8", "#eebf97", "#e7a98a", "#f6e9d2", "#dcb98c", "#e8cfc2"],
  north: ["#a5463a", "#d9a441", "#e9e2d2", "#4f7180", "#8d5a42"],
};

/** A town on the far shore: towers behind, a row of fronts at the water. */
export function drawTown(stage: Stage, base: number): string {
  const { random, setting } = stage;
  const isCity = setting === "city-harbor";
  const south = setting === "mediterranean";
  const from = isCity ? -20 : span(random, 60, 800);
  const to = isCity ? WIDTH + 20 : from + span(random, 340, 620);
  return (isCity ? drawTowers(stage, base) : "") + (south ? drawTerraces(stage, from, to, base) : drawRow(stage, from, to, base));
}

function drawTowers({ random, palette, sheet }: Stage, base: number): string {
  const middle = span(random, 450, 1150);
  let [bodies, shades, lamps] = ["", "", ""];
  for (let x = -30; x < WIDTH + 30;) {
    const w = span(random, 40, 92);
    const rise = Math.exp(-(((x - middle) / 430) ** 2));
    const h = 70 + rise * span(random, 120, 330) + span(random, 0, 60);
    bodies += rectangle(x, base - h, w, h) + (random.chance(0.25) ? rectangle(x + w * 0.42, base - h - 34, w * 0.1, 34) : "");
    shades += rectangle(x + w * 0.62, base - h, w * 0.38, h);
    for (let y = base - h + 14; y < base - 40 && palette.lampsAreLit; y += 22)
      if (random.chance(0.5)) lamps += dash(x + span(random, 6, w - 18), y, span(random, 4, 12));
    x += w + span(random, -6, 26);
  }
  const color = mix("#6f8697", palette.sky[1], 0.3);
  return (
    fill(bodies, sheet.blend(palette.tone(color, 0.6, 0.42), palette.tone(color, 0.6, 0.72))) +
    fill(shades, palette.tone(color, 0.1, 0.5), 0.4) +
    stroke(lamps, palette.lamp, 5, 0.8, "butt")
  );
}

/** Gabled fronts side by side, each with its own color. */
function drawRow({ random, palette, setting }: Stage, from: number, to: number, base: number): string {
  const fronts = FRONTS[setting === "nordic" || setting === "fjord" ? "north" : "city"];
  const byColor = new Map<string, string>();
  let [windows, roofs] = ["", ""];
  for (let x = from; x < to;) {
    const [w, h] = [span(random, 44, 78), span(random, 58, 104)];
    const color = random.pick(fronts);
    byColor.set(color, `${byColor.get(color) ?? ""}${rectangle(x, base - h, w, h)}`);
    roofs += polygon([
      [x - 3, base - h],
      [x + w / 2, base - h - w * 0.48],
      [x + w + 3, base - h],
    ]);
    for (let row = 0; row < 3; row++) windows += dash(x + w * 0.16, base - h + 18 + row * 24, w * 0.7);
    x += w + (random.chance(0.2) ? span(random, 10, 40) : 0);
  }
  const bodies = [...byColor].map(([color, path]) => fill(path, palette.tone(color, 0.62, 0.24))).join("");
  return (
    bodies +
    fill(roofs, palette.tone("#6d4238", 0.45, 0.25)) +
    dashed(windows, palette.lampsAreLit ? palette.lamp : palette.tone("#33505f", 0.4, 0.2), 13, "9 11", palette.lampsAreLit ? 0.85 : 0.7)
  );
}

/** A southern village that climbs its hill. */
function drawTerraces({ random, palette, side }: Stage, from: number, to: number, base: number): string {
  const [lit, shaded] = [new Map<string, string>(), new Map<string, string>()];
  let windows = "";
  for (let row = 4; row >= 0; row--) {
    const inset = row * 34;
    for (let x = from + inset + span(random, 0, 20); x < to - inset;) {
      const [w, h] = [span(random, 34, 62), span(random, 34, 60)];
      const y = base - row * 38 + span(random, -8, 8);
      const color = random.pick(FRONTS.south);
      lit.set(color, `${lit.get(color) ?? ""}${rectangle(x, y - h, w, h)}`);
      shaded.set(color, `${shaded.get(color) ?? ""}${rectangle(side > 0 ? x : x + w * 0.7, y - h, w * 0.3, h)}`);
      windows += dash(x + w * 0.24, y - h * 0.56, w * 0.56);
      x += w + span(random, -4, 12);
    }
  }
  const paint = (faces: Map<string, string>, light: number, opacity: number) =>
    [...faces].map(([color, path]) => fill(path, palette.tone(color, light, 0.2), opacity)).join("");
  return (
    paint(lit, 0.8, 1) +
    paint(shaded, 0.15, 0.55) +
    dashed(windows, palette.lampsAreLit ? palette.lamp : palette.tone("#4d4a4c", 0.3, 0.15), 11, "6 12", 0.8)
  );
}
