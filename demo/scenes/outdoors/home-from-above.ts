import { lighter, mix } from "../drawing/color.ts";
import { gable } from "../drawing/roofs.ts";
import { box } from "../drawing/shapes.ts";
import { drawParts, drawShadow, lookThrough, type Part, type View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { fill, type Point, polygon, soft, pointsOf, stroke } from "../drawing/svg.ts";
import type { HomeSubject, HouseLook } from "../houses/house.ts";
import { buildHouse } from "../houses/index.ts";
import { drawDeep } from "../nature/deep-water.ts";
import { drawPlot, drawShallows, grown, type Plot, roundPlot } from "../nature/ground.ts";
import { drawLampGlow, jetty, shrub, tree } from "./props.ts";

/** The home from the air, with its garden, its shore and its shallows. */
export function drawHomeFromAbove(stage: Stage, subject: HomeSubject, look: HouseLook): string {
  const { random, palette, side } = stage;
  const house = buildHouse(subject, look, stage.setting);
  const isRow = subject === "loft";
  const scale = isRow ? 33 : 900 / (house.width + 7);
  const at: Point = [800 + side * (isRow ? 0 : span(random, 40, 150)), isRow ? 600 : span(random, 500, 580)];
  const view = lookThrough({ target: [0, 2, 0], at, turn: span(random, 20, 42) * side, tilt: span(random, 32, 42), away: 85, scale }, side);
  const outline = isRow ? QUAY : roundPlot(stage, [side * 16, -14], span(random, 34, 42), span(random, 25, 29), 0.1, 26);
  const sandy = subject === "beach-house" || stage.setting === "sea" || stage.setting === "mediterranean";
  const land: Plot = {
    outline,
    y: isRow ? -1.6 : -1,
    drop: 1,
    top: isRow ? lighter(look.stone, 0.05) : palette.foliage,
    bank: sandy ? palette.sand : palette.rock,
  };
  const beach: Plot = { outline: grown(outline, 1.1), y: -2, drop: 0.4, top: sandy ? palette.sand : palette.rock, bank: palette.rock };
  const front = frontOf(outline);
  const around = isRow
    ? rooftops(stage, look)
    : [...woods(stage, outline, house.width / 2 + (look.hasPool ? 10 : 2)), ...jetty(-side * 6, [front - 1, front + 12], -1.2, -2.4, look.wood)];
  return (
    drawDeep(stage) +
    drawShallows(stage, view, beach) +
    drawPlot(stage, view, beach) +
    drawPlot(stage, view, land) +
    (isRow ? "" : drawLawn(stage, view, outline) + drawPath(stage, view, front)) +
    (look.hasPool && !isRow ? drawGardenPool(stage, view, side, house.width) : "") +
    drawShadow(stage, view, house.ground, house.height * 0.5, land.y) +
    drawParts(stage, view, [...house.parts, ...around]) +
    drawLampGlow(stage, ...view.project([0, 2, 4]), 420, 260)
  );
}

/** The pool in the garden. */
function drawGardenPool({ palette, sheet }: Stage, view: View, side: number, width: number): string {
  const [x, z] = [side * (width / 2 + 4.5), 3];
  const quad = (grow: number) =>
    polygon([view.project([x - 3.4 - grow, -0.9, z - 5.5 - grow]), view.project([x + 3.4 + grow, -0.9, z - 5.5 - grow]), view.project([x + 3.4 + grow, -0.9, z + 4.5 + grow]), view.project([x - 3.4 - grow, -0.9, z + 4.5 + grow])]);
  return fill(quad(1.3), palette.tone("#efe4cd", 0.8)) + fill(quad(0), sheet.blend(palette.tone("#3fb0bb", 0.8), palette.tone("#8fdad4", 0.9)));
}

const QUAY: readonly Point[] = pointsOf("60 -60, 60 7.5, -60 7.5, -60 -60");
const frontOf = (outline: readonly Point[]) => Math.max(...outline.map(([, z]) => z)) - 2;

function woods(stage: Stage, outline: readonly Point[], clear: number): Part[] {
  const { random, flora } = stage;
  return Array.from({ length: 40 }, (_, i) => {
    const [x, z] = outline[i % outline.length] ?? [0, 0];
    const inward = i < outline.length ? span(random, 0.82, 0.97) : span(random, 0.5, 0.84);
    return { x: x * inward, z: z * inward };
  })
    .filter(({ x, z }) => (Math.abs(x) > clear || z < -8) && z < 13)
    .map(({ x, z }, i) => {
      const layer = z > 3 ? 8 : -5;
      return i % 3 === 2
        ? shrub([x, -1, z], span(random, 1.2, 2.2), layer)
        : tree(random.pick(flora), [x, -1, z], span(random, 5, 8.5), layer);
    })
    .toSorted((a, b) => a.middle[2] - b.middle[2]);
}

/** The roofs of the streets behind the quay. */
function rooftops({ random }: Stage, { roof }: HouseLook): Part[] {
  return [-13, -24].flatMap((back) =>
    (back < -20 ? [-24, -8, 8] : [-30, -17, -4, 9, 22]).map((x): Part => {
      const [width, height] = [span(random, 9, 12), span(random, 4, 8)];
      const block = { x: [x, x + width], y: [-1, height], z: [back - 7, back] } as const;
      const color = random.pick(["#c9b59a", "#b98d74", "#8f9aa0", "#d9c7a8", "#a8705a"]);
      const walls = box(block, { color }, {});
      const top = gable(
        block,
        2.4,
        random.chance(0.5) ? "across" : "along",
        { color: mix(roof, "#9c5a42", random.next() * 0.6), edge: roof },
        { color },
        0.2,
      );
      return { faces: [...walls.faces.slice(0, 4), ...top.faces.slice(0, 4)], middle: top.middle, layer: -4 };
    }),
  );
}

/** Mown and unmown, sun and shade: a lawn is never one green. */
const drawLawn = ({ palette, random }: Stage, view: View, outline: readonly Point[]): string =>
  [0.86, 0.66, 0.42]
    .map((factor, n) => {
      const patch = grown(outline, factor).map(([x, z]): Point => [x + span(random, -2, 2), z + span(random, -2, 2)]);
      const color = n % 2 ? lighter(palette.foliage, 0.1) : mix(palette.foliage, palette.sand, 0.25);
      return fill(`${soft([...patch, ...patch.slice(0, 2)].map(([x, z]) => view.project([x, -1, z])))}Z`, palette.tone(color, 0.75), 0.4);
    })
    .join("");

const drawPath = ({ palette, random }: Stage, view: View, to: number): string => {
  const bends = [
    [2, 7],
    [span(random, -4, 6), to * 0.7],
    [span(random, -8, 2), to + 1],
  ] as const;
  return stroke(soft(bends.map(([x, z]) => view.project([x, -0.95, z]))), palette.tone(lighter(palette.sand, 0.2), 0.8), 20, 0.9);
};
