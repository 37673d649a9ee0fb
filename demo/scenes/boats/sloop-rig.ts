import { lighter } from "../drawing/color.ts";
import type { Part, Spot } from "../drawing/solid.ts";
import type { BoatLook } from "./boat.ts";
import { flag, furled, sail, sticks } from "./rig.ts";

export const ALLOY = "#c9d1d4";

type Rig = { mast: Spot; height: number; boomEnd: Spot; forestay: Spot; beam: number };

/** One mast, a mainsail and a foresail; or, at anchor, the main packed on its boom. */
export function sloopRig({ mast, height, boomEnd, forestay, beam }: Rig, look: BoatLook, underSail: boolean): Part[] {
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
      ...wires.map((to) => ({ from: hounds, to, width: 1.6, color: ALLOY })),
      { from: mast, to: top, width: 7, color: ALLOY },
      { from: goose, to: swung, width: 7, color: ALLOY },
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
      color: look.sail,
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
      color: lighter(look.sail, 0.2),
      seams: 3,
    },
    6,
  );
  return [standing, main, jib, flag([top[0], top[1] + 0.4, 0], 0.9, look.stripe, 6)];
}
