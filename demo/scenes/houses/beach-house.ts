import { lighter } from "../drawing/color.ts";
import { all, door, eaveShade, row, windows } from "../drawing/openings.ts";
import { gable } from "../drawing/roofs.ts";
import { type Block, box, slice } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import { straight, stroke } from "../drawing/svg.ts";
import { rail } from "./cabin.ts";
import type { House, HouseLook } from "./house.ts";

const FLOOR = 2.4;

/** A boarded house on stilts with a wide veranda and steps down to the sand. */
export function beachHouse({ wall, trim, roof, accent, wood, variant }: HouseLook): House {
  const boards = { color: wall, texture: "boards" as const };
  const body: Block = { x: [-6, 6], y: [FLOOR, FLOOR + 3.3], z: [-5, 2] };
  const tin = { color: roof, texture: "upright" as const, edge: trim };
  const lowFront = all(
    door(5.3, 1.4, 2.3, accent),
    windows(
      [
        { u: 1, v: 0.6, w: 2.9, h: 1.8, panes: [3, 1] },
        { u: 8.1, v: 0.6, w: 2.9, h: 1.8, panes: [3, 1] },
      ],
      trim,
    ),
    eaveShade(1.1),
  );
  const side = windows(row(2, 7, 0.8, 1.4, 1.6), trim);
  const storey: Part[] =
    variant % 2
      ? upperFloor(wall, trim, tin)
      : [
          {
            ...gable(body, 3.1, "across", tin, { ...boards, details: windows([{ u: 2.8, v: 0.5, w: 1.4, h: 1.2 }], trim) }, 0.6),
            layer: 1,
          },
          ...dormers(wall, trim, tin),
        ];
  return {
    parts: [
      stilts([-6.6, -2.2, 2.2, 6.6], [-5, 1, 5], wood),
      box(
        { x: [-7.2, 7.2], y: [FLOOR - 0.35, FLOOR], z: [-5.4, 5.8] },
        { color: trim },
        { top: { color: lighter(wood, 0.25), texture: "boards" } },
      ),
      {
        ...box(body, boards, {
          front: { ...boards, details: lowFront },
          left: { ...boards, details: side },
          right: { ...boards, details: side },
        }),
        layer: 1,
      },
      ...storey,
      {
        ...slice(
          [
            [-7.2, FLOOR + 2.75],
            [7.2, FLOOR + 2.75],
            [7.2, FLOOR + 3],
            [-7.2, FLOOR + 3],
          ],
          [2, 5.8],
          { color: trim },
          { color: roof, texture: "upright" },
        ),
        layer: 2,
      },
      ...[-7, -2.4, 2.4, 7].map((x) => box({ x: [x - 0.1, x + 0.1], y: [FLOOR, FLOOR + 2.75], z: [5.5, 5.7] }, { color: trim }, {}, 3)),
      rail([-7, -1.2], 5.7, trim, FLOOR),
      rail([1.2, 7], 5.7, trim, FLOOR),
      steps(wood, trim),
    ],
    ground: [
      [-7, 0, -5],
      [7, 0, -5],
      [7, 0, 5.8],
      [-7, 0, 5.8],
    ],
    height: 8.8,
    width: 16,
    chimney: null,
  };
}

function upperFloor(wall: string, trim: string, tin: Parameters<typeof gable>[3]): Part[] {
  const block: Block = { x: [-4.4, 4.4], y: [FLOOR + 3.3, FLOOR + 5.8], z: [-4.6, 0.6] };
  const boards = { color: lighter(wall, 0.1), texture: "boards" as const };
  return [
    box({ x: [-6.5, 6.5], y: [FLOOR + 3.3, FLOOR + 3.6], z: [-5.4, 2.4] }, { color: trim }, { top: { color: tin.color } }, 2),
    box(
      block,
      boards,
      {
        front: { ...boards, details: all(windows(row(3, 8.8, 0.6, 1.7, 1.5, { panes: [2, 1] }), trim), eaveShade(0.5)) },
        left: { ...boards, details: windows(row(2, 5.2, 0.7, 1.1, 1.3), trim) },
        right: { ...boards, details: windows(row(2, 5.2, 0.7, 1.1, 1.3), trim) },
      },
      2,
    ),
    gable(block, 2, "along", tin, { ...boards, details: windows([{ u: 3.7, v: 0.4, w: 1.4, h: 0.9 }], trim) }, 0.6, 2),
  ];
}

const dormers = (wall: string, trim: string, tin: Parameters<typeof gable>[3]): Part[] =>
  [-3.6, 3.6].flatMap((x) => {
    const block: Block = { x: [x - 1.2, x + 1.2], y: [FLOOR + 3.2, FLOOR + 5.1], z: [-1.5, 1.5] };
    return [
      box(
        block,
        { color: lighter(wall, 0.1) },
        { front: { color: lighter(wall, 0.1), details: windows([{ u: 0.6, v: 0.6, w: 1.2, h: 1.1 }], trim) } },
        2,
      ),
      gable(block, 1, "along", tin, { color: wall }, 0.3, 2),
    ];
  });

const stilts = (xs: number[], zs: number[], wood: string): Part => ({
  faces: [],
  middle: [0, 0, 0],
  layer: -1,
  draw(stage, view) {
    const path = zs.flatMap((z) => xs.map((x) => straight([view.project([x, -0.4, z]), view.project([x, FLOOR, z])]))).join("");
    return stroke(path, stage.palette.tone(wood, 0.3), 11, 1, "butt");
  },
});

const steps = (wood: string, trim: string): Part => ({
  faces: [],
  middle: [0, 1, 8],
  layer: 4,
  draw(stage, view) {
    const count = 6;
    const treads = Array.from({ length: count }, (_, i) => ({ y: FLOOR * (1 - (i + 0.6) / count), z: 5.8 + (i + 0.6) * 0.5 }));
    const boards = treads.map(({ y, z }) => straight([view.project([-1.1, y, z]), view.project([1.1, y, z])])).join("");
    const sides = [-1.2, 1.2]
      .map((x) => straight([view.project([x, FLOOR + 1, 5.8]), view.project([x, 0.9, 9.4]), view.project([x, -0.2, 9.4])]))
      .join("");
    return stroke(boards, stage.palette.tone(lighter(wood, 0.2), 0.7), 9, 1, "butt") + stroke(sides, stage.palette.tone(trim, 0.7), 4);
  },
});
