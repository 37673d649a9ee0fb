import { mix } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { dash, ellipse, fill, HEIGHT, rectangle, stroke, WIDTH } from "../drawing/svg.ts";

/** Water from the horizon down: its depth, the light's road, and ripples that grow towards us. */
export function drawWater(stage: Stage, to = HEIGHT): string {
  const { sheet, palette, horizon } = stage;
  const [far, middle, near] = palette.water;
  const body = fill(
    rectangle(0, horizon, WIDTH, to - horizon),
    sheet.fade([
      [0, far],
      [0.32, middle],
      [1, near],
    ]),
  );
  const mirrored = palette.tone(mix(palette.foliage, palette.haze, 0.35), 0.4);
  const shore = fill(
    rectangle(0, horizon, WIDTH, 130),
    sheet.fade([
      [0, mirrored, 0.55],
      [0.4, mirrored, 0.18],
      [1, mirrored, 0],
    ]),
  );
  return body + shore + drawLightRoad(stage, to) + drawRipples(stage, horizon + 10, to, 0, WIDTH);
}

function drawLightRoad({ random, palette, sun, horizon, sheet }: Stage, to: number): string {
  const depth = to - horizon;
  const low = sun.y > horizon * 0.45;
  const strength = palette.time === "day" ? (low ? 0.5 : 0.3) : 0.75;
  const shimmer = fill(
    ellipse(sun.x, horizon, 420, depth * 0.75),
    sheet.glow([
      [0, palette.sun, strength * 0.5],
      [0.5, palette.sun, strength * 0.14],
      [1, palette.sun, 0],
    ]),
  );
  let dashes = "";
  for (let part = 0.004; part < 0.9; part += 0.016 + part * 0.07) {
    const width = (34 + part * 170) * span(random, 0.4, 1.1);
    dashes += dash(sun.x - width / 2 + span(random, -0.5, 0.5) * (30 + part * 200), horizon + 3 + part * depth + span(random, 0, 5), width);
  }
  return sheet.clipped(shimmer, rectangle(0, horizon, WIDTH, depth)) + stroke(dashes, palette.sun, 4, strength * 0.8);
}

/** Level strokes, short and thin far away, long and bold nearby. */
function drawRipples({ random, palette, horizon }: Stage, from: number, to: number, left: number, right: number): string {
  const light = mix(palette.water[0], palette.sun, 0.25);
  const dark = mix(palette.water[2], "#08161f", 0.25);
  const depth = HEIGHT - horizon;
  const strokes: Record<"thin" | "bold" | "dark", string> = { thin: "", bold: "", dark: "" };
  const count = Math.round(36 * ((right - left) / WIDTH));
  for (let n = 0; n < count; n++) {
    const part = random.next() ** 1.5;
    const y = from + part * (to - from);
    const near = (y - horizon) / depth;
    const length = (18 + near * 150) * span(random, 0.5, 1.5);
    const kind = near < 0.22 ? "thin" : random.chance(0.42) ? "dark" : "bold";
    strokes[kind] += dash(span(random, left, right - length), y, length);
  }
  return stroke(strokes.thin, light, 2.5, 0.5) + stroke(strokes.dark, dark, 5, 0.2) + stroke(strokes.bold, light, 4.5, 0.28);
}

/** What stands at the water, upside down in it: flipped over the (slanted) line where it meets the water. */
export function reflected(id: string, x: number, y: number, slope: number, opacity: number): string {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return `<use href="#${id}" transform="matrix(1 ${round(2 * slope)} 0 -1 0 ${round(2 * (y - slope * x))})" opacity="${opacity}"/>`;
}

/** Water over a reflection: it trembles, and is lost in the deep. */
export function drawTremble({ random, palette, sheet }: Stage, left: number, right: number, from: number, to: number): string {
  const paint = mix(palette.water[1], palette.water[0], 0.35);
  const deep = palette.water[2];
  let path = "";
  for (let y = from + 8; y < to; y += 10 + (y - from) * 0.06) {
    const length = (right - left) * span(random, 0.18, 0.6);
    path += dash(left + span(random, -0.15, 0.85) * (right - left), y, length);
  }
  const fading = sheet.fade([
    [0, deep, 0],
    [0.25, deep, 0.2],
    [1, deep, 0.92],
  ]);
  return fill(rectangle(0, from, WIDTH, HEIGHT - from), fading, 0.75) + stroke(path, paint, 5, 0.5);
}
