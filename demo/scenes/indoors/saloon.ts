import { lighter } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import type { BoatRoom } from "./berth.ts";
import { curtains, lamp } from "./decoration.ts";
import { table } from "./furniture.ts";
import { kettle } from "./galley.ts";
import type { Pane, Room } from "./panes.ts";
import { drawRoom, slightTurn } from "./room.ts";
import type { RoomLook } from "./shell.ts";
import { stillLife } from "./still-life.ts";

export function drawSaloon(stage: Stage, look: RoomLook, { modern, frame }: BoatRoom): string {
  const { random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const panes: Pane[] = modern
    ? [
        { wall: "back", along: [-1.9, 1.9], up: [0.95, 2], bars: [3, 1] },
        ...(["left", "right"] as const).map((wall): Pane => ({ wall, along: [-3.8, -0.4], up: [1, 1.9], bars: [2, 1] })),
      ]
    : (["left", "right"] as const).flatMap((wall) =>
        [-3.4, -2.2, -1].map((z): Pane => ({ wall, along: [z - 0.36, z + 0.36], up: [1.18, 1.74], round: true })),
      );
  const back: Pane[] = modern ? [] : [{ wall: "back", along: [-0.55, 0.55], up: [1, 1.9], bars: [2, 1] }];
  const room: Room = {
    width: modern ? 5.4 : 4.6,
    height: 2.25,
    depth: 4.4,
    panes: [...panes, ...back],
    walls: modern ? "plaster" : "panels",
    beams: !modern,
    taper: modern ? 0.12 : 0.26,
    tilt: 5,
    frame,
  };
  const half = room.width / 2;
  const bench = (x: number, from: number, to: number): Part[] => [
    box({ x: [x - 0.38, x + 0.38], y: [0.05, 0.4], z: [from, to] }, { color: look.wood, texture: "boards" }, {}, 1),
    box({ x: [x - 0.38, x + 0.38], y: [0.42, 0.54], z: [from, to] }, { color: look.textile, soft: 12 }, {}, 2),
    box(
      { x: [x > 0 ? x + 0.26 : x - 0.42, x > 0 ? x + 0.42 : x - 0.26], y: [0.56, 0.98], z: [from, to] },
      { color: lighter(look.textile, 0.08), soft: 12 },
      {},
      x > 0 ? 3 : 1,
    ),
  ];
  return drawRoom(
    stage,
    look,
    room,
    () => [
      ...bench(side * (half - 0.95), -3.7, -0.9),
      box(
        { x: side > 0 ? [0.2, half - 0.7] : [-half + 0.7, -0.2], y: [0.05, 0.54], z: [-4.2, -3.6] },
        { color: look.textile, soft: 10 },
        {},
        1,
      ),
      ...table(side * 0.55, -2.4, 1, 1.5, 0.72, look.wood, 4),
      stillLife(side * 0.4, -2.4, 0.72, look, 5),
      ...galley(-side as 1 | -1, half, look),
      ...[-3.4, -1.4].map((z) => lamp(side * 0.2, z, 1.86, "#d9b45f", "hung", room.height)),
      ...(modern ? [curtains([-1.9, 1.9], -4.35, 2.05, lighter(look.textile, 0.5), 0.3)] : []),
    ],
    slightTurn(stage) * 0.8,
  );
}

/** Cupboards and a stove along one side. */
function galley(side: -1 | 1, half: number, look: RoomLook): Part[] {
  const x: readonly [number, number] = side > 0 ? [half - 1.05, half - 0.45] : [-half + 0.45, -half + 1.05];
  const front = side > 0 ? "left" : "right";
  return [
    box({ x, y: [0.05, 0.86], z: [-4, -0.8] }, { color: look.wood }, { [front]: { color: look.wood, texture: "upright" } }, 1),
    box({ x: [x[0] - 0.04, x[1] + 0.04], y: [0.86, 0.92], z: [-4, -0.76] }, { color: lighter(look.stone, 0.4) }, {}, 2),
    kettle((x[0] + x[1]) / 2, 0.92, -2.2),
  ];
}
