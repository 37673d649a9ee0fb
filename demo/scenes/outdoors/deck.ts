import type { BoatLook, BoatSubject } from "../boats/boat.ts";
import { darker, lighter } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import { drawParts, lookThrough, type Part, type View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { fill, pen, polygon, soft, straight, stroke } from "../drawing/svg.ts";
import { flat } from "../indoors/flat.ts";
import { table } from "../indoors/furniture.ts";
import type { RoomLook } from "../indoors/shell.ts";
import { stillLife } from "../indoors/still-life.ts";
import { drawBackdrop } from "../nature/backdrop.ts";
import { drawLampGlow } from "./props.ts";

/** The foredeck, looking over the bow; the bow is far away at negative z. */
export function drawDeck(stage: Stage, subject: BoatSubject, look: BoatLook, room: RoomLook): string {
  const { random, side } = stage;
  const [away, scale] = [8.5, 250];
  const at = [800, 760] as const;
  const tilt = (Math.atan((at[1] - stage.horizon) / (scale * away)) * 180) / Math.PI;
  const view = lookThrough(
    { target: [0, 0.5, -2.9], at, turn: span(random, 3, 13) * (random.chance(0.5) ? 1 : -1), tilt, away, scale },
    side,
  );
  const square = subject === "houseboat" || subject === "catamaran";
  const half = (z: number) => (square ? 3.3 : 3.1 * Math.max(0, (z + 9) / 9) ** 0.62);
  const sails = subject === "sailboat" || subject === "classic-yacht" || subject === "catamaran";
  return (
    drawBackdrop(stage) +
    drawBoards(stage, view, look, half, square ? -6 : -9) +
    drawParts(stage, view, [
      ...(subject === "houseboat" ? porch(look, room) : sunpads(look, room, subject)),
      lines(look, half, square ? -6 : -9),
    ]) +
    (sails ? drawSailAbove(stage, look) : "") +
    drawLampGlow(stage, 800, 760, 620, 380)
  );
}

function drawBoards({ palette, sheet }: Stage, view: View, look: BoatLook, half: (z: number) => number, bow: number): string {
  const zs = Array.from({ length: 13 }, (_, i) => bow + ((4.5 - bow) * i) / 12);
  const edge = (side: number, inset: number, y: number) => zs.map((z) => view.project([side * Math.max(0, half(z) - inset), y, z]));
  const body = polygon([...edge(-1, 0, 0), ...edge(1, 0, 0).toReversed()]);
  const planks = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
    .map((part) => straight(zs.map((z) => view.project([part * half(z), 0.01, z]))))
    .join("");
  const bulwark = ([-1, 1] as const).map((side) => polygon([...edge(side, 0, 0.28), ...edge(side, 0, -0.1).toReversed()])).join("");
  const cap = ([-1, 1] as const).map((side) => soft(edge(side, 0, 0.28))).join("");
  return (
    fill(bulwark, palette.tone(look.hull, 0.55)) +
    fill(body, sheet.blend(palette.tone(look.deck, 0.7), palette.tone(lighter(look.deck, 0.12), 0.85))) +
    stroke(planks, palette.tone(darker(look.deck, 0.45), 0.5), 3, 0.4) +
    stroke(cap, palette.tone(look.wood, 0.65), 12)
  );
}

/** Stanchions and wires on both sides, meeting at the bow. */
const lines = (look: BoatLook, half: (z: number) => number, bow: number): Part => ({
  faces: [],
  middle: [0, 0, 0],
  layer: 0,
  draw({ palette }, view) {
    const zs = [bow + 0.3, bow + 1.6, bow + 3.2, bow + 5, bow + 7];
    const posts = ([-1, 1] as const)
      .flatMap((side) => zs.map((z) => straight([view.project([side * half(z), 0.28, z]), view.project([side * half(z), 1, z])])))
      .join("");
    const wires = ([-1, 1] as const)
      .flatMap((side) => [0.64, 1].map((y) => straight([bow, ...zs, 4].map((z) => view.project([side * half(z), y, z])))))
      .join("");
    return (
      stroke(posts, palette.tone("#e9eef0", 0.7), 6) + stroke(wires, palette.tone(look.variant % 2 ? "#e9eef0" : "#d8c9a8", 0.6), 3, 0.9)
    );
  },
});

function sunpads(look: BoatLook, room: RoomLook, subject: BoatSubject): Part[] {
  const cloth = subject === "classic-yacht" ? "#f3ead8" : lighter(look.canvas, 0.55);
  const pad = (x: number): Part[] => [
    box({ x: [x - 0.55, x + 0.55], y: [0.02, 0.16], z: [-3.4, -1.5] }, { color: cloth, soft: 14 }, {}, 2),
    box({ x: [x - 0.5, x + 0.5], y: [0.18, 0.36], z: [-3.35, -3] }, { color: lighter(cloth, 0.3), soft: 12 }, {}, 3),
    box({ x: [x - 0.56, x + 0.56], y: [0.03, 0.19], z: [-2.2, -1.85] }, { color: room.accent, soft: 8 }, {}, 3),
  ];
  return [
    box({ x: [-0.42, 0.42], y: [0, 0.1], z: [-5.2, -4.4] }, { color: look.house }, { top: { color: "#2b4656" } }, 1),
    ...pad(-0.85),
    ...pad(0.85),
    box(
      { x: [-0.5, 0.5], y: [0, 0.22], z: [-0.8, -0.1] },
      { color: look.wood },
      { top: { color: lighter(look.wood, 0.18), texture: "boards" } },
      4,
    ),
    tray(0, 0.22, -0.4, look),
  ];
}

function porch(look: BoatLook, room: RoomLook): Part[] {
  const seat = (x: number): Part[] => [
    box({ x: [x - 0.45, x + 0.45], y: [0.3, 0.46], z: [-3, -2.3] }, { color: look.canvas, soft: 12 }, {}, 2),
    box({ x: [x - 0.45, x + 0.45], y: [0.46, 1], z: [-3.12, -2.98] }, { color: look.canvas, soft: 12 }, {}, 1),
  ];
  return [
    ...seat(-1.2),
    ...seat(1.2),
    ...table(0, -2, 1, 0.7, 0.5, look.wood),
    stillLife(-0.1, -2, 0.5, room, 5),
    box({ x: [-3.1, -2.3], y: [0, 0.5], z: [-4.4, -3.6] }, { color: "#b5653f" }, { top: { color: "#5d8a4f", soft: 30 } }, 1),
    box({ x: [2.3, 3.1], y: [0, 0.5], z: [-4.4, -3.6] }, { color: "#b5653f" }, { top: { color: "#6f9a58", soft: 30 } }, 1),
  ];
}

/** Two glasses and a bottle on the coach roof. */
const tray = (x: number, y: number, z: number, look: BoatLook): Part =>
  flat([x, y, z], 6, ({ palette }, px, py, unit) => {
    const glass = (gx: number) =>
      fill(
        polygon([
          [gx - unit * 0.04, py - unit * 0.16],
          [gx + unit * 0.04, py - unit * 0.16],
          [gx + unit * 0.028, py],
          [gx - unit * 0.028, py],
        ]),
        "#fdf3d8",
        0.75,
      );
    const bottle = fill(
      pen`M${px - unit * 0.04} ${py}v${-unit * 0.2}q0 ${-unit * 0.06} ${unit * 0.025} ${-unit * 0.08}v${-unit * 0.1}h${unit * 0.035}v${unit * 0.1}q${unit * 0.025} ${unit * 0.02} ${unit * 0.025} ${unit * 0.08}v${unit * 0.2}Z`,
      palette.tone("#2f5a45", 0.6),
    );
    return (
      fill(
        polygon([
          [px - unit * 0.32, py + 2],
          [px + unit * 0.32, py + 2],
          [px + unit * 0.36, py + unit * 0.07],
          [px - unit * 0.36, py + unit * 0.07],
        ]),
        palette.tone(look.wood, 0.7),
      ) +
      bottle +
      glass(px - unit * 0.18) +
      glass(px + unit * 0.18)
    );
  });

/** The foot of a sail that fills the upper corner. */
function drawSailAbove({ palette, sheet, side }: Stage, look: BoatLook): string {
  const x = (value: number) => (side > 0 ? 1600 - value : value);
  const body = `M${x(-40)} -40H${x(620)}Q${x(560)} 300 ${x(470)} 540Q${x(220)} 500 ${x(-40)} 470Z`;
  const seams = [0.3, 0.62]
    .map((part) => pen`M${x(-40)} ${470 - 500 * part}Q${x(260)} ${500 - 520 * part} ${x(490 + 100 * part)} ${520 - 540 * part}`)
    .join("");
  const mast = stroke(`M${x(690)} -40V820`, palette.tone(look.variant % 2 ? "#c9d1d4" : look.wood, 0.6), 26);
  const boom = stroke(`M${x(690)} 566L${x(-40)} 500`, palette.tone(look.variant % 2 ? "#c9d1d4" : look.wood, 0.5), 16);
  return (
    fill(
      body,
      sheet.fade(
        [
          [0, palette.tone(look.sail, 0.9)],
          [1, palette.tone(look.sail, 0.45)],
        ],
        side > 0 ? [0, 0, 1, 0.4] : [1, 0, 0, 0.4],
      ),
    ) +
    stroke(seams, palette.tone(darker(look.sail, 0.25), 0.5), 3, 0.4) +
    mast +
    boom
  );
}
