import type { Part, Spot, View } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { scaleAt } from "../outdoors/props.ts";

/** Something drawn flat, at a spot of the room, in metres. */
export const flat = (spot: Spot, layer: number, draw: (stage: Stage, x: number, y: number, unit: number, view: View) => string): Part => ({
  faces: [],
  middle: spot,
  layer,
  draw: (stage, view) => draw(stage, ...view.project(spot), scaleAt(view, spot), view),
});
