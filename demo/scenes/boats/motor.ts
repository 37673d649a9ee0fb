import { darker, lighter } from "../drawing/color.ts";
import { all, door, row, windows } from "../drawing/openings.ts";
import { gable } from "../drawing/roofs.ts";
import { type Block, box, slice } from "../drawing/shapes.ts";
import type { Part, Spot } from "../drawing/solid.ts";
import { pointsOf } from "../drawing/svg.ts";
import type { Boat, BoatLook } from "./boat.ts";
import { lifelines, sideGlass, windscreen } from "./fittings.ts";
import { hull, type HullShape, onSide } from "./hull.ts";
import { flag, sticks } from "./rig.ts";

/** Long and low with raked decks, or taller with a bridge above. */
export function motorYacht(look: BoatLook): Boat {
  const shape: HullShape = {
    length: 24,
    beam: 6,
    freeboard: 2.1,
    sheer: [0, 1.5],
    rake: 2.2,
    counter: 0,
    stern: 0.86,
    glass: [0.42, 0.72],
  };
  const tall = look.variant % 2 === 0;
  const white = { color: look.house };
  const roof = { color: lighter(look.house, 0.3) };
  const parts: Part[] = [
    hull(shape, look),
    {
      ...slice(pointsOf("-9 2, 6.6 2.4, 3.2 4.5, -8.4 4.5"), [-2.3, 2.3], white, roof),
      layer: 1,
    },
    sideGlass(pointsOf("-7.6 2.8, 4.9 3, 3 4.15, -7.3 4.1"), 2.32, 2),
    windscreen([6, 2.75], [3.5, 4.3], 2.1),
    box({ x: [-10.6, -8.4], y: [4.4, 4.65], z: [-2.4, 2.4] }, roof, {}, 2),
    {
      ...slice(pointsOf("-7.6 4.5, 2.6 4.5, 0.6 6.3, -6.8 6.2"), [-1.9, 1.9], white, roof),
      layer: 3,
    },
    sideGlass(pointsOf("-6.2 4.95, 1.6 4.95, 0.5 5.9, -5.8 5.85"), 1.92, 4),
    { ...windscreen([2.3, 4.8], [0.8, 6.1], 1.7), layer: 4 },
    ...(tall
      ? [
          {
            ...slice(pointsOf("-6.4 7.7, 0.4 7.9, -0.4 8.15, -6 8"), [-1.8, 1.8], roof),
            layer: 6,
          },
          sticks(
            [1.6, -1.6].flatMap((z) => [
              { from: [-5.6, 6.2, z] as Spot, to: [-4.6, 7.8, z] as Spot, width: 9, color: look.house },
              { from: [-0.8, 6.3, z] as Spot, to: [-1.4, 7.9, z] as Spot, width: 6, color: look.house },
            ]),
            5,
          ),
        ]
      : []),
    {
      ...slice(
        [
          [-5.2, tall ? 8 : 6.2],
          [-4, tall ? 8 : 6.2],
          [-5.9, tall ? 9.3 : 7.7],
          [-6.4, tall ? 9.3 : 7.7],
        ],
        [-0.14, 0.14],
        white,
      ),
      layer: 7,
    },
    box({ x: [-13.2, -12], y: [0.3, 0.6], z: [-2.4, 2.4] }, { color: look.deck }, {}, -1),
    lifelines(shape, 0.6, 1, 0.7, 5),
    flag([-11.8, 4, 0], 1.6, look.boot, 5),
  ];
  return { parts, length: 25, height: tall ? 9.4 : 7.8, stern: onSide(shape, 1, 0, 0), bow: onSide(shape, 1, 1, 0) };
}

/** A small wooden house that floats. */
export function houseboat({ hull: pontoon, stripe, canvas, deck, house, variant }: BoatLook): Boat {
  const boards = { color: house, texture: variant % 2 ? ("upright" as const) : ("boards" as const) };
  const trim = "#fbf3e2";
  const body: Block = { x: [-5.6, 4.6], y: [0.9, 3.9], z: [-2.4, 2.2] };
  const front = all(door(7.9, 1.3, 2.2, canvas), windows([...row(2, 7.4, 0.8, 2.1, 1.5, { panes: [2, 1] })], trim));
  const side = { ...boards, details: windows([{ u: 1, v: 0.8, w: 2.6, h: 1.5, panes: [2, 1] }], trim) };
  const roof: Part[] =
    variant % 3 === 0
      ? [gable(body, 1.7, "across", { color: darker(stripe, 0.35), texture: "tiles", edge: trim }, boards, 0.5, 2)]
      : [
          box({ x: [-6.1, 5.4], y: [3.9, 4.2], z: [-2.9, 2.8] }, { color: trim }, { top: { color: deck, texture: "boards" } }, 2),
          box(
            { x: [-5.6, -1.6], y: [4.2, 6.4], z: [-1.9, 1.7] },
            boards,
            { front: { ...boards, details: windows(row(2, 4, 0.5, 1.3, 1.3), trim) }, left: boards, right: boards },
            3,
          ),
          box({ x: [-6, -1.2], y: [6.4, 6.65], z: [-2.3, 2.1] }, { color: trim }, {}, 4),
          railing([-1.2, 5.2], [-2.7, 2.6], 4.2, trim),
        ];
  return {
    parts: [
      box(
        { x: [-7.4, 7.4], y: [-0.2, 0.75], z: [-3.4, 3.6] },
        { color: pontoon, texture: "boards" },
        { top: { color: deck, texture: "boards" } },
      ),
      box({ x: [-7.5, 7.5], y: [0.7, 0.92], z: [-3.5, 3.7] }, { color: trim }, { top: { color: lighter(deck, 0.2), texture: "boards" } }),
      box(body, boards, { front: { ...boards, details: front }, left: side, right: side }, 1),
      ...roof,
      railing([4.9, 7.3], [-3.3, 3.5], 0.92, trim),
      box({ x: [5.2, 6.2], y: [0.92, 1.6], z: [2.2, 3] }, { color: "#b5653f" }, { top: { color: "#5d8a4f" } }, 3),
      sticks([{ from: [-4, 4.6, -1], to: [-4, 7.6, -1], width: 9, color: "#3a464c" }], variant % 3 === 0 ? 1 : 2),
    ],
    length: 15,
    height: 7,
    stern: [-7.4, 0, 3.6],
    bow: [7.4, 0, 3.6],
  };
}

/** A rail around a deck, on three sides. */
function railing([x0, x1]: readonly [number, number], [z0, z1]: readonly [number, number], y: number, color: string): Part {
  const corner = (x: number, z: number, h = 1): Spot => [x, y + h, z];
  const posts = [
    ...[0, 0.33, 0.66, 1].map((p) => [x0 + (x1 - x0) * p, z1] as const),
    ...[0.25, 0.5, 0.75, 1].map((p) => [x1, z1 + (z0 - z1) * p] as const),
  ];
  return sticks(
    [
      ...posts.map(([x, z]) => ({ from: corner(x, z, 0), to: corner(x, z), width: 3, color })),
      ...[0.5, 1].flatMap((h) => [
        { from: corner(x0, z1, h), to: corner(x1, z1, h), width: 3, color },
        { from: corner(x1, z1, h), to: corner(x1, z0, h), width: 3, color },
        { from: corner(x1, z0, h), to: corner(x0, z0, h), width: 3, color },
      ]),
    ],
    5,
  );
}
