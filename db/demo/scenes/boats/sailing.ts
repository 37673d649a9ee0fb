import { spots } from "../svg.ts";
import { lighter } from "../colour.ts";
import { box, slice } from "../shapes.ts";
import type { Part, Spot } from "../solid.ts";
import type { Boat, BoatLook } from "./boat.ts";
import { hull, type HullShape, lifelines, onSide, sideGlass } from "./hull.ts";
import { flag, furled, sail, sticks } from "./rig.ts";

const ALLOY = "#c9d1d4";

type Rig = { mast: Spot; height: number; boomEnd: Spot; forestay: Spot; beam: number };

/** One mast, a mainsail and a foresail; or, at anchor, the main packed on its boom. */
function sloopRig({ mast, height, boomEnd, forestay, beam }: Rig, look: BoatLook, underSail: boolean): Part[] {
  const top: Spot = [mast[0] - 0.3, mast[1] + height, 0];
  const goose: Spot = [mast[0], boomEnd[1], 0];
  const hounds: Spot = [mast[0] - 0.1, mast[1] + height * 0.9, 0];
  const wires = [
    forestay,
    [-mast[0] - 5.4, mast[1] * 0.4, 0] as Spot,
    [mast[0], mast[1], beam / 2] as Spot,
    [mast[0], mast[1], -beam / 2] as Spot,
  ];
  const swung: Spot = underSail ? [boomEnd[0], boomEnd[1], beam * 0.28] : boomEnd;
  const standing = sticks(
    [
      ...wires.map((to) => ({ from: hounds, to, width: 1.6, colour: ALLOY })),
      { from: mast, to: top, width: 7, colour: ALLOY },
      { from: goose, to: swung, width: 7, colour: ALLOY },
    ],
    4,
  );
  if (!underSail)
    return [
      standing,
      furled([goose[0] - 0.3, goose[1] + 0.35, 0], [boomEnd[0] + 0.4, boomEnd[1] + 0.3, 0], look.canvas, 5),
      flag([top[0], top[1] + 0.4, 0], 0.9, look.stripe, 5),
    ];
  const belly = height * 0.05;
  const main = sail(
    {
      corners: [
        [goose[0], goose[1] + 0.3, 0],
        [top[0], top[1] - 0.4, 0],
        [swung[0], swung[1] + 0.3, swung[2]],
      ],
      swell: [
        [0, 0, 0],
        [-belly * 1.5, 0, belly * 1.4],
        [0, -0.2, belly],
      ],
      colour: look.sail,
    },
    5,
  );
  const jib = sail(
    {
      corners: [
        [forestay[0] - 0.3, forestay[1] + 0.6, 0],
        [hounds[0] + 0.1, hounds[1] - 0.4, 0],
        [mast[0] - 1.4, mast[1] + 1.1, beam * 0.3],
      ],
      swell: [
        [0, 0, 0],
        [0.2, 0, belly * 2],
        [0.3, -0.1, belly * 1.6],
      ],
      colour: lighter(look.sail, 0.2),
      seams: 3,
    },
    6,
  );
  return [standing, main, jib, flag([top[0], top[1] + 0.4, 0], 0.9, look.stripe, 6)];
}

