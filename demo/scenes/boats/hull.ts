import { darker, lighter, mix } from "../drawing/color.ts";
import type { Part, Spot, View } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { fill, polygon, straight, stroke } from "../drawing/svg.ts";
import type { BoatLook } from "./boat.ts";

export type HullShape = {
  length: number;
  beam: number;
  freeboard: number;
  /** How much higher the sides are at the stern and at the bow. */
  sheer: readonly [number, number];
  /** How far bow and stern reach out over the water. */
  rake: number;
  counter: number;
  /** The stern's width as a part of the beam. */
  stern: number;
  /** Where it lies beside the middle line. */
  z?: number;
  layer?: number;
  /** Windows in its side, from and to as parts of the length. */
  glass?: readonly [number, number];
};

const STATIONS = 14;
export const stations = Array.from({ length: STATIONS + 1 }, (_, i) => i / STATIONS);

const widthAt = (s: number, stern: number) =>
  s < 0.42
    ? stern + (1 - stern) * Math.sin((s / 0.42) * (Math.PI / 2))
    : Math.max(0, Math.cos(((s - 0.42) / 0.58) * (Math.PI / 2))) ** 0.72;

/** A spot on the side: along from stern (0) to bow (1), up from the water (0) to the rail (1). */
export function onSide(shape: HullShape, side: -1 | 1, along: number, up: number): Spot {
  const { length, beam, freeboard, sheer, rake, counter, stern, z = 0 } = shape;
  const [top, low] = [-length / 2 + along * length, -length / 2 + counter + along * (length - counter - rake)];
  const half = (beam / 2) * widthAt(along, stern);
  const rail = freeboard + sheer[0] * (1 - along) ** 2 + sheer[1] * along ** 2;
  return [low + (top - low) * up, rail * up, z + side * half * (0.8 + 0.2 * up)];
}

const strip = (shape: HullShape, side: -1 | 1, low: number, high: number, from = 0, to = 1): Spot[] => {
  const along = stations.filter((s) => s >= from && s <= to);
  return [...along.map((s) => onSide(shape, side, s, high)), ...along.toReversed().map((s) => onSide(shape, side, s, low))];
};

/** A hull: its far side, its deck, its near side with stripe and windows. */
export function hull(shape: HullShape, look: BoatLook): Part {
  const { z = 0, length } = shape;
  return {
    faces: [],
    middle: [0, 0.5, z],
    layer: shape.layer ?? 0,
    draw(stage, view) {
      const near: -1 | 1 = view.eye[2] > z ? 1 : -1;
      const far: -1 | 1 = near === 1 ? -1 : 1;
      const deckEdge = (side: -1 | 1) => stations.map((s) => onSide(shape, side, s, 0.97));
      const deck = shapeOf(view, [...deckEdge(1), ...deckEdge(-1).toReversed()]);
      const { palette, sheet } = stage;
      const transom =
        view.eye[0] < -length / 2
          ? fill(
              shapeOf(view, [onSide(shape, 1, 0, 0), onSide(shape, -1, 0, 0), onSide(shape, -1, 0, 1), onSide(shape, 1, 0, 1)]),
              palette.tone(look.hull, 0.45),
            )
          : "";
      const planks = stroke(
        [0.25, 0.5, 0.75]
          .map((part) =>
            straight(
              stations
                .slice(0, -1)
                .map((s) => mixSpot(onSide(shape, 1, s, 0.97), onSide(shape, -1, s, 0.97), part))
                .map(view.project),
            ),
          )
          .join(""),
        palette.tone(darker(look.deck, 0.4), 0.6),
        2,
        0.35,
      );
      const rail = stroke(straight(deckEdge(near).map(view.project)), palette.tone(look.wood, 0.7), 5);
      return (
        paintSide(stage, view, shape, far, look, false) +
        transom +
        fill(deck, sheet.blend(palette.tone(look.deck, 0.75), palette.tone(lighter(look.deck, 0.2), 0.9))) +
        planks +
        paintSide(stage, view, shape, near, look, true) +
        rail
      );
    },
  };
}

const shapeOf = (view: View, spots: readonly Spot[]) => polygon(spots.map(view.project));
const mixSpot = (a: Spot, b: Spot, part: number): Spot => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

function paintSide({ palette, sheet }: Stage, view: View, shape: HullShape, side: -1 | 1, look: BoatLook, near: boolean): string {
  const light = Math.min(1, Math.max(0.05, 0.42 + 0.6 * side * view.sun[2]));
  const water = mix(palette.water[1], palette.water[0], 0.5);
  const body = sheet.fade([
    [0, palette.tone(look.hull, light)],
    [0.6, palette.tone(look.hull, light - 0.14)],
    [1, mix(palette.tone(look.hull, light - 0.3), water, 0.25)],
  ]);
  const whole = fill(shapeOf(view, strip(shape, side, -0.06, 1)), body);
  if (!near) return whole;
  const boot = fill(shapeOf(view, strip(shape, side, -0.06, 0.1)), palette.tone(look.boot, light - 0.1));
  const stripe = fill(shapeOf(view, strip(shape, side, 0.8, 0.88)), palette.tone(look.stripe, light));
  const gleam = fill(shapeOf(view, strip(shape, side, 0.4, 0.62, 0.3, 0.86)), "#ffffff", 0.1 * light);
  const glass = shape.glass
    ? fill(shapeOf(view, strip(shape, side, 0.5, 0.7, ...shape.glass)), palette.lampsAreLit ? palette.lamp : "#1b3342", 0.92)
    : "";
  return whole + gleam + boot + stripe + glass;
}
