import type { Face, Part, Spot } from "../drawing/solid.ts";
import { fill, polygon, straight, stroke } from "../drawing/svg.ts";
import { type HullShape, onSide, stations } from "./hull.ts";

/** Dark glass on both sides of a deckhouse, in the plane of x and y. */
export function sideGlass(outline: readonly (readonly [number, number])[], half: number, layer: number): Part {
  const at = (z: number) => outline.map(([x, y]) => [x, y, z] as const);
  const paint: Pick<Face, "color" | "details"> = {
    color: "#20394a",
    details: ({ stage, on, width, height }) =>
      fill(
        polygon([on(0, 0), on(width, 0), on(width, height), on(0, height)]),
        stage.palette.lampsAreLit
          ? stage.sheet.blend("#ffe2a6", "#eda65e")
          : stage.sheet.fade(
              [
                [0, "#ffffff", 0.05],
                [0.5, stage.palette.sky[1], 0.5],
                [1, "#ffffff", 0.08],
              ],
              [0, 0, 1, 0.4],
            ),
        stage.palette.lampsAreLit ? 0.85 : 0.9,
      ),
  };
  return {
    faces: [
      { spots: at(half), ...paint },
      { spots: at(-half).toReversed(), ...paint },
    ],
    middle: [0, 1, 0],
    layer,
  };
}

/** Thin rails on stanchions along both edges of the deck. */
export function lifelines(shape: HullShape, from: number, to: number, height: number, layer: number): Part {
  return {
    faces: [],
    middle: [0, 1, 0],
    layer,
    draw(stage, view) {
      const along = stations.filter((s) => s >= from && s <= to);
      const up = (side: -1 | 1, s: number, h: number): Spot => {
        const [x, y, z] = onSide(shape, side, s, 1);
        return [x, y + h, z];
      };
      const lines = ([1, -1] as const)
        .flatMap((side) => [
          straight(along.map((s) => view.project(up(side, s, height)))),
          ...along.filter((_, i) => i % 2 === 0).map((s) => straight([view.project(up(side, s, 0)), view.project(up(side, s, height))])),
        ])
        .join("");
      return stroke(lines, stage.palette.tone("#e9eef0", 0.7), 2, 0.8);
    },
  };
}

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
      color: "#20394a",
    },
  ],
  middle: [x0, y0, 0],
  layer: 4,
});
