import { lighter } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part, Spot } from "../drawing/solid.ts";
import { pointsOf } from "../drawing/svg.ts";
import type { Boat, BoatLook } from "./boat.ts";
import { lifelines, sideGlass } from "./fittings.ts";
import { hull, type HullShape, onSide } from "./hull.ts";
import { flag, furled, sail, type SailShape, sticks } from "./rig.ts";

type Mast = { x: number; height: number; boom: number; gaff: number };

/** Low, long and varnished, with two masts and sails on gaffs. */
export function classicYacht(look: BoatLook, underSail: boolean): Boat {
  const shape: HullShape = { length: 21, beam: 4.8, freeboard: 1.25, sheer: [0.45, 0.95], rake: 2.6, counter: 3, stern: 0.5 };
  const masts: Mast[] =
    look.variant % 2
      ? [
          { x: 3.6, height: 12.5, boom: 5.4, gaff: 4 },
          { x: -2.6, height: 14.5, boom: 7.4, gaff: 5 },
        ]
      : [
          { x: 2.4, height: 15, boom: 7.6, gaff: 5.4 },
          { x: -6.4, height: 9.5, boom: 4, gaff: 2.8 },
        ];
  const varnished = { color: look.house };
  const [first] = masts;
  const [mastX, mastTop] = [first?.x ?? 0, first?.height ?? 0];
  const bowsprit: Spot = [13.6, 2.9, 0];
  const parts: Part[] = [
    hull(shape, look),
    box({ x: [-1.8, 2.4], y: [1.3, 2.05], z: [-1.1, 1.1] }, varnished, { top: { color: lighter(look.deck, 0.2) } }, 1),
    sideGlass(pointsOf("-1.4 1.55, 2 1.55, 2 1.85, -1.4 1.85"), 1.12, 2),
    box({ x: [-5.4, -3.4], y: [1.3, 1.95], z: [-0.9, 0.9] }, varnished, { top: { color: lighter(look.deck, 0.2) } }, 1),
    box({ x: [4.8, 6.2], y: [1.5, 1.95], z: [-0.6, 0.6] }, varnished, {}, 1),
    sticks(
      [
        { from: [9.4, 2.1, 0], to: bowsprit, width: 7, color: look.wood },
        { from: bowsprit, to: [mastX, mastTop * 0.92, 0], width: 1.6, color: "#5b4a3c" },
      ],
      2,
    ),
    ...masts.flatMap((mast, index) => gaffRig(mast, look, underSail, 4 + index * 2)),
    ...(underSail ? headsails(look, bowsprit, mastX, mastTop) : []),
    lifelines(shape, 0.1, 0.9, 0.4, 3),
    flag([-10, 3, 0], 1.6, look.boot, 3),
  ];
  return { parts, length: 23.5, height: 15.5, stern: onSide(shape, 1, 0, 0), bow: onSide(shape, 1, 1, 0) };
}

function gaffRig({ x, height, boom, gaff }: Mast, look: BoatLook, underSail: boolean, layer: number): Part[] {
  const top: Spot = [x - 0.4, height, 0];
  const tack: Spot = [x - 0.2, 3, 0];
  const clew: Spot = [x - boom, 3.3, underSail ? 1.6 : 0];
  const throat: Spot = [x - 0.3, height * 0.68, 0];
  const peak: Spot = underSail ? [x - gaff, height * 0.92, 1] : [x - boom * 0.8, 4, 0];
  const spars = [
    { from: [x, 1.2, 0] as Spot, to: top, width: 8, color: look.wood },
    { from: tack, to: clew, width: 6, color: look.wood },
    ...[2.2, -2.2].map((z) => ({ from: [x, height * 0.7, 0] as Spot, to: [x - 0.3, 1.6, z] as Spot, width: 1.8, color: "#5b4a3c" })),
  ];
  if (!underSail) return [sticks(spars, layer), furled([x - 0.6, 3.4, 0], [x - boom + 0.3, 3.6, 0], look.canvas, layer + 1)];
  const shape: SailShape = {
    corners: [tack, throat, peak, clew],
    swell: [
      [0, 0, 0],
      [0, 0, 0.3],
      [-0.5, 0, 0.9],
      [0, -0.2, 0.6],
    ],
    color: look.sail,
    seams: 5,
  };
  return [
    sticks([...spars, { from: throat, to: peak, width: 5, color: look.wood }], layer),
    sail(shape, layer + 1),
    flag([top[0], top[1] + 0.5, 0], 1.1, look.stripe, layer + 1),
  ];
}

const headsails = (look: BoatLook, bowsprit: Spot, x: number, top: number): Part[] =>
  [
    { tack: bowsprit, head: [x + 0.2, top * 0.88, 0] as Spot, clew: [x + 2.6, 3.2, 1.4] as Spot, layer: 9 },
    { tack: [10, 2.4, 0] as Spot, head: [x + 0.1, top * 0.7, 0] as Spot, clew: [x + 0.8, 2.9, 1.2] as Spot, layer: 8 },
  ].map(({ tack, head, clew, layer }) =>
    sail(
      {
        corners: [tack, head, clew],
        swell: [
          [0, 0, 0],
          [0.2, 0, 1.2],
          [0, -0.2, 0.9],
        ],
        color: lighter(look.sail, 0.15),
        seams: 3,
      },
      layer,
    ),
  );
