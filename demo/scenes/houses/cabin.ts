import { darker, lighter } from "../drawing/color.ts";
import { all, door, eaveShade, row, windows } from "../drawing/openings.ts";
import { gable } from "../drawing/roofs.ts";
import { type Block, box, slice } from "../drawing/shapes.ts";
import type { FaceDraw, Part } from "../drawing/solid.ts";
import { fill, polygon, pointsOf, straight, stroke } from "../drawing/svg.ts";
import type { House, HouseLook } from "./house.ts";

/** A wooden house under a steep roof: with a porch, with a glass gable, or all roof. */
export function cabin(look: HouseLook): House {
  const kind = look.variant % 3;
  return kind === 0 ? porchCabin(look) : kind === 1 ? glassCabin(look) : tent(look);
}

const deck = (x: readonly [number, number], z: readonly [number, number], wood: string): Part =>
  box(
    { x, y: [-0.9, 0], z },
    { color: darker(wood, 0.25), texture: "upright" },
    { top: { color: lighter(wood, 0.15), texture: "boards" } },
    -1,
  );

const chimney = (x: number, z: number, top: number, stone: string): Part =>
  box({ x: [x - 0.55, x + 0.55], y: [0, top], z: [z - 0.55, z + 0.55] }, { color: stone, texture: "stone" });

function porchCabin({ wall, trim, roof, accent, stone, wood, variant }: HouseLook): House {
  const logs = { color: wall, texture: variant % 2 ? ("logs" as const) : ("boards" as const) };
  const body: Block = { x: [-6, 6], y: [0, 3.4], z: [-4.5, 2.5] };
  const tin = { color: roof, texture: "upright" as const, edge: trim };
  const front = all(
    door(5.4, 1.3, 2.3, accent),
    windows(
      [
        { u: 1.2, v: 0.9, w: 2.4, h: 1.5, panes: [3, 2] },
        { u: 8.2, v: 0.9, w: 2.4, h: 1.5, panes: [3, 2] },
      ],
      trim,
    ),
    eaveShade(1),
  );
  const side = windows(row(2, 7, 0.9, 1.4, 1.4), trim);
  const porch: Part[] = [
    slice(pointsOf("-6.6 2.7, 6.6 2.7, 6.6 2.95, -6.6 2.95"), [2.5, 5.4], { color: trim }, { color: roof, texture: "upright" }),
    ...[-6.2, -2.2, 2.2, 6.2].map((x) => box({ x: [x - 0.12, x + 0.12], y: [0, 2.7], z: [5, 5.25] }, { color: trim }, {}, 2)),
    rail([-6.2, -2.2], 5.1, trim),
    rail([2.2, 6.2], 5.1, trim),
  ];
  return {
    parts: [
      deck([-7, 7], [-5, 6], wood),
      chimney(-4.4, -1.6, 7.6, stone),
      box(body, logs, { front: { ...logs, details: front }, left: { ...logs, details: side }, right: { ...logs, details: side } }),
      gable(body, 3.3, "across", tin, { ...logs, details: gableWindow(trim) }, 0.7),
      ...porch,
    ],
    ground: [
      [-7, 0, -5],
      [7, 0, -5],
      [7, 0, 6],
      [-7, 0, 6],
    ],
    height: 6.5,
    width: 16,
    chimney: [-4.4, 7.7, -1.6],
  };
}

function glassCabin({ wall, trim, roof, stone, wood }: HouseLook): House {
  const boards = { color: wall, texture: "upright" as const };
  const body: Block = { x: [-5, 5], y: [0, 3.6], z: [-7, 3] };
  const glass = all(windows(row(4, 10, 0.15, 2.15, 3.2, { panes: [1, 2] }), trim));
  const roofSkin = { color: roof, texture: "upright" as const, edge: trim };
  const side = windows(row(3, 10, 1, 1.5, 1.4), trim);
  return {
    parts: [
      deck([-7.5, 7.5], [-7, 7.5], wood),
      chimney(3, -3, 8.6, stone),
      box(body, boards, {
        front: { color: wood, details: glass },
        left: { ...boards, details: side },
        right: { ...boards, details: side },
      }),
      gable(body, 4, "along", roofSkin, { color: wood, details: gableGlass(trim) }, 1),
      rail([-7.4, -2.4], 7.3, trim),
      rail([2.4, 7.4], 7.3, trim),
    ],
    ground: [
      [-7.5, 0, -7],
      [7.5, 0, -7],
      [7.5, 0, 7.5],
      [-7.5, 0, 7.5],
    ],
    height: 7.4,
    width: 15,
    chimney: [3, 8.7, -3],
  };
}

