import type { BoatLook, BoatSubject } from "../boats/boat.ts";
import { buildBoat } from "../boats/index.ts";
import { lighter } from "../drawing/color.ts";
import { drawParts, lookThrough, type View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { fill, type Point, polygon, soft, pointsOf, stroke } from "../drawing/svg.ts";
import { drawDeep } from "../nature/deep-water.ts";
import { roundPlot } from "../nature/ground.ts";
import { drawLampGlow } from "./props.ts";

/** The boat from the air, over sand and weed. */
export function drawBoatFromAbove(stage: Stage, subject: BoatSubject, look: BoatLook): string {
  const { random, palette, side } = stage;
  const moving = random.chance(0.5) && subject !== "houseboat";
  const boat = buildBoat(subject, look, false);
  const view = lookThrough(
    {
      target: [0, 1, 0],
      at: [800, 610],
      turn: span(random, 24, 62) * side + (random.chance(0.5) ? 180 : 0),
      tilt: span(random, 48, 58),
      away: boat.length * 3.4,
      scale: Math.min(760 / boat.length, 52),
    },
    side,
  );
  const bottoms = Array.from({ length: 5 }, () => {
    const patch = roundPlot(
      stage,
      [span(random, -1.6, 1.6) * boat.length, span(random, -1.1, 1.1) * boat.length],
      boat.length * span(random, 0.3, 0.9),
      boat.length * span(random, 0.16, 0.5),
      0.16,
      12,
    );
    return fill(
      `${soft([...patch, ...patch.slice(0, 2)].map(([x, z]) => view.project([x, -3, z])))}Z`,
      random.chance(0.6) ? palette.tone("#bfe6d6", 0.8) : palette.tone("#1f5f68", 0.5),
      0.22,
    );
  }).join("");
  const shade = fill(
    polygon(outlineOf(boat.length).map(([x, z]) => view.project([x - view.sun[0] * 3, -2.4, z - view.sun[2] * 3]))),
    "#06202e",
    0.26,
  );
  return (
    drawDeep(stage) +
    bottoms +
    (moving ? drawWake(stage, view, boat.length) : "") +
    shade +
    drawParts(stage, view, boat.parts) +
    drawLampGlow(stage, ...view.project([0, 1, 0]), 380, 260)
  );
}

const outlineOf = (length: number): Point[] =>
  pointsOf("-0.5 -0.14, -0.5 0.14, 0.1 0.17, 0.4 0.08, 0.52 0, 0.4 -0.08, 0.1 -0.17").map(([x, z]) => [x * length, z * length]);

/** Foam behind a boat under way: a bright middle between two spreading edges. */
function drawWake({ palette, sheet }: Stage, view: View, length: number): string {
  const arm = (side: number, from: number, to: number): Point[] =>
    Array.from({ length: 8 }, (_, i) => {
      const part = from + ((to - from) * i) / 7;
      return view.project([length * (0.3 - part * 1.7), 0, side * length * (0.06 + part * 0.42)]);
    });
  const foam = lighter(palette.water[0], 0.75);
  const fan = `${soft([...arm(-1, 0, 1), ...arm(1, 0, 1).toReversed()])}Z`;
  const inner = [
    view.project([-length * 0.45, 0, -1.1]),
    view.project([-length * 0.45, 0, 1.1]),
    view.project([-length * 1.7, 0, 2.6]),
    view.project([-length * 1.7, 0, -2.6]),
  ];
  return (
    fill(fan, foam, 0.12) +
    stroke(soft(arm(-1, 0, 1)) + soft(arm(1, 0, 1)), foam, 5, 0.45) +
    fill(
      polygon(inner),
      sheet.glow([
        [0, foam, 0.6],
        [1, foam, 0.1],
      ]),
      0.8,
    )
  );
}
