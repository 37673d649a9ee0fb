import { lighter } from "../drawing/color.ts";
import { all, door, eaveShade, row, windows } from "../drawing/openings.ts";
import { gable } from "../drawing/roofs.ts";
import { type Block, box } from "../drawing/shapes.ts";
import type { Part, View } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { circle, fill, pen, type Point, polygon, straight, stroke } from "../drawing/svg.ts";
import type { House, HouseLook } from "./house.ts";

/** The keeper's house beside its light. */
export function lighthouseCottage(look: HouseLook): House {
  const { wall, trim, roof, accent, stone, variant } = look;
  const body: Block = { x: [-2, 8], y: [0, 3.2], z: [-3.4, 2.6] };
  const shed: Block = { x: [8, 12], y: [0, 2.6], z: [-2.6, 1.8] };
  const slates = { color: roof, texture: "tiles" as const, edge: trim };
  const front = all(
    door(4.3, 1.3, 2.2, accent),
    windows(
      [
        { u: 1, v: 0.9, w: 1.5, h: 1.5 },
        { u: 7, v: 0.9, w: 1.5, h: 1.5 },
      ],
      accent === "#10263a" ? "#26363f" : trim,
    ),
    eaveShade(0.5),
  );
  const side = { color: wall, details: windows(row(2, 6, 0.9, 1.1, 1.4), trim) };
  return {
    parts: [
      box({ x: [-9, 13], y: [-1, 0], z: [-5, 4.6] }, { color: stone, texture: "stone" }, { top: { color: lighter(stone, 0.15) } }, -1),
      tower(look),
      box({ x: [5.9, 6.9], y: [3.2, 6.6], z: [-1, 0] }, { color: lighter(stone, 0.3) }),
      box(body, { color: wall }, { front: { color: wall, details: front }, left: side, right: side }),
      gable(body, 2.6, "across", slates, { color: wall, details: windows([{ u: 2.4, v: 0.5, w: 1.1, h: 1 }], trim) }, 0.5),
      box(
        shed,
        { color: wall },
        {
          front: { color: wall, details: all(windows([{ u: 1.3, v: 0.8, w: 1.3, h: 1.2 }], trim), eaveShade(0.4)) },
          right: { color: wall },
        },
      ),
      gable(shed, 1.6, "across", slates, { color: wall }, 0.4),
    ],
    ground: [
      [-9, 0, -5],
      [13, 0, -5],
      [13, 0, 4.6],
      [-9, 0, 4.6],
    ],
    height: variant % 2 ? 17 : 14,
    width: 23,
    chimney: [6.4, 6.7, -0.5],
  };
}

/** Round, tapering, banded or plain, with a lantern that shines when it is dark. */
function tower({ wall, accent, roof, variant }: HouseLook): Part {
  const [x, z, top] = [-5.4, -0.6, variant % 2 ? 14 : 11];
  const radius = (y: number) => 2.3 - (0.9 * y) / top;
  return {
    faces: [],
    middle: [x, top / 2, z],
    draw(stage, view) {
      const { palette, sheet, side } = stage;
      const ring = (y: number, r: number) => edges(view, x, y, z, r);
      const band = (from: number, to: number, color: string, r0 = radius(from), r1 = radius(to)) => {
        const [[l0, r0p], [l1, r1p]] = [ring(from, r0), ring(to, r1)];
        const stops = [
          [0, palette.tone(color, side < 0 ? 0.85 : 0.12)],
          [0.4, palette.tone(color, side < 0 ? 0.95 : 0.6)],
          [1, palette.tone(color, side < 0 ? 0.1 : 0.9)],
        ] as const;
        const sag = (r0p[0] - l0[0]) * 0.07;
        const across = l0[0] - r0p[0];
        const path = straight([l1, r1p, r0p]) + pen`q${across / 2} ${sag * 2} ${across} ${l0[1] - r0p[1]}Z`;
        return fill(path, sheet.fade(stops, [0, 0, 1, 0]));
      };
      const bands =
        variant % 3 === 0
          ? [[top * 0.72, top, accent] as const]
          : [[top * 0.22, top * 0.4, accent] as const, [top * 0.6, top * 0.78, accent] as const];
      const slits = [0.3, 0.55]
        .map((part) => straight([view.project([x, top * part, z + 2]), view.project([x, top * part + 1, z + 2])]))
        .join("");
      return (
        band(0, top, wall) +
        bands.map(([from, to, color]) => band(from, to, color)).join("") +
        stroke(slits, palette.lampsAreLit ? palette.lamp : palette.tone("#2f4654", 0.4), 9, 0.9, "butt") +
        lantern(stage, view, [x, z], top, radius(top), roof, band)
      );
    },
  };
}

function lantern(
  stage: Stage,
  view: View,
  [x, z]: Point,
  top: number,
  r: number,
  roof: string,
  band: (from: number, to: number, color: string, r0?: number, r1?: number) => string,
): string {
  const { palette, sheet } = stage;
  const [cx, cy] = view.project([x, top + 1.3, z]);
  const size = Math.abs(view.project([x + 1, top, z])[0] - view.project([x, top, z])[0]) || 20;
  const beam = palette.lampsAreLit
    ? fill(
        circle(cx, cy, size * 7),
        sheet.glow([
          [0, "#fff3c4", 0.75],
          [0.3, "#ffe7a3", 0.25],
          [1, "#ffe7a3", 0],
        ]),
      )
    : "";
  const gallery = band(top, top + 0.35, "#2b3a44", r * 1.5, r * 1.5);
  const glass = band(top + 0.35, top + 2.2, palette.lampsAreLit ? "#fff0bf" : "#bcd7da", r * 0.8, r * 0.8);
  const [left, right] = edges(view, x, top + 2.2, z, r * 0.95);
  const dome = fill(polygon([left, right, view.project([x, top + 3.6, z])]), palette.tone(roof, 0.5));
  return beam + gallery + glass + dome;
}

/** The left and right edge of a ring, as they are seen. */
function edges(view: View, x: number, y: number, z: number, r: number): [Point, Point] {
  const ring = Array.from({ length: 16 }, (_, i) =>
    view.project([x + Math.cos((i / 8) * Math.PI) * r, y, z + Math.sin((i / 8) * Math.PI) * r]),
  );
  const sorted = ring.toSorted((a, b) => a[0] - b[0]);
  const middle = view.project([x, y, z])[1];
  return [
    [sorted[0]?.[0] ?? 0, middle],
    [sorted.at(-1)?.[0] ?? 0, middle],
  ];
}
