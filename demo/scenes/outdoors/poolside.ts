import { lighter, mix } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import { drawParts, lookThrough, type Part, type View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { ellipse, fill, pen, polygon, soft, straight, stroke } from "../drawing/svg.ts";
import type { HomeSubject, HouseLook } from "../houses/house.ts";
import { plant } from "../indoors/decoration.ts";
import { flat } from "../indoors/flat.ts";
import type { RoomLook } from "../indoors/shell.ts";
import { drawBackdrop } from "../nature/backdrop.ts";
import { drawLampGlow, tree } from "./props.ts";
import { drawFloor, EDGE, facade, rail } from "./terrace.ts";
import { parasol } from "./terrace-seats.ts";

type Basin = { x: readonly [number, number]; z: readonly [number, number]; round: boolean };

/** The pool of the house, with somewhere to lie beside it and the view behind. */
export function drawPoolside(stage: Stage, subject: HomeSubject, house: HouseLook, look: RoomLook): string {
  const { random, side } = stage;
  const away = 9.5;
  const scale = 215;
  const at = [800, 720] as const;
  const tilt = (Math.atan((at[1] - stage.horizon) / (scale * away)) * 180) / Math.PI;
  const view = lookThrough({ target: [0, 0.2, -1.6], at, turn: span(random, 6, 16) * side, tilt, away, scale }, side);
  const stone = subject !== "beach-house";
  const floor = stone ? lighter(house.stone, 0.34) : lighter(house.wood, 0.14);
  const layout = random.between(0, 2);
  const basin: Basin =
    layout === 0
      ? { x: [-side * 1.2 - 4.2, -side * 1.2 + 3.4], z: [-3, 1.5], round: false }
      : layout === 1
        ? { x: side > 0 ? [-11, 2.4] : [-2.4, 11], z: [EDGE + 0.1, 1], round: false }
        : { x: [-side * 1.2 - 3.7, -side * 1.2 + 3.3], z: [-2.7, 1.2], round: true };
  const near = layout === 1 ? -1.2 : EDGE + 0.55;
  const chairs = layout === 1 ? [side * 4, side * 5.4] : [-2.7, -1.1, 1];
  const cloth = random.pick([look.accent, "#f6efe0", mix(look.textile, "#ffffff", 0.5)]);
  const beyond = [-9, -6.4, 5.6, 8.4].map((x) =>
    tree(random.pick(stage.flora), [x + span(random, -1, 1), -2.4, EDGE - span(random, 1.5, 5)], span(random, 4, 6.4), -9),
  );
  return (
    drawBackdrop(stage) +
    drawParts(stage, view, beyond) +
    drawFloor(stage, view, floor, stone, 7) +
    drawBasin(stage, view, basin) +
    drawParts(stage, view, [
      ...(layout === 1 && subject !== "loft" ? [] : [rail(subject, house)]),
      ...facade(side, house),
      ...chairs.flatMap((x) => lounger(x - side * 0.8, near, cloth, house.wood)),
      parasol(chairs[0] !== undefined ? chairs[0] + 0.85 - side * 0.8 : 0, near + 0.1, mix(look.accent, "#f6efe0", random.pick([0.1, 0.5, 0.9]))),
      plant(-side * 4.6, EDGE + 0.5, 1.4, house.stone, 1),
      plant(side * 3.1, -2.6, 1.2, "#b5653f", 4),
      ladder(basin, side),
      ...(random.chance(0.6) ? [float(span(random, basin.x[0] * 0.3, basin.x[1] * 0.3), (basin.z[0] + basin.z[1]) / 2, look.accent)] : []),
    ]) +
    drawLampGlow(stage, 800 + side * 420, 560, 520, 380)
  );
}

function drawBasin({ palette, sheet, random }: Stage, view: View, { x, z, round }: Basin): string {
  const [cx, cz, rx, rz] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2, (x[1] - x[0]) / 2, (z[1] - z[0]) / 2];
  const ring = (grow: number, y: number) =>
    Array.from({ length: 28 }, (_, i) => {
      const a = (i / 28) * Math.PI * 2;
      const wobble = 1 + 0.12 * Math.sin(a * 2 + 0.6) + 0.06 * Math.cos(a * 3);
      return view.project([cx + Math.cos(a) * (rx * wobble + grow), y, cz + Math.sin(a) * (rz * wobble + grow)]);
    });
  const quad = (grow: number, y: number) =>
    [
      [x[0] - grow, z[0] - grow],
      [x[1] + grow, z[0] - grow],
      [x[1] + grow, z[1] + grow],
      [x[0] - grow, z[1] + grow],
    ].map(([px = 0, pz = 0]) => view.project([px, y, pz]));
  const closed = (points: ReturnType<typeof ring>) => (round ? `${soft([...points, ...points.slice(0, 2)])}Z` : polygon(points));
  const outline = closed(round ? ring(0, 0.01) : quad(0, 0.01));
  const rim = closed(round ? ring(0.34, 0.01) : quad(0.34, 0.01));
  const water =
    palette.time === "night" ? (["#1f8f9a", "#7fe0d9"] as const) : ([palette.tone("#3fa9b4", 0.7), palette.tone("#a4e4dc", 0.9)] as const);
  const wall = round ? "" : fill(polygon([view.project([x[0], 0, z[0]]), view.project([x[1], 0, z[0]]), view.project([x[1], -0.22, z[0]]), view.project([x[0], -0.22, z[0]])]), palette.tone("#2f8f9c", 0.5), 0.8);
  const shine = Array.from({ length: 26 }, () => {
    const [px, pz] = [span(random, x[0] + 0.5, x[1] - 1.4), span(random, z[0] + 0.35, z[1] - 0.25)];
    return straight([view.project([px, 0.01, pz]), view.project([px + span(random, 0.3, 1.1), 0.01, pz])]);
  }).join("");
  const inside = fill(outline, sheet.blend(water[0], water[1])) + wall + stroke(shine, "#ffffff", 4, 0.5);
  return fill(rim, palette.tone("#fbf4e6", 0.85)) + sheet.clipped(inside, outline) + stroke(outline, palette.tone("#3a8d98", 0.5), 3, 0.6);
}

