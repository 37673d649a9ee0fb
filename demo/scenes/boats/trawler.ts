import { lighter } from "../drawing/color.ts";
import { all, row, windows } from "../drawing/openings.ts";
import { box } from "../drawing/shapes.ts";
import type { Part, Spot } from "../drawing/solid.ts";
import type { Boat, BoatLook } from "./boat.ts";
import { lifelines } from "./fittings.ts";
import { hull, type HullShape, onSide } from "./hull.ts";
import { flag, sticks } from "./rig.ts";

/** A stout little ship with a wheelhouse, a stubby mast and a high bow. */
export function trawler(look: BoatLook): Boat {
  const shape: HullShape = { length: 12, beam: 4.4, freeboard: 1.5, sheer: [0.1, 1.3], rake: 1.2, counter: 0.2, stern: 0.8 };
  const white = { color: look.house };
  const top = { top: { color: lighter(look.house, 0.3) } };
  const aft = look.variant % 2 === 0;
  const frame = look.wood;
  const glazed = (count: number, width: number, h: number) => windows(row(count, width, 0.75, width / count - 0.25, h, { panes: [1, 1] }), frame);
  const house = { x: [-3.6, 2.4], y: [1.4, 3.2], z: [-1.5, 1.5] } as const;
  const bridge = { x: aft ? [-1, 1.8] : [-0.2, 2.2], y: [3.2, 5.1], z: [-1.25, 1.25] } as const;
  const parts: Part[] = [
    hull(shape, look),
    box(house, white, { ...top, front: { ...white, details: glazed(4, 6, 0.8) }, back: { ...white, details: glazed(4, 6, 0.8) }, right: { ...white, details: glazed(2, 3, 0.8) } }, 1),
    box({ x: [-3.9, 2.8], y: [3.15, 3.3], z: [-1.8, 1.8] }, { color: look.wood }, {}, 2),
    box(bridge, white, { front: { ...white, details: all(glazed(2, bridge.x[1] - bridge.x[0], 0.85)) }, back: { ...white, details: glazed(2, bridge.x[1] - bridge.x[0], 0.85) }, right: { ...white, details: glazed(3, 2.5, 0.85) }, left: { ...white, details: glazed(2, 2.5, 0.85) } }, 3),
    box({ x: [bridge.x[0] - 0.4, bridge.x[1] + 0.6], y: [5.05, 5.25], z: [-1.55, 1.55] }, { color: look.canvas }, {}, 4),
    box({ x: [-2.9, -2.1], y: [3.3, 4.6], z: [-0.4, 0.4] }, { color: look.stripe }, { top: { color: "#2b3439" } }, 3),
    sticks(
      [
        { from: [-0.6, 5.2, 0], to: [-0.8, 9, 0], width: 6, color: look.wood },
        { from: [-0.7, 5.8, 0], to: [-5, 6.9, 0], width: 5, color: look.wood },
        { from: [-0.8, 8.8, 0], to: [5.6, 2.9, 0], width: 1.6, color: "#5b4a3c" },
        { from: [-0.8, 8.8, 0], to: [-5.8, 1.8, 0], width: 1.6, color: "#5b4a3c" },
        { from: [-5, 6.9, 0] as Spot, to: [-5.2, 2.2, 0] as Spot, width: 1.6, color: "#5b4a3c" },
      ],
      5,
    ),
    lifelines(shape, 0, 1, 0.6, 4),
    flag([-5.9, 3.2, 0], 1.1, look.boot, 5),
  ];
  return { parts, length: 14, height: 8.2, stern: onSide(shape, 1, 0, 0), bow: onSide(shape, 1, 1, 0) };
}
