import type { Boat, BoatLook, BoatSubject } from "../boats/boat.ts";
import { buildBoat } from "../boats/index.ts";
import { lighter } from "../drawing/color.ts";
import { drawParts, lookThrough, type Part, type View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { dash, group, type Point, stroke } from "../drawing/svg.ts";
import { drawBackdrop } from "../nature/backdrop.ts";
import { drawPlot, roundPlot } from "../nature/ground.ts";
import { drawTremble, reflected } from "../nature/water.ts";
import { tiltFor } from "./home-outside.ts";
import { drawFrame, drawLampGlow, jetty, shrub, tree } from "./props.ts";

/** A boat on the water: under way, at anchor, or at a jetty. */
export function drawBoatOutside(stage: Stage, subject: BoatSubject, look: BoatLook, angle: number): string {
  const { random } = stage;
  const sails = subject === "sailboat" || subject === "catamaran" || subject === "classic-yacht";
  const atJetty = subject === "houseboat" || (angle > 0 && random.chance(0.6));
  const underSail = sails && !atJetty;
  const boat = buildBoat(subject, look, underSail);
  const away = boat.length * span(random, 2.3, 3.1);
  const scale = Math.min((span(random, 840, 1020) * (sails ? 1 : 1.2)) / boat.length, 860 / boat.height);
  const at: Point = [800 - stage.side * span(random, -40, 120), stage.horizon + span(random, 30, 90) - (boat.height > 12 ? 130 : 0)];
  const turn = span(random, 22, 48) * (random.chance(0.5) ? 1 : -1) + (random.chance(0.3) ? 180 : 0);
  const view = lookThrough(
    { target: [0, boat.height * 0.36, 0], at, turn, tilt: tiltFor(at, stage.horizon, scale, away), away, scale },
    stage.side,
  );
  const shore = atJetty ? mooring(stage, view, boat) : { behind: "", around: [] };
  return (
    drawBackdrop(stage) +
    shore.behind +
    drawAfloat(stage, view, boat, shore.around, underSail && subject !== "catamaran") +
    (angle === 0 ? drawFrame(stage) : "")
  );
}

function drawAfloat(stage: Stage, view: View, boat: Boat, around: Part[], heels: boolean): string {
  const near = view.eye[2] > 0 ? 1 : -1;
  const [stern, bow] = [boat.stern, boat.bow].map(([x, y, z]) => view.project([x, y, Math.abs(z) * near])) as [Point, Point];
  const slope = Math.abs(bow[0] - stern[0]) < 60 ? 0 : (bow[1] - stern[1]) / (bow[0] - stern[0]);
  const [x, y] = [(stern[0] + bow[0]) / 2, (stern[1] + bow[1]) / 2];
  const [left, right] = [Math.min(stern[0], bow[0]), Math.max(stern[0], bow[0])];
  const lean = heels ? ` transform="rotate(${bow[0] > stern[0] ? 3.5 : -3.5} ${Math.round(x)} ${Math.round(y)})"` : "";
  const drawn = group(drawParts(stage, view, [...boat.parts, ...around]), `id="boat"${lean}`);
  return (
    reflected("boat", x, y, slope, 0.34) +
    drawTremble(stage, left - 60, right + 60, y + 6, y + 320) +
    drawn +
    drawLampGlow(stage, x, y - 90, (right - left) * 0.6, 240) +
    drawFoam(stage, stern, bow, heels)
  );
}

/** White water along the hull, and a wake when it is under way. */
function drawFoam({ random, palette }: Stage, stern: Point, bow: Point, moving: boolean): string {
  let path = "";
  for (let n = 0; n < (moving ? 16 : 8); n++) {
    const part = random.next();
    const length = span(random, 24, moving ? 110 : 64);
    path += dash(stern[0] + (bow[0] - stern[0]) * part - length / 2, stern[1] + (bow[1] - stern[1]) * part + span(random, 0, 12), length);
  }
  const back = bow[0] > stern[0] ? -1 : 1;
  for (let n = moving ? 1 : 12; n < 12; n++)
    path += dash(stern[0] + back * n * 34 - 40, stern[1] + n * 3 + span(random, -14, 14), span(random, 40, 110));
  return stroke(path, lighter(palette.water[0], 0.6), 5, palette.time === "night" ? 0.4 : 0.75);
}

/** A shore close behind, and a jetty alongside. */
function mooring(stage: Stage, view: View, boat: Boat): { behind: string; around: Part[] } {
  const { random, palette } = stage;
  const far = view.eye[2] > 0 ? -1 : 1;
  const across = far * (boat.length * 0.22 + 2);
  const outline = roundPlot(stage, [span(random, -20, 20), far * boat.length * 1.25], boat.length * 2.6, boat.length * 0.72, 0.06, 28);
  const trees = Array.from({ length: 8 }, (_, i) =>
    tree(
      random.pick(stage.flora),
      [(i - 3.5) * boat.length * 0.42 + span(random, -2, 2), 0.8, far * boat.length * span(random, 0.85, 1.5)],
      boat.length * span(random, 0.34, 0.6),
      -9,
    ),
  ).toSorted((a, b) => view.depth(b.middle) - view.depth(a.middle));
  const bushes = Array.from({ length: 5 }, (_, i) =>
    shrub([(i - 2) * boat.length * 0.6, 0.8, far * boat.length * 0.72], span(random, 1, 2), -8),
  );
  const behind =
    drawPlot(stage, view, { outline, y: 0.8, drop: 0.9, top: palette.foliage, bank: palette.rock }) +
    drawParts(stage, view, [...trees, ...bushes]);
  const plank = jetty(0, [-boat.length * 0.75, boat.length * 0.75], 0.7, 0, "#9d7a55").map((part) => turned(part, across));
  return { behind, around: plank };
}

/** The part turned by a right angle, so that it runs along the boat, and moved beside it. */
function turned(part: Part, z: number): Part {
  const place = ([x, y, depth]: readonly [number, number, number]) => [depth, y, z - x] as const;
  return {
    ...part,
    layer: -1,
    middle: place(part.middle),
    faces: part.faces.map((face) => ({ ...face, spots: face.spots.map(place) })),
    ...(part.draw
      ? { draw: (stage: Stage, view: View) => part.draw?.(stage, { ...view, project: (spot) => view.project(place(spot)) }) ?? "" }
      : {}),
  };
}