function lounger(x: number, z: number, cloth: string, wood: string): Part[] {
  return [
    box({ x: [x - 0.42, x + 0.42], y: [0.16, 0.28], z: [z, z + 1.5] }, { color: wood }, {}, 3),
    box({ x: [x - 0.38, x + 0.38], y: [0.28, 0.38], z: [z + 0.1, z + 1.5] }, { color: cloth, soft: 10 }, {}, 4),
    box({ x: [x - 0.38, x + 0.38], y: [0.36, 0.8], z: [z - 0.12, z + 0.1] }, { color: lighter(cloth, 0.12), soft: 10 }, {}, 3),
  ];
}

const ladder = ({ x, z }: Basin, side: -1 | 1): Part => {
  const [px, pz] = [side > 0 ? x[0] + 1.1 : x[1] - 1.1, z[0] + 0.06];
  return flat([px, 0, pz], 2, ({ palette }, cx, cy, unit) => {
    const s = unit * 0.5;
    return stroke(
      pen`M${cx - s * 0.4} ${cy + s * 0.5}v${-s * 1.3}q${s * 0.1} ${-s * 0.4} ${s * 0.4} ${-s * 0.1}M${cx + s * 0.4} ${cy + s * 0.5}v${-s * 1.3}q${s * 0.1} ${-s * 0.4} ${s * 0.4} ${-s * 0.1}`,
      palette.tone("#e9eef0", 0.8),
      unit * 0.045,
    );
  });
};

const float = (x: number, z: number, accent: string): Part =>
  flat([x, 0.05, z], 3, ({ palette }, px, py, unit) => {
    const s = unit * 0.42;
    return (
      fill(ellipse(px, py + s * 0.16, s * 1.1, s * 0.42), "#0b4f55", 0.25) +
      stroke(ellipse(px, py, s * 0.8, s * 0.3), palette.tone(accent, 0.8), s * 0.42) +
      stroke(pen`M${px - s * 0.8} ${py}a${s * 0.8} ${s * 0.3} 0 0 1 ${s * 0.5} ${-s * 0.24}`, palette.tone("#ffffff", 0.9), s * 0.42)
    );
  });
