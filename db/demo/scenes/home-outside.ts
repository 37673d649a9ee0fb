import { lighter, mix } from "./colour.ts";
import { drawBackdrop } from "./backdrop.ts";
import { drawPlot, drawSurf, type Plot, roundPlot } from "./ground.ts";
import { buildHouse } from "./houses/index.ts";
import type { HomeSubject, House, HouseLook } from "./houses/house.ts";
import { drawFrame, drawLampGlow, drawSkiff, drawSmoke, jetty, shrub, tree } from "./props.ts";
import { type Camera, drawParts, drawShadow, lookThrough, type Part, type Spot, type View } from "./solid.ts";
import { span, type Stage } from "./stage.ts";
import { group, type Point } from "./svg.ts";
import { drawTremble, reflected } from "./water.ts";

type Place = { plots: Plot[]; water: number; around: Part[]; mirrored: boolean };

/** How far the camera looks down, so that its horizon is the picture's. */
export const tiltFor = (at: Point, horizon: number, scale: number, away: number): number =>
  (Math.atan((at[1] - horizon) / (scale * away)) * 180) / Math.PI;

/** A home in its landscape; another angle shows the same house from elsewhere. */
export function drawHomeOutside(stage: Stage, subject: HomeSubject, look: HouseLook, angle: number): string {
  const { random } = stage;
  const house = buildHouse(subject, look, stage.setting);
  const away = span(random, 58, 74);
  const isRow = subject === "loft";
  const fills = isRow ? span(random, 0.86, 1) : subject === "cabin" ? span(random, 0.4, 0.5) : span(random, 0.48, 0.62);
  const scale = (1600 * fills * (angle ? 1.12 : 1)) / house.width;
  const lower = isRow ? span(random, -30, 20) : subject === "cabin" ? span(random, 20, 70) : span(random, 50, 120);
  const at: Point = [800 + (isRow ? 0 : stage.side * span(random, 60, 210)), stage.horizon + lower];
  const turn = (isRow ? span(random, 12, 26) : span(random, 20, 38)) * (angle % 2 ? -1 : 1) * stage.side;
  const camera: Camera = { target: [0, house.height * 0.42, 0], at, turn, tilt: tiltFor(at, stage.horizon, scale, away), away, scale };
  const view = lookThrough(camera, stage.side);
  const place = isRow
    ? quayside(stage)
    : subject === "cabin"
      ? waterside(stage, look)
      : subject === "beach-house"
        ? beach(stage)
        : headland(stage, subject);
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

const aroundHouse = (
  stage: Stage,
  house: number,
  height: readonly [number, number],
  count: number,
  spread: readonly [number, number],
): Part[] =>
  Array.from({ length: count }, (_, i) => {
    const behind = i % 3 !== 0;
    const x = (i % 2 ? 1 : -1) * span(stage.random, house, house + spread[0]);
    const z = behind ? span(stage.random, -spread[1], -4) : span(stage.random, 3, 7);
    return tree(stage.random.pick(stage.flora), [x, 0, z], span(stage.random, ...height), behind ? -5 : 8);
  }).toSorted((a, b) => a.middle[2] - b.middle[2]);

const hedge = (stage: Stage, spots: readonly Point[], y: number, layer: number): Part[] =>
  spots.map(([x, z]) => shrub([x + span(stage.random, -1, 1), y, z], span(stage.random, 1, 1.9), layer));

function headland(stage: Stage, subject: HomeSubject): Place {
  const { random, palette, side } = stage;
  const drop = subject === "lighthouse-cottage" ? span(random, 3.5, 7) : span(random, 1.8, 4);
  const outline = roundPlot(stage, [side * 12, -6], span(random, 28, 36), span(random, 16, 20));
  const grass = subject === "villa" && stage.setting === "mediterranean" ? mix(palette.foliage, "#c9b26a", 0.35) : palette.foliage;
  const many = subject === "lighthouse-cottage" ? 3 : 9;
  return {
    plots: [{ outline, y: subject === "villa" ? -1.2 : -0.9, drop, top: grass, bank: palette.rock }],
    water: -drop,
    around: [
      ...aroundHouse(stage, 14, [5, 10], many, [9, 15]),
      ...hedge(
        stage,
        [
          [-13, 7.4],
          [-9, 8.4],
          [14.5, 7.6],
          [10, 8.6],
          [-15, 4],
          [17, 2],
        ],
        -1,
        9,
      ),
      ...rocks(stage, outline, drop),
    ],
    mirrored: false,
  };
}

function waterside(stage: Stage, look: HouseLook): Place {
  const { random, palette } = stage;
  const outline = roundPlot(stage, [span(random, -6, 6), -12], 60, 22, 0.05);
  const x = (random.chance(0.5) ? 1 : -1) * span(random, 2, 6);
  return {
    plots: [{ outline, y: -0.9, drop: 0.9, top: palette.foliage, bank: palette.rock }],
    water: -1.8,
    around: [
      ...aroundHouse(stage, 9, [9, 17], 14, [22, 16]),
      ...hedge(
        stage,
        [
          [-9, 7],
          [9.5, 7],
          [-13, 5],
          [13, 6],
        ],
        -0.9,
        9,
      ),
      ...jetty(x, [8.5, 19], -0.8, -1.8, look.wood),
      skiff([x + 3.6, -1.8, 16], look.accent),
    ],
    mirrored: true,
  };
}

function beach(stage: Stage): Place {
  const { random, palette } = stage;
  const sand = palette.sand;
  const outline = roundPlot(stage, [stage.side * 16, -4], 64, span(random, 22, 27), 0.04, 24);
  const dune = roundPlot(stage, [stage.side * 14, -9], 44, 16, 0.08, 24);
  return {
    plots: [
      { outline, y: -0.6, drop: 0.5, top: sand, bank: lighter(sand, 0.1) },
      { outline: dune, y: 0, drop: 0.7, top: mix(sand, palette.foliage, 0.5), bank: mix(sand, palette.foliage, 0.2) },
    ],
    water: -1.1,
    around: [
      ...aroundHouse(stage, 11, [6, 11], 6, [12, 12]),
      ...hedge(
        stage,
        [
          [-9, 6],
          [9, 6.4],
          [-12, 8],
          [13, 7],
          [17, 5],
        ],
        -0.1,
        9,
      ),
      parasol([-6 - random.between(0, 3), -0.6, 15]),
      skiff([9, -0.6, 15], random.pick(["#c8502b", "#0b6e75", "#d9a441"])),
    ],
    mirrored: false,
  };
}

function quayside(stage: Stage): Place {
  const { random } = stage;
  const boats = [-13, -5, 6, 15]
    .filter(() => random.chance(0.7))
    .map((x) => skiff([x, -1.6, 9.5], random.pick(["#c8502b", "#0b6e75", "#e9d9bd", "#10263a"])));
  const trees = [-19, -11, 11, 19]
    .filter(() => random.chance(0.5))
    .map((x) => tree(random.pick(stage.flora), [x, 0, 4.5], span(random, 4, 6), 8));
  return { plots: [], water: -1.6, around: [...boats, ...trees], mirrored: true };
}

const skiff = (spot: Spot, colour: string): Part => ({
  faces: [],
  middle: spot,
  layer: 10,
  draw: (stage, view) => drawSkiff(stage, ...view.project(spot), 66, colour),
});

/** A parasol and a towel on the sand. */
const parasol = (spot: Spot): Part => ({
  faces: [],
  middle: spot,
  layer: 10,
  draw({ palette, side }, view) {
    const [x, y] = view.project(spot);
    const cloth = (from: number, to: number, colour: string) =>
      `<path d="M${Math.round(x)} ${Math.round(y - 138)}Q${Math.round(x + from * 0.75)} ${Math.round(y - 132)} ${Math.round(x + from)} ${Math.round(y - 84)}H${Math.round(x + to)}Q${Math.round(x + to * 0.75)} ${Math.round(y - 132)} ${Math.round(x)} ${Math.round(y - 138)}Z" fill="${palette.tone(colour, side * (from + to) > 0 ? 0.85 : 0.4)}"/>`;
    return `<ellipse cx="${Math.round(x - side * 40)}" cy="${Math.round(y + 2)}" rx="80" ry="11" fill="#0b1e2e" opacity="0.2"/><path d="M${Math.round(x)} ${Math.round(y)}V${Math.round(y - 130)}" stroke="${palette.tone("#fbf3e2", 0.7)}" stroke-width="5"/>${cloth(-84, -28, "#c8502b")}${cloth(-28, 28, "#fbf3e2")}${cloth(28, 84, "#c8502b")}`;
  },
});

/** Boulders at the foot of a cliff. */
const rocks = (stage: Stage, outline: readonly Point[], drop: number): Part[] =>
  outline
    .filter(([, z], i) => z > 0 && i % 2 === 0)
    .map(([x, z]): Part => ({
      faces: [],
      middle: [x, -drop, z],
      layer: 10,
      draw({ palette }, view) {
        const [px, py] = view.project([x * 1.05, -drop - 0.9, z * 1.12]);
        const s = span(stage.random, 16, 44);
        const path = (k: number) =>
          `M${Math.round(px - s * k)} ${Math.round(py)}l${Math.round(s * 0.4 * k)} ${-Math.round(s * 0.7)} ${Math.round(s * 0.7 * k)} ${-Math.round(s * 0.1)} ${Math.round(s * 0.6 * k)} ${Math.round(s * 0.8)}Z`;
        return `<path d="${path(1)}" fill="${palette.tone(palette.rock, 0.25)}"/><path d="${path(stage.side * 0.5)}" fill="${palette.tone(palette.rock, 0.7)}"/>`;
      },
    }));
