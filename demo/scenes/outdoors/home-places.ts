import { lighter, mix } from "../drawing/color.ts";
import type { Part, Spot } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { ellipse, fill, pen, type Point, pointsOf, stroke } from "../drawing/svg.ts";
import type { HomeSubject, HouseLook } from "../houses/house.ts";
import { isOn, type Plot, roundPlot } from "../nature/ground.ts";
import { drawSkiff, jetty, shrub, tree } from "./props.ts";

/** The ground that a house stands on and what grows and lies around it. */
export type Place = { plots: readonly Plot[]; water: number; around: readonly Part[]; mirrored: boolean };

/** Villas and lighthouses have headlands, cabins a shore with a jetty, beach houses a beach, lofts a quay. */
export function placeOf(stage: Stage, subject: HomeSubject, look: HouseLook): Place {
  switch (subject) {
    case "loft":
      return quayside(stage);
    case "cabin":
      return waterside(stage, look);
    case "beach-house":
      return beach(stage);
    default:
      return headland(stage, subject);
  }
}

type Trees = { plot: Plot; clear: number; spread: readonly [number, number]; height: readonly [number, number]; count: number };

/** Trees beside and behind the house, on the land and nowhere else. */
function trees({ random, flora }: Stage, { plot, clear, spread, height, count }: Trees): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const behind = i % 3 !== 0;
    const x = (i % 2 ? 1 : -1) * span(random, clear, clear + spread[0]);
    const z = behind ? span(random, -spread[1], -4) : span(random, 3, 7);
    return tree(random.pick(flora), [x, plot.y, z], span(random, ...height), behind ? -5 : 8);
  })
    .filter(({ middle: [x, , z] }) => isOn(plot.outline, [x, z]))
    .toSorted((a, b) => a.middle[2] - b.middle[2]);
}

const hedge = ({ random }: Stage, { outline, y }: Plot, spots: readonly Point[]): Part[] =>
  spots.filter((spot) => isOn(outline, spot)).map(([x, z]) => shrub([x + span(random, -1, 1), y, z], span(random, 1, 1.9), 9));

function headland(stage: Stage, subject: HomeSubject): Place {
  const { random, palette, side, setting } = stage;
  const lawn = subject === "house";
  const tower = subject === "lighthouse-cottage";
  const drop = lawn ? span(random, 1, 2.2) : tower ? span(random, 3.5, 7) : span(random, 1.8, 4);
  const outline = roundPlot(stage, [-side * 12, -6], span(random, 28, 36), span(random, 16, 20));
  const top = subject === "villa" && setting === "mediterranean" ? mix(palette.foliage, "#c9b26a", 0.35) : palette.foliage;
  const plot: Plot = { outline, y: tower ? -0.9 : -1.2, drop, top, bank: palette.rock };
  return {
    plots: [plot],
    water: -drop,
    around: [
      ...trees(stage, { plot, clear: 14, spread: [12, 16], height: [5, 10], count: tower ? 6 : lawn ? 22 : 18 }),
      ...hedge(stage, plot, pointsOf("-13 7.4, -9 8.4, 14.5 7.6, 10 8.6, -15 4, 17 2")),
      ...boulders(stage, plot),
    ],
    mirrored: false,
  };
}

function waterside(stage: Stage, look: HouseLook): Place {
  const { random, palette } = stage;
  const outline = roundPlot(stage, [span(random, -6, 6), -12], 60, 22, 0.05);
  const plot: Plot = { outline, y: -0.9, drop: 0.9, top: palette.foliage, bank: palette.rock };
  const x = (random.chance(0.5) ? 1 : -1) * span(random, 2, 6);
  return {
    plots: [plot],
    water: -1.8,
    around: [
      ...trees(stage, { plot, clear: 9, spread: [22, 16], height: [9, 17], count: 15 }),
      ...hedge(stage, plot, pointsOf("-9 7, 9.5 7, -13 5, 13 6")),
      ...jetty(x, [8.5, 19], -0.8, -1.8, look.wood),
      skiff([x + 3.6, -1.8, 16], look.accent),
    ],
    mirrored: true,
  };
}

