import type { Part } from "../drawing/solid.ts";

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
