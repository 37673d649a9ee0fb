import { lighter } from "../drawing/color.ts";
import { box, slice } from "../drawing/shapes.ts";
import type { Part, Spot } from "../drawing/solid.ts";
import { pointsOf } from "../drawing/svg.ts";
import type { Boat, BoatLook } from "./boat.ts";
import { lifelines, sideGlass } from "./fittings.ts";
import { hull, type HullShape, onSide } from "./hull.ts";
import { flag, sticks } from "./rig.ts";
import { ALLOY, sloopRig } from "./sloop-rig.ts";

export function sailboat(look: BoatLook, underSail: boolean): Boat {
  const shape: HullShape = { length: 12.4, beam: 4, freeboard: 1.25, sheer: [0.05, 0.4], rake: 1, counter: 0.3, stern: 0.78 };
  const trunk = pointsOf("-2.2 1.2, 4 1.35, 2.6 1.95, -2 2.05");
  const hood = pointsOf("-3.4 2, -2 2, -2.1 2.7, -3.2 2.8");
  const parts: Part[] = [
    hull(shape, look),
    { ...slice(trunk, [-1.2, 1.2], { color: look.house }, { color: lighter(look.house, 0.3) }), layer: 1 },
    sideGlass(pointsOf("-1.7 1.55, 2.4 1.6, 2 1.85, -1.6 1.88"), 1.22, 2),
    { ...slice(hood, [-1.3, 1.3], { color: look.canvas }), layer: 3 },
    ...(look.variant % 2
      ? [
          {
            ...slice(pointsOf("-5.8 3.1, -3.5 3.1, -3.6 3.25, -5.7 3.25"), [-1.4, 1.4], { color: look.canvas }),
            layer: 3,
          },
          sticks(
            [-5.6, -3.7].flatMap((x) =>
              [1.3, -1.3].map((z) => ({ from: [x, 1.4, z] as Spot, to: [x, 3.1, z] as Spot, width: 3, color: ALLOY })),
            ),
            2,
          ),
        ]
      : []),
    box({ x: [-4.6, -4.4], y: [1.2, 2.2], z: [-0.6, 0.6] }, { color: look.wood }, {}, 2),
    lifelines(shape, 0.05, 0.95, 0.65, 3),
    ...sloopRig({ mast: [1.2, 1.7, 0], height: 15.5, boomEnd: [-4.4, 3.3, 0], forestay: [6, 1.7, 0], beam: 3.6 }, look, underSail),
    flag([-6.1, 2.9, 0], 1.2, look.boot, 3),
  ];
  return { parts, length: 12.4, height: 17.5, stern: onSide(shape, 1, 0, 0), bow: onSide(shape, 1, 1, 0) };
}

/** Long and low, with a raised saloon and a tall rig. */
export function sailingYacht(look: BoatLook, underSail: boolean): Boat {
  const shape: HullShape = { length: 21, beam: 5.4, freeboard: 1.7, sheer: [0.05, 0.35], rake: 0.7, counter: -0.3, stern: 0.84, glass: [0.38, 0.62] };
  const parts: Part[] = [
    hull(shape, look),
    { ...slice(pointsOf("-5.4 1.6, 5.4 1.75, 3.2 2.6, -4.8 2.8"), [-1.7, 1.7], { color: look.house }, { color: lighter(look.house, 0.3) }), layer: 1 },
    sideGlass(pointsOf("-4.6 2, 3.6 2.05, 2.6 2.45, -4.3 2.6"), 1.72, 2),
    box({ x: [-7.4, -7.2], y: [1.6, 2.7], z: [0.9, 1.7] }, { color: look.wood }, {}, 2),
    box({ x: [-7.4, -7.2], y: [1.6, 2.7], z: [-1.7, -0.9] }, { color: look.wood }, {}, 2),
    ...(look.variant % 2 ? [{ ...slice(pointsOf("-5.6 2.8, -4.2 2.8, -4.4 3.8, -5.5 3.8"), [-1.6, 1.6], { color: look.canvas }), layer: 3 }] : []),
    box({ x: [-10.9, -10.3], y: [0.3, 0.5], z: [-1.9, 1.9] }, { color: look.deck }, {}, -1),
    lifelines(shape, 0.05, 0.95, 0.7, 3),
    ...sloopRig({ mast: [2.6, 2.4, 0], height: 23, boomEnd: [-6.4, 4.6, 0], forestay: [10.2, 2.2, 0], beam: 5 }, look, underSail),
    flag([-10.3, 3.4, 0], 1.5, look.boot, 3),
  ];
  return { parts, length: 21, height: 25.5, stern: onSide(shape, 1, 0, 0), bow: onSide(shape, 1, 1, 0) };
}
