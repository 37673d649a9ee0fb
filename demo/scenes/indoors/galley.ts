import { lighter } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { fill, pen, polygon, straight, stroke } from "../drawing/svg.ts";
import type { BoatRoom } from "./berth.ts";
import { lamp } from "./decoration.ts";
import { flat } from "./flat.ts";
import type { Pane, Room } from "./panes.ts";
import { drawRoom, slightTurn } from "./room.ts";
import type { RoomLook } from "./shell.ts";
import { stillLife } from "./still-life.ts";

/** The galley: a worktop under portholes or a window, with everything in its place. */
export function drawGalley(stage: Stage, look: RoomLook, { modern, frame }: BoatRoom): string {
  const { random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const panes: Pane[] = modern
    ? [{ wall: "back", along: [-1.5, 1.5], up: [1.1, 1.8], bars: [2, 1] }]
    : [-1.2, 0, 1.2].map((x) => ({ wall: "back", along: [x - 0.3, x + 0.3], up: [1.16, 1.76], round: true }));
  const room: Room = {
    width: 4.8,
    height: 2.2,
    depth: 3.2,
    panes,
    walls: modern ? "plaster" : "panels",
    beams: !modern,
    taper: 0.06,
    tilt: 7,
    frame,
  };
  const half = room.width / 2;
  const top = lighter(look.stone, 0.4);
  return drawRoom(
    stage,
    look,
    room,
    () => [
      box({ x: [-half + 0.2, half - 0.2], y: [0.05, 0.86], z: [-3.18, -2.55] }, { color: look.wood, texture: "upright" }, {}, 1),
      box({ x: [-half + 0.16, half - 0.16], y: [0.86, 0.93], z: [-3.18, -2.5] }, { color: top }, {}, 2),
      box(
        { x: side > 0 ? [half - 0.9, half - 0.2] : [-half + 0.2, -half + 0.9], y: [0.05, 0.86], z: [-2.5, -0.4] },
        { color: look.wood, texture: "upright" },
        {},
        3,
      ),
      box(
        { x: side > 0 ? [half - 0.94, half - 0.18] : [-half + 0.18, -half + 0.94], y: [0.86, 0.93], z: [-2.52, -0.36] },
        { color: top },
        {},
        4,
      ),
      stove(-side * 0.9, -2.8, look),
      stillLife(side * 0.5, -2.8, 0.93, look, 5),
      kettle(side * (half - 0.55), 0.93, -1.4),
      ...[-0.7, 0.7].map((x) => lamp(x, -1.6, 1.82, "#d9b45f", "hung", room.height)),
    ],
    slightTurn(stage) * 0.8,
  );
}

/** A stove let into the worktop, with a towel over its rail. */
const stove = (x: number, z: number, look: RoomLook): Part =>
  flat([x, 0.45, z + 0.28], 3, ({ palette }, px, py, unit) => {
    const [w, h] = [unit * 0.3, unit * 0.3];
    const door = polygon([
      [px - w, py - h],
      [px + w, py - h],
      [px + w, py + h],
      [px - w, py + h],
    ]);
    const glass = polygon([
      [px - w * 0.7, py - h * 0.3],
      [px + w * 0.7, py - h * 0.3],
      [px + w * 0.7, py + h * 0.6],
      [px - w * 0.7, py + h * 0.6],
    ]);
    const towel = polygon([
      [px - w * 0.4, py - h * 0.72],
      [px + w * 0.2, py - h * 0.72],
      [px + w * 0.2, py + h * 0.3],
      [px - w * 0.4, py + h * 0.3],
    ]);
    return (
      fill(door, palette.tone("#d5dadb", 0.6)) +
      fill(glass, "#222a30") +
      stroke(
        straight([
          [px - w * 0.8, py - h * 0.7],
          [px + w * 0.8, py - h * 0.7],
        ]),
        palette.tone("#8f999e", 0.6),
        unit * 0.03,
      ) +
      fill(towel, palette.tone(lighter(look.accent, 0.2), 0.7))
    );
  });

export const kettle = (x: number, y: number, z: number): Part =>
  flat([x, y, z], 6, ({ palette }, px, py, unit) => {
    const body = polygon([
      [px - unit * 0.16, py],
      [px + unit * 0.16, py],
      [px + unit * 0.13, py - unit * 0.22],
      [px - unit * 0.13, py - unit * 0.22],
    ]);
    const spout = pen`M${px + unit * 0.12} ${py - unit * 0.15}q${unit * 0.1} ${-unit * 0.02} ${unit * 0.14} ${-unit * 0.1}`;
    return fill(body, palette.tone("#c8693f", 0.6)) + stroke(spout, palette.tone("#8a4b3a", 0.5), unit * 0.04);
  });
