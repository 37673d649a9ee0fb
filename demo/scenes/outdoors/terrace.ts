import { darker, lighter } from "../drawing/color.ts";
import { windows } from "../drawing/openings.ts";
import { box } from "../drawing/shapes.ts";
import { drawParts, lookThrough, type Part, type View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { fill, polygon, straight, stroke } from "../drawing/svg.ts";
import type { HomeSubject, HouseLook } from "../houses/house.ts";
import { plant } from "../indoors/decoration.ts";
import type { RoomLook } from "../indoors/shell.ts";
import { drawBackdrop } from "../nature/backdrop.ts";
import { drawFrame, drawLampGlow, tree } from "./props.ts";
import { dining, lounge } from "./terrace-seats.ts";

export const EDGE = -5;

/** The place outside the door: a floor, a rail, somewhere to sit, and the view. */
export function drawTerrace(stage: Stage, subject: HomeSubject, house: HouseLook, look: RoomLook): string {
  const { random, side, palette } = stage;
  const away = 8.5;
  const scale = 250;
  const at = [800 + side * 60, 740] as const;
  const tilt = (Math.atan((at[1] - stage.horizon) / (scale * away)) * 180) / Math.PI;
  const view = lookThrough({ target: [-side * 0.6, 0.8, -2.4], at, turn: span(random, 4, 14) * side, tilt, away, scale }, side);
  const stone = subject === "house" || subject === "villa" || subject === "loft" || subject === "lighthouse-cottage";
  const floor = stone ? lighter(house.stone, 0.3) : lighter(house.wood, 0.12);
  const pool = subject === "villa" && house.hasPool && random.chance(0.65);
  const beyond = [-8, -5.4, 6, 8.6].map((x) =>
    tree(random.pick(stage.flora), [x + span(random, -1, 1), -3.2, EDGE - span(random, 2, 6)], span(random, 4.4, 6.6), -9),
  );
  const seating = (random.chance(0.5) ? lounge : dining)(look, house, -side * 0.9);
  return (
    drawBackdrop(stage) +
    drawParts(stage, view, beyond) +
    drawFloor(stage, view, floor, stone) +
    (pool ? drawPool(stage, view) : "") +
    drawParts(stage, view, [
      rail(subject, house),
      ...facade(side, house),
      ...(pool ? [] : [plant(-side * 4.2, EDGE + 0.8, 1.5, house.stone, 1)]),
      ...seating,
      plant(side * 2.6, -3.6, 1.3, "#b5653f", 2),
    ]) +
    (subject === "villa" || subject === "cabin" ? drawPergola(stage, view, house.wood) : "") +
    drawLampGlow(stage, 800 + side * 420, 620, 560, 420) +
    (palette.time === "day" && random.chance(0.5) ? drawFrame(stage) : "")
  );
}

export function drawFloor({ palette, sheet }: Stage, view: View, color: string, stone: boolean, near = 5): string {
  const corner = (x: number, z: number) => view.project([x, 0, z]);
  const body = fill(
    polygon([corner(-14, EDGE), corner(14, EDGE), corner(14, near), corner(-14, near)]),
    sheet.blend(palette.tone(color, 0.75), palette.tone(darker(color, 0.12), 0.6)),
  );
  const along = Array.from({ length: 19 }, (_, i) => -9 + i)
    .map((x) => straight([corner(x, EDGE), corner(x, near)]))
    .join("");
  const across = stone ? [-4, -3, -2, -0.8, 0.6, 2.2].map((z) => straight([corner(-14, z), corner(14, z)])).join("") : "";
  const wall = fill(
    polygon([corner(-14, EDGE), corner(14, EDGE), view.project([14, -0.5, EDGE]), view.project([-14, -0.5, EDGE])]),
    palette.tone(darker(color, 0.3), 0.4),
  );
  return wall + body + stroke(along + across, palette.tone(darker(color, 0.4), 0.5), 2, 0.35);
}

function drawPool({ palette, sheet, random }: Stage, view: View): string {
  const corner = (x: number, z: number) => view.project([x, 0.01, z]);
  const outline = polygon([corner(-9, EDGE + 0.25), corner(9, EDGE + 0.25), corner(9, -2.9), corner(-9, -2.9)]);
  const shine = Array.from({ length: 12 }, () => {
    const [x, z] = [span(random, -5, 4), span(random, EDGE + 0.5, -3.1)];
    return straight([corner(x, z), corner(x + span(random, 0.4, 1.3), z)]);
  }).join("");
  const water =
    palette.time === "night" ? (["#2f9fa6", "#8fe3dc"] as const) : ([palette.tone("#4fb6ba", 0.7), palette.tone("#9fe0d8", 0.9)] as const);
  return (
    fill(outline, sheet.blend(water[0], water[1])) + stroke(outline, palette.tone("#fffaf0", 0.8), 9) + stroke(shine, "#ffffff", 3, 0.55)
  );
}

/** Glass, balusters or posts, as the house would have. */
export function rail(subject: HomeSubject, { trim, wood, stone }: HouseLook): Part {
  const color = subject === "villa" ? stone : subject === "cabin" ? wood : trim;
  return {
    faces: [],
    middle: [0, 0.5, EDGE],
    layer: -3,
    draw({ palette }, view) {
      const top = stroke(straight([view.project([-14, 0.98, EDGE]), view.project([14, 0.98, EDGE])]), palette.tone(color, 0.7), 11);
      if (subject === "loft")
        return (
          fill(
            polygon([
              view.project([-14, 0.05, EDGE]),
              view.project([14, 0.05, EDGE]),
              view.project([14, 0.98, EDGE]),
              view.project([-14, 0.98, EDGE]),
            ]),
            "#e6f3f2",
            0.18,
          ) + top
        );
      const step = subject === "villa" ? 0.42 : 0.3;
      const posts = Array.from({ length: Math.round(16 / step) }, (_, i) => -8 + i * step)
        .map((x) => straight([view.project([x, 0, EDGE]), view.project([x, 0.96, EDGE])]))
        .join("");
      return stroke(posts, palette.tone(lighter(color, 0.15), 0.6), subject === "villa" ? 12 : 5) + top;
    },
  };
}

/** The end of the house, with the door one has just come out of. */
export function facade(side: -1 | 1, { wall, trim, wood }: HouseLook): Part[] {
  const x: readonly [number, number] = side > 0 ? [3.6, 9] : [-9, -3.6];
  const inner = side > 0 ? "left" : "right";
  const glass = windows([{ u: side > 0 ? 0.5 : 4.8, v: 0.06, w: 2.4, h: 2.3, panes: [2, 1] }], trim);
  return [
    box(
      { x, y: [0, 3.4], z: [EDGE + 0.7, 3.4] },
      { color: wall, texture: "boards" },
      { [inner]: { color: wall, details: glass }, front: { color: wall } },
      1,
    ),
    box({ x: side > 0 ? [2.9, 9] : [-9, -2.9], y: [3.3, 3.5], z: [EDGE, 3.4] }, { color: wood }, {}, 9),
  ];
}

function drawPergola({ palette }: Stage, view: View, wood: string): string {
  const beams = [-6, -4.2, -2.4, -0.6, 1.2, 3, 4.8]
    .map((x) => straight([view.project([x, 3.1, EDGE]), view.project([x, 3.1, 4])]))
    .join("");
  const front = straight([view.project([-14, 3, EDGE + 0.3]), view.project([14, 3, EDGE + 0.3])]);
  return stroke(front, palette.tone(wood, 0.45), 20, 1, "butt") + stroke(beams, palette.tone(darker(wood, 0.15), 0.4), 24, 1, "butt");
}
