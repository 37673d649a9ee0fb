import { darker, lighter, mix } from "../drawing/color.ts";
import type { Part, Spot, View } from "../drawing/solid.ts";
import { fill, type Point, polygon, straight, stroke } from "../drawing/svg.ts";

const between = (a: Spot, b: Spot, part: number, bow: Spot = [0, 0, 0]): Spot => {
  const swell = Math.sin(part * Math.PI);
  return [
    a[0] + (b[0] - a[0]) * part + bow[0] * swell,
    a[1] + (b[1] - a[1]) * part + bow[1] * swell,
    a[2] + (b[2] - a[2]) * part + bow[2] * swell,
  ];
};

const curve = (view: View, a: Spot, b: Spot, bow: Spot, steps = 7): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => view.project(between(a, b, i / steps, bow)));

export type SailShape = {
  /** Its corners in order around it: three, or four with a gaff. */
  corners: readonly [Spot, Spot, Spot] | readonly [Spot, Spot, Spot, Spot];
  /** How each edge swells, the first from the first corner to the second. */
  swell: readonly Spot[];
  color: string;
  seams?: number;
};

/** A sail full of wind, brighter where it stands to the light. */
export function sail({ corners, swell, color, seams = 4 }: SailShape, layer: number): Part {
  return {
    faces: [],
    middle: corners[0],
    layer,
    draw({ palette, sheet, side }, view) {
      const edges = corners.map((corner, i) => curve(view, corner, corners[(i + 1) % corners.length] ?? corner, swell[i] ?? [0, 0, 0]));
      const outline = edges.flatMap((edge) => edge.slice(0, -1));
      const [bright, shade] = [palette.tone(color, 0.95), palette.tone(color, 0.38)];
      const stops = [
        [0, side < 0 ? bright : shade],
        [0.5, palette.tone(color, 0.8)],
        [1, side < 0 ? shade : bright],
      ] as const;
      const [luff = [], leech = []] = [edges[0], edges.length === 4 ? edges[2] : edges[1]];
      const lines = Array.from({ length: seams }, (_, i) => {
        const part = (i + 1) / (seams + 1);
        const [a, b] = [luff[Math.round(part * 7)], leech[Math.round((1 - part) * 7)]];
        return a && b ? straight([a, b]) : "";
      }).join("");
      return fill(polygon(outline), sheet.fade(stops, [0, 0.1, 1, 0])) + stroke(lines, palette.tone(darker(color, 0.3), 0.5), 2, 0.35);
    },
  };
}

/** Spars and wires. */
export function sticks(lines: readonly { from: Spot; to: Spot; width: number; color: string }[], layer: number): Part {
  return {
    faces: [],
    middle: [0, 5, 0],
    layer,
    draw: ({ palette }, view) =>
      lines
        .map(({ from, to, width, color }) => stroke(straight([view.project(from), view.project(to)]), palette.tone(color, 0.6), width))
        .join(""),
  };
}

/** The sail packed on its boom, under a cover. */
export function furled(from: Spot, to: Spot, color: string, layer: number): Part {
  return {
    faces: [],
    middle: from,
    layer,
    draw({ palette }, view) {
      const [a, b] = [view.project(from), view.project(to)];
      const thick = Math.max(8, Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.06);
      const top = straight([
        [a[0], a[1] - thick * 0.3],
        [b[0], b[1] - thick * 0.3],
      ]);
      return stroke(straight([a, b]), palette.tone(color, 0.35), thick) + stroke(top, palette.tone(lighter(color, 0.12), 0.8), thick * 0.4);
    },
  };
}

/** A pennant at the masthead or an ensign at the stern. */
export function flag(at: Spot, size: number, color: string, layer: number): Part {
  return {
    faces: [],
    middle: at,
    layer,
    draw({ palette }, view) {
      const points = [
        at,
        [at[0] - size, at[1] - size * 0.1, at[2]],
        [at[0] - size * 0.9, at[1] - size * 0.5, at[2]],
        [at[0], at[1] - size * 0.55, at[2]],
      ] as const;
      return fill(polygon(points.map((spot) => view.project(spot))), palette.tone(mix(color, "#c8502b", 0.2), 0.8));
    },
  };
}
