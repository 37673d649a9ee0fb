import { type Camera, drawParts, drawShadow, lookThrough, type View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { group, type Point } from "../drawing/svg.ts";
import type { HomeSubject, House, HouseLook } from "../houses/house.ts";
import { buildHouse } from "../houses/index.ts";
import { drawBackdrop } from "../nature/backdrop.ts";
import { drawPlot, drawSurf } from "../nature/ground.ts";
import { drawTremble, reflected } from "../nature/water.ts";
import { type Place, placeOf } from "./home-places.ts";
import { drawFrame, drawLampGlow, drawSmoke } from "./props.ts";

/** How far the camera looks down, so that its horizon is the picture's. */
export const tiltFor = (at: Point, horizon: number, scale: number, away: number): number =>
  (Math.atan((at[1] - horizon) / (scale * away)) * 180) / Math.PI;

/** A home in its landscape; another angle shows the same house from elsewhere. */
export function drawHomeOutside(stage: Stage, subject: HomeSubject, look: HouseLook, angle: number): string {
  const { random } = stage;
  const house = buildHouse(subject, look, stage.setting);
  const away = span(random, 58, 74);
  const isRow = subject === "loft";
  const fills = isRow ? span(random, 0.86, 1) : subject === "cabin" ? span(random, 0.4, 0.5) : subject === "house" ? span(random, 0.6, 0.72) : span(random, 0.48, 0.62);
  const scale = (1600 * fills * (angle ? 1.12 : 1)) / house.width;
  const lower = isRow ? span(random, -30, 20) : subject === "cabin" ? span(random, 20, 70) : span(random, 50, 120);
  const at: Point = [800 - (isRow ? 0 : stage.side * span(random, 60, 210)), stage.horizon + lower];
  const turn = (isRow ? span(random, 12, 26) : span(random, 20, 38)) * (angle % 2 ? -1 : 1) * stage.side;
  const camera: Camera = { target: [0, house.height * 0.42, 0], at, turn, tilt: tiltFor(at, stage.horizon, scale, away), away, scale };
  const view = lookThrough(camera, stage.side);
  const place = placeOf(stage, subject, look);
  return drawBackdrop(stage, isRow) + drawPlace(stage, view, house, place) + (angle === 0 || random.chance(0.6) ? drawFrame(stage) : "");
}

function drawPlace(stage: Stage, view: View, house: House, place: Place): string {
  const land = place.plots.map((plot, n) => (n === 0 ? drawSurf(stage, view, plot) : "") + drawPlot(stage, view, plot)).join("");
  const ground = place.plots.at(-1)?.y ?? 0;
  const scene =
    land +
    drawShadow(stage, view, house.ground, house.height * 0.55, ground) +
    drawParts(stage, view, [...house.parts, ...place.around]) +
    drawLampGlow(stage, ...view.project([0, house.height * 0.3, 3]), 560, 330) +
    (house.chimney ? drawSmoke(stage, view, house.chimney) : "");
  if (!place.mirrored) return scene;
  const [left, right] = [view.project([-14, place.water, 9]), view.project([14, place.water, 9])];
  const slope = (right[1] - left[1]) / (right[0] - left[0]);
  const y = (left[1] + right[1]) / 2;
  return (
    reflected("home", (left[0] + right[0]) / 2, y, slope, 0.3) + drawTremble(stage, 100, 1500, y + 10, y + 330) + group(scene, 'id="home"')
  );
}