function beach(stage: Stage): Place {
  const { random, palette, side } = stage;
  const { sand } = palette;
  const outline = roundPlot(stage, [-side * 16, -4], 64, span(random, 22, 27), 0.04);
  const dune: Plot = {
    outline: roundPlot(stage, [-side * 14, -9], 44, 16),
    y: 0,
    drop: 0.7,
    top: mix(sand, palette.foliage, 0.5),
    bank: mix(sand, palette.foliage, 0.2),
  };
  return {
    plots: [{ outline, y: -0.6, drop: 0.5, top: sand, bank: lighter(sand, 0.1) }, dune],
    water: -1.1,
    around: [
      ...trees(stage, { plot: dune, clear: 11, spread: [14, 12], height: [6, 11], count: 9 }),
      ...hedge(stage, dune, pointsOf("-9 5, 9 5, -12 4, 13 4, 17 3")),
      parasol([-6 - random.between(0, 3), -0.6, 15]),
      skiff([9, -0.6, 15], random.pick(["#c8502b", "#0b6e75", "#d9a441"])),
    ],
    mirrored: false,
  };
}

function quayside({ random, flora }: Stage): Place {
  const boats = [-13, -5, 6, 15]
    .filter(() => random.chance(0.7))
    .map((x) => skiff([x, -1.6, 9.5], random.pick(["#c8502b", "#0b6e75", "#e9d9bd", "#10263a"])));
  const green = [-19, -11, 11, 19]
    .filter(() => random.chance(0.5))
    .map((x) => tree(random.pick(flora), [x, 0, 4.5], span(random, 4, 6), 8));
  return { plots: [], water: -1.6, around: [...boats, ...green], mirrored: true };
}

const skiff = (spot: Spot, color: string): Part => ({
  faces: [],
  middle: spot,
  layer: 10,
  draw: (stage, view) => drawSkiff(stage, ...view.project(spot), 66, color),
});

/** A parasol on the sand. */
const parasol = (spot: Spot): Part => ({
  faces: [],
  middle: spot,
  layer: 10,
  draw({ palette, side }, view) {
    const [x, y] = view.project(spot);
    const cloth = (from: number, to: number, color: string) =>
      fill(
        pen`M${x} ${y - 138}Q${x + from * 0.75} ${y - 132} ${x + from} ${y - 84}H${x + to}Q${x + to * 0.75} ${y - 132} ${x} ${y - 138}Z`,
        palette.tone(color, side * (from + to) > 0 ? 0.85 : 0.4),
      );
    const pole = stroke(pen`M${x} ${y}V${y - 130}`, palette.tone("#fbf3e2", 0.7), 5);
    return (
      fill(ellipse(x - side * 40, y + 2, 80, 11), "#0b1e2e", 0.2) +
      pole +
      cloth(-84, -28, "#c8502b") +
      cloth(-28, 28, "#fbf3e2") +
      cloth(28, 84, "#c8502b")
    );
  },
});

/** Rocks at the foot of a cliff. */
const boulders = ({ random, side }: Stage, { outline, y, drop }: Plot): Part[] =>
  outline
    .filter(([, z], i) => z > 0 && i % 2 === 0)
    .map(([x, z]): Part => ({
      faces: [],
      middle: [x, y - drop, z],
      layer: 10,
      draw({ palette }, view) {
        const [px, py] = view.project([x * 1.05, y - drop, z * 1.08]);
        const s = span(random, 16, 44);
        const rock = (k: number) =>
          pen`M${px - s * k} ${py + 4}l${s * 0.4 * k} ${-s * 0.7} ${s * 0.7 * k} ${-s * 0.1} ${s * 0.6 * k} ${s * 0.8}Z`;
        return fill(rock(1), palette.tone(palette.rock, 0.25)) + fill(rock(side * 0.5), palette.tone(palette.rock, 0.7));
      },
    }));