/** Its roof reaches the ground. */
function tent({ wall, trim, roof, wood, stone }: HouseLook): House {
  const body: Block = { x: [-5.4, 5.4], y: [0, 0.05], z: [-6, 3] };
  return {
    parts: [
      deck([-6.6, 6.6], [-6, 7], wood),
      chimney(1.8, -3, 9.2, stone),
      gable(
        body,
        8.4,
        "along",
        { color: roof, texture: "tiles", edge: trim },
        { color: wall, texture: "upright", details: tentGlass(trim, wood) },
        0.7,
      ),
      rail([-6.4, -1.8], 6.8, trim),
      rail([1.8, 6.4], 6.8, trim),
    ],
    ground: [
      [-6.6, 0, -6],
      [6.6, 0, -6],
      [6.6, 0, 7],
      [-6.6, 0, 7],
    ],
    height: 8.4,
    width: 14,
    chimney: [1.8, 9.3, -3],
  };
}

/** The glass that fills a gable, as a triangle with bars. */
const triangleGlass = (draw: FaceDraw, from: number, to: number, low: number, rise: number, frame: string, bars: number): string => {
  const { stage, on } = draw;
  const { palette, sheet } = stage;
  const middle = (from + to) / 2;
  const top = (u: number) => low + rise * (1 - Math.abs(u - middle) / ((to - from) / 2));
  const outline = polygon([on(from, low), on(to, low), on(middle, low + rise)]);
  const glass = palette.lampsAreLit
    ? sheet.blend("#ffe6b0", "#f0a55c")
    : sheet.blend(palette.tone("#3c6478", 0.5), palette.tone("#a9cdd0", 0.7));
  const lines = Array.from({ length: bars }, (_, i) => from + ((to - from) * (i + 1)) / (bars + 1))
    .map((u) => straight([on(u, low), on(u, top(u))]))
    .join("");
  return fill(outline, glass) + stroke(`${lines}${outline}`, palette.tone(frame, draw.light), 4, 1, "butt");
};

const gableGlass = (frame: string) => (draw: FaceDraw) => triangleGlass(draw, 1.1, 8.9, 0.3, 3, frame, 3);
const gableWindow = (frame: string) => (draw: FaceDraw) => windows([{ u: 2.9, v: 0.5, w: 1.2, h: 1.2 }], frame)(draw);
const tentGlass = (frame: string, wood: string) => (draw: FaceDraw) =>
  triangleGlass(draw, 1.2, 9.6, 3, 4.9, frame, 3) +
  windows(
    [
      { u: 2, v: 0.15, w: 2.1, h: 2.5, panes: [1, 1] },
      { u: 6.7, v: 0.15, w: 2.1, h: 2.5, panes: [1, 1] },
    ],
    frame,
  )(draw) +
  door(4.7, 1.4, 2.4, wood)(draw);

/** A railing along the front. */
export function rail([from, to]: readonly [number, number], z: number, color: string, y = 0, height = 1): Part {
  return {
    faces: [],
    middle: [(from + to) / 2, y + 0.5, z],
    layer: 3,
    draw(stage, view) {
      const posts = Math.max(2, Math.round((to - from) / 0.9));
      const uprights = Array.from({ length: posts + 1 }, (_, i) => from + ((to - from) * i) / posts)
        .map((x) => straight([view.project([x, y, z]), view.project([x, y + height, z])]))
        .join("");
      const paint = stage.palette.tone(color, 0.7);
      return (
        stroke(uprights, paint, 2.5, 0.9) +
        stroke(straight([view.project([from, y + height, z]), view.project([to, y + height, z])]), paint, 5)
      );
    },
  };
}