export function sailboat(look: BoatLook, underSail: boolean): Boat {
  const shape: HullShape = { length: 12.4, beam: 4, freeboard: 1.25, sheer: [0.05, 0.4], rake: 1, counter: 0.3, stern: 0.78 };
  const trunk = spots("-2.2 1.2, 4 1.35, 2.6 1.95, -2 2.05");
  const hood = spots("-3.4 2, -2 2, -2.1 2.7, -3.2 2.8");
  const parts: Part[] = [
    hull(shape, look),
    { ...slice(trunk, [-1.2, 1.2], { colour: look.house }, { colour: lighter(look.house, 0.3) }), layer: 1 },
    sideGlass(spots("-1.7 1.55, 2.4 1.6, 2 1.85, -1.6 1.88"), 1.22, 2),
    { ...slice(hood, [-1.3, 1.3], { colour: look.canvas }), layer: 3 },
    ...(look.variant % 2
      ? [
          {
            ...slice(spots("-5.8 3.1, -3.5 3.1, -3.6 3.25, -5.7 3.25"), [-1.4, 1.4], { colour: look.canvas }),
            layer: 3,
          },
          sticks(
            [-5.6, -3.7].flatMap((x) =>
              [1.3, -1.3].map((z) => ({ from: [x, 1.4, z] as Spot, to: [x, 3.1, z] as Spot, width: 3, colour: ALLOY })),
            ),
            2,
          ),
        ]
      : []),
    box({ x: [-4.6, -4.4], y: [1.2, 2.2], z: [-0.6, 0.6] }, { colour: look.wood }, {}, 2),
    lifelines(shape, 0.05, 0.95, 0.65, 3),
    ...sloopRig({ mast: [1.2, 1.7, 0], height: 15.5, boomEnd: [-4.4, 3.3, 0], forestay: [6, 1.7, 0], beam: 3.6 }, look, underSail),
    flag([-6.1, 2.9, 0], 1.2, look.boot, 3),
  ];
  return { parts, length: 12.4, height: 17.5, stern: onSide(shape, 1, 0, 0), bow: onSide(shape, 1, 1, 0) };
}

export function catamaran(look: BoatLook, underSail: boolean): Boat {
  const each = (z: number, layer: number): HullShape => ({
    length: 13.4,
    beam: 1.9,
    freeboard: 1.6,
    sheer: [-0.3, 0.35],
    rake: 0.15,
    counter: 0.2,
    stern: 0.6,
    z,
    layer,
    glass: [0.4, 0.68],
  });
  const near = each(3, 2);
  const saloon = spots("-4.6 1.7, 3 1.7, 1.6 3.3, -4.4 3.4");
  const parts: Part[] = [
    nearest([hull(each(-3, 0), look), hull(near, look)]),
    box({ x: [-5.6, 2.9], y: [0.9, 1.75], z: [-2.6, 2.6] }, { colour: look.house }, { top: { colour: look.deck } }, 1),
    { ...slice(saloon, [-2.5, 2.5], { colour: look.house }, { colour: lighter(look.house, 0.2) }), layer: 3 },
    sideGlass(spots("-4.1 2.2, 2.2 2.2, 1.5 3, -4 3.05"), 2.52, 4),
    windscreen([2.75, 2], [1.75, 3.15], 2.3),
    box({ x: [-6.2, -1.5], y: [3.45, 3.65], z: [-2.7, 2.7] }, { colour: look.house }, {}, 5),
    sticks(
      [2.4, -2.4].map((z) => ({ from: [-6, 1.7, z] as Spot, to: [-6, 3.45, z] as Spot, width: 4, colour: ALLOY })),
      4,
    ),
    ...sloopRig({ mast: [1.4, 3.2, 0], height: 16.5, boomEnd: [-5.4, 4.9, 0], forestay: [6.4, 1.9, 0], beam: 5.6 }, look, underSail),
    flag([-6.4, 3.2, 2.4], 1.2, look.boot, 5),
  ];
  return { parts: parts.flat(), length: 13.4, height: 19.5, stern: onSide(near, 1, 0, 0), bow: onSide(near, 1, 1, 0) };
}

/** Two hulls as one part: the farther is drawn before the nearer. */
const nearest = (hulls: readonly [Part, Part]): Part => ({
  faces: [],
  middle: [0, 0, 0],
  layer: 0,
  draw: (stage, view) =>
    hulls
      .toSorted((a, b) => view.depth(b.middle) - view.depth(a.middle))
      .map((part) => part.draw?.(stage, view) ?? "")
      .join(""),
});

/** A raked front window between a lower and an upper edge. */
export const windscreen = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], half: number): Part => ({
  faces: [
    {
      spots: [
        [x0, y0, half],
        [x0, y0, -half],
        [x1, y1, -half * 0.92],
        [x1, y1, half * 0.92],
      ],
      colour: "#20394a",
    },
  ],
  middle: [x0, y0, 0],
  layer: 4,
});
