import { darker, lighter, mix } from "../drawing/color.ts";
import { type Block, box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import { ellipse, fill, pen, polygon, straight, stroke } from "../drawing/svg.ts";
import type { RoomLook } from "./shell.ts";
import { flat } from "./flat.ts";

const pillow = (x: number, y: number, z: number, color: string, size = 0.5, layer = 3): Part =>
  flat([x, y, z], layer, ({ palette }, px, py, unit) => {
    const s = unit * size;
    const path = pen`M${px - s / 2} ${py - s * 0.42}q${s / 2} ${s * 0.1} ${s} 0q${-s * 0.08} ${s * 0.3} 0 ${s * 0.66}q${-s / 2} ${s * 0.1} ${-s} 0q${s * 0.08} ${-s * 0.36} 0 ${-s * 0.66}Z`;
    return (
      fill(path, palette.tone(color, 0.7)) +
      stroke(pen`M${px - s * 0.2} ${py - s * 0.2}q${s * 0.2} ${s * 0.12} ${s * 0.4} 0`, palette.tone(darker(color, 0.3), 0.4), 2, 0.5)
    );
  });

/** A sofa that looks at us, with cushions. */
export function sofa(x: number, z: number, width: number, color: string, accent: string): Part[] {
  const soft = { color, soft: 16 };
  const [x0, x1] = [x - width / 2, x + width / 2];
  const seats = width > 2.4 ? 3 : 2;
  const seat = (width - 0.4) / seats;
  return [
    box({ x: [x0, x1], y: [0.35, 0.95], z: [z - 0.45, z - 0.2] }, soft, {}, 1),
    box({ x: [x0, x1], y: [0.12, 0.36], z: [z - 0.2, z + 0.6] }, { color: darker(color, 0.12), soft: 8 }, {}, 1),
    ...Array.from({ length: seats }, (_, i) =>
      box(
        { x: [x0 + 0.22 + i * seat, x0 + 0.18 + (i + 1) * seat], y: [0.38, 0.52], z: [z - 0.2, z + 0.58] },
        { color: lighter(color, 0.1), soft: 10 },
        {},
        2,
      ),
    ),
    box({ x: [x0 - 0.04, x0 + 0.16], y: [0.12, 0.66], z: [z - 0.3, z + 0.6] }, soft, {}, 2),
    box({ x: [x1 - 0.16, x1 + 0.04], y: [0.12, 0.66], z: [z - 0.3, z + 0.6] }, soft, {}, 2),
    pillow(x0 + 0.5, 0.74, z, accent),
    pillow(x0 + 0.86, 0.7, z + 0.1, lighter(accent, 0.5), 0.42),
    pillow(x1 - 0.5, 0.74, z, mix(accent, "#e9d9bd", 0.5)),
  ];
}

/** An armchair, turned to the middle of the room. */
export function armchair(x: number, z: number, color: string, wood: string): Part[] {
  const outer = x > 0 ? 0.72 : -0.72;
  const back: Block = {
    x: [Math.min(x + outer, x + outer * 0.75), Math.max(x + outer, x + outer * 0.75)],
    y: [0.4, 1.05],
    z: [z - 0.42, z + 0.42],
  };
  return [
    legs([x - 0.5, x + 0.5], [z - 0.36, z + 0.36], 0.3, wood),
    box(back, { color, soft: 14 }, {}, x > 0 ? 3 : 1),
    box({ x: [x - 0.55, x + 0.55], y: [0.3, 0.5], z: [z - 0.4, z + 0.4] }, { color: lighter(color, 0.06), soft: 12 }, {}, 2),
  ];
}

const legs = (xs: readonly number[], zs: readonly number[], height: number, wood: string, layer = 1): Part =>
  flat([xs[0] ?? 0, 0, zs[0] ?? 0], layer, ({ palette }, _x, _y, unit, view) =>
    stroke(
      xs.flatMap((x) => zs.map((z) => straight([view.project([x, height, z]), view.project([x * 1.02, 0, z])]))).join(""),
      palette.tone(darker(wood, 0.2), 0.3),
      unit * 0.045,
    ),
  );

export function table(x: number, z: number, width: number, depth: number, height: number, wood: string, layer = 4): Part[] {
  return [
    legs([x - width / 2 + 0.08, x + width / 2 - 0.08], [z - depth / 2 + 0.06, z + depth / 2 - 0.06], height, wood, layer),
    box(
      { x: [x - width / 2, x + width / 2], y: [height - 0.06, height], z: [z - depth / 2, z + depth / 2] },
      { color: wood },
      { top: { color: lighter(wood, 0.14) } },
      layer,
    ),
  ];
}

export const roundTable = (x: number, z: number, radius: number, height: number, wood: string): Part =>
  flat([x, height, z], 4, ({ palette }, px, py, unit, view) => {
    const [, foot] = view.project([x, 0, z]);
    const r = unit * radius;
    return (
      fill(ellipse(px, foot, r * 0.5, r * 0.14), palette.tone(darker(wood, 0.3), 0.3)) +
      stroke(pen`M${px} ${py}V${foot}`, palette.tone(darker(wood, 0.15), 0.4), unit * 0.12) +
      fill(ellipse(px, py + unit * 0.05, r, r * 0.3), palette.tone(darker(wood, 0.2), 0.4)) +
      fill(ellipse(px, py, r, r * 0.3), palette.tone(lighter(wood, 0.14), 0.7))
    );
  });

const SPINES = ["#c8693f", "#3f7c80", "#d9a441", "#8a4b3a", "#5d7688", "#f3ead8", "#3f6f5a"];

/** Shelves full of books on a side wall. */
export function bookcase(side: -1 | 1, half: number, { wood }: RoomLook): Part {
  const at = (dz: number, y: number, out = 0.3) => [side * (half - out), y, -1.9 + dz] as const;
  return flat(at(0, 0), -1, ({ palette }, _x, _y, _unit, view) => {
    const quad = (z0: number, z1: number, y0: number, y1: number, out = 0.3) =>
      polygon([view.project(at(z0, y0, out)), view.project(at(z1, y0, out)), view.project(at(z1, y1, out)), view.project(at(z0, y1, out))]);
    const rows = [0.25, 0.75, 1.25, 1.75];
    return (
      fill(quad(-1, 1, 0.05, 2.3, 0.02), palette.tone(darker(wood, 0.3), 0.35)) +
      rows
        .map((y, row) =>
          Array.from({ length: 9 }, (_, i) => {
            const z = -0.9 + i * 0.2;
            return (i * 7 + row * 3) % 5 === 0 ? "" : fill(quad(z, z + 0.15, y, y + 0.28 + ((i + row) % 3) * 0.05, 0.2), palette.tone(SPINES[(i * 3 + row) % SPINES.length] ?? "#c8693f", 0.5));
          }).join(""),
        )
        .join("") +
      stroke([0.2, 0.7, 1.2, 1.7, 2.25].map((y) => straight([view.project(at(-1, y)), view.project(at(1, y))])).join("") + straight([view.project(at(-1, 0.05)), view.project(at(-1, 2.25))]) + straight([view.project(at(1, 0.05)), view.project(at(1, 2.25))]), palette.tone(wood, 0.55), 9)
    );
  });
}
