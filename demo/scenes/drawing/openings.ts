import { darker, lighter, mix } from "./color.ts";
import type { FaceDraw } from "./solid.ts";
import { fill, type Point, polygon, straight, stroke } from "./svg.ts";

export type Opening = {
  /** Metres from the wall's lower left corner. */
  u: number;
  v: number;
  w: number;
  h: number;
  /** Panes across and up. */
  panes?: readonly [number, number];
  arched?: boolean;
  shutters?: string;
  /** Without a lamp behind it, whatever the hour. */
  dark?: boolean;
};

/** Windows in a wall: frames, glass with the sky in it or a lamp behind it, sills and shutters. */
export const windows =
  (openings: readonly Opening[], frame: string) =>
  (draw: FaceDraw): string => {
    const { stage, light } = draw;
    const { palette } = stage;
    const [dark, lit, bars, sheen, shades]: [string[], string[], string[], string[], string[]] = [[], [], [], [], []];
    const shutters = new Map<string, string>();
    for (const opening of openings) {
      const { u, v, w, h, panes = [2, 2], arched = false } = opening;
      (palette.lampsAreLit && !opening.dark ? lit : dark).push(outline(draw, u, v, w, h, arched));
      if (w * h > 2.4) {
        shades.push(polygon([draw.on(u, v + h), draw.on(u + w, v + h), draw.on(u + w, v + h * 0.86), draw.on(u, v + h * 0.86)]));
        sheen.push(
          polygon([draw.on(u + w * 0.12, v), draw.on(u + w * 0.36, v), draw.on(u + w * 0.74, v + h), draw.on(u + w * 0.5, v + h)]),
        );
      }
      for (let n = 1; n < panes[0]; n++)
        bars.push(straight([draw.on(u + (w * n) / panes[0], v), draw.on(u + (w * n) / panes[0], v + h * (arched ? 1.14 : 1))]));
      for (let n = 1; n < panes[1]; n++) bars.push(straight([draw.on(u, v + (h * n) / panes[1]), draw.on(u + w, v + (h * n) / panes[1])]));
      if (opening.shutters)
        for (const x of [u - w * 0.52 - 0.1, u + w + 0.1])
          shutters.set(opening.shutters, (shutters.get(opening.shutters) ?? "") + outline(draw, x, v, w * 0.5, h, false));
    }
    const glass = stage.sheet.blend(
      mix(palette.sky[0], "#17354a", palette.time === "day" ? 0.45 : 0.6),
      mix(palette.sky[2], "#34607a", 0.45),
    );
    const lamp = stage.sheet.blend(lighter(palette.lamp, 0.35), mix(palette.lamp, "#e98b45", 0.55));
    const framed = palette.tone(frame, light);
    const unit = Math.abs(draw.on(1, 0)[0] - draw.on(0, 0)[0]) + Math.abs(draw.on(0, 1)[1] - draw.on(0, 0)[1]);
    const thick = Math.min(9, Math.max(2, unit * 0.085));
    return (
      framedGlass(dark.join(""), glass, framed, thick) +
      framedGlass(lit.join(""), lamp, framed, thick) +
      fill(sheen.join(""), "#ffffff", palette.lampsAreLit ? 0.12 : 0.26) +
      (lit.length ? "" : fill(shades.join(""), "#0b2233", 0.3)) +
      stroke(bars.join(""), framed, thick * 0.8, 0.95, "butt") +
      [...shutters].map(([color, path]) => fill(path, palette.tone(color, light))).join("")
    );
  };

const framedGlass = (path: string, glass: string, frame: string, thick: number) =>
  path ? `<path d="${path.replaceAll(" -", "-")}" fill="${glass}" stroke="${frame}" stroke-width="${thick.toFixed(1)}"/>` : "";

function outline({ on }: FaceDraw, u: number, v: number, w: number, h: number, arched: boolean): string {
  if (!arched) return polygon([on(u, v), on(u + w, v), on(u + w, v + h), on(u, v + h)]);
  const arch: Point[] = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * Math.PI;
    return on(u + w / 2 + (Math.cos(angle) * w) / 2, v + h + (Math.sin(angle) * w) / 2);
  });
  return polygon([on(u, v), on(u + w, v), ...arch]);
}

export const door =
  (u: number, w: number, h: number, color: string, v = 0) =>
  (draw: FaceDraw): string => {
    const { palette } = draw.stage;
    return (
      fill(outline(draw, u - 0.12, v, w + 0.24, h + 0.12, false), palette.tone(lighter(color, 0.55), draw.light)) +
      fill(outline(draw, u, v, w, h, false), palette.tone(color, draw.light)) +
      stroke(
        straight([draw.on(u + w * 0.25, v + 0.3), draw.on(u + w * 0.25, v + h - 0.3)]) +
          straight([draw.on(u + w * 0.75, v + 0.3), draw.on(u + w * 0.75, v + h - 0.3)]),
        palette.tone(darker(color, 0.3), draw.light),
        2,
        0.7,
      )
    );
  };

/** The shade that a roof throws on the wall below it. */
export const eaveShade =
  (depth: number) =>
  ({ on, width, height, stage }: FaceDraw): string =>
    fill(
      polygon([on(0, height), on(width, height), on(width, height - depth), on(0, height - depth)]),
      stage.palette.time === "dusk" ? "#331f3c" : "#0c2438",
      0.24,
    );

export const all =
  (...details: ((draw: FaceDraw) => string)[]) =>
  (draw: FaceDraw): string =>
    details.map((detail) => detail(draw)).join("");

/** So many windows side by side, spread over the width. */
export function row(count: number, width: number, v: number, w: number, h: number, more: Partial<Opening> = {}): Opening[] {
  const gap = (width - count * w) / (count + 1);
  return Array.from({ length: count }, (_, n) => ({ u: gap + n * (w + gap), v, w, h, ...more }));
}
