import { lighter } from "../drawing/color.ts";
import { box, slice } from "../drawing/shapes.ts";
import type { Part, Spot } from "../drawing/solid.ts";
import { pointsOf } from "../drawing/svg.ts";
import type { Boat, BoatLook } from "./boat.ts";
import { sideGlass, windscreen } from "./fittings.ts";
import { hull, type HullShape, onSide } from "./hull.ts";
import { flag, sticks } from "./rig.ts";
import { ALLOY, sloopRig } from "./sloop-rig.ts";

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
  const saloon = pointsOf("-4.6 1.7, 3 1.7, 1.6 3.3, -4.4 3.4");
  const parts: Part[] = [
    nearest([hull(each(-3, 0), look), hull(near, look)]),
    box({ x: [-5.6, 2.9], y: [0.9, 1.75], z: [-2.6, 2.6] }, { color: look.house }, { top: { color: look.deck } }, 1),
    { ...slice(saloon, [-2.5, 2.5], { color: look.house }, { color: lighter(look.house, 0.2) }), layer: 3 },
    sideGlass(pointsOf("-4.1 2.2, 2.2 2.2, 1.5 3, -4 3.05"), 2.52, 4),
    windscreen([2.75, 2], [1.75, 3.15], 2.3),
    box({ x: [-6.2, -1.5], y: [3.45, 3.65], z: [-2.7, 2.7] }, { color: look.house }, {}, 5),
    sticks(
      [2.4, -2.4].map((z) => ({ from: [-6, 1.7, z] as Spot, to: [-6, 3.45, z] as Spot, width: 4, color: ALLOY })),
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
