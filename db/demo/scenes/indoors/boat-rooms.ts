import { darker, lighter } from "../colour.ts";
import { box } from "../shapes.ts";
import type { Part } from "../solid.ts";
import type { Stage } from "../stage.ts";
import { circle, exact, fill, pen, polygon, stroke, spots } from "../svg.ts";
import { curtains, flat, lamp, table } from "./furniture.ts";
import { stillLife } from "./home-rooms.ts";
import { drawRoom, type Pane, type Room, type RoomLook, slightTurn } from "./room.ts";

/** Below deck: wide glass on modern boats, portholes and varnish on old ones. */
export type BoatRoom = { modern: boolean; frame: string };

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
    box({ x: [x - 0.38, x + 0.38], y: [0.05, 0.4], z: [from, to] }, { colour: look.wood, texture: "boards" }, {}, 1),
    box({ x: [x - 0.38, x + 0.38], y: [0.42, 0.54], z: [from, to] }, { colour: look.textile, soft: 12 }, {}, 2),
    box(
      { x: [x > 0 ? x + 0.26 : x - 0.42, x > 0 ? x + 0.42 : x - 0.26], y: [0.56, 0.98], z: [from, to] },
      { colour: lighter(look.textile, 0.08), soft: 12 },
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
        { colour: look.textile, soft: 10 },
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
      box({ x: [-half + 0.2, half - 0.2], y: [0.05, 0.86], z: [-3.18, -2.55] }, { colour: look.wood, texture: "upright" }, {}, 1),
      box({ x: [-half + 0.16, half - 0.16], y: [0.86, 0.93], z: [-3.18, -2.5] }, { colour: top }, {}, 2),
      box(
        { x: side > 0 ? [half - 0.9, half - 0.2] : [-half + 0.2, -half + 0.9], y: [0.05, 0.86], z: [-2.5, -0.4] },
        { colour: look.wood, texture: "upright" },
        {},
        3,
      ),
      box(
        { x: side > 0 ? [half - 0.94, half - 0.18] : [-half + 0.18, -half + 0.94], y: [0.86, 0.93], z: [-2.52, -0.36] },
        { colour: top },
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
        exact([
          [px - w * 0.8, py - h * 0.7],
          [px + w * 0.8, py - h * 0.7],
        ]),
        palette.tone("#8f999e", 0.6),
        unit * 0.03,
      ) +
      fill(towel, palette.tone(lighter(look.accent, 0.2), 0.7))
    );
  });

/** Cupboards and a stove along one side. */
function galley(side: -1 | 1, half: number, look: RoomLook): Part[] {
  const x: readonly [number, number] = side > 0 ? [half - 1.05, half - 0.45] : [-half + 0.45, -half + 1.05];
  const front = side > 0 ? "left" : "right";
  return [
    box({ x, y: [0.05, 0.86], z: [-4, -0.8] }, { colour: look.wood }, { [front]: { colour: look.wood, texture: "upright" } }, 1),
    box({ x: [x[0] - 0.04, x[1] + 0.04], y: [0.86, 0.92], z: [-4, -0.76] }, { colour: lighter(look.stone, 0.4) }, {}, 2),
    kettle((x[0] + x[1]) / 2, 0.92, -2.2),
  ];
}

const kettle = (x: number, y: number, z: number): Part =>
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

export function drawBerth(stage: Stage, look: RoomLook, { modern, frame }: BoatRoom): string {
  const { random } = stage;
  const panes = (["left", "right"] as const).flatMap((wall): Pane[] =>
    modern
      ? [{ wall, along: [-3, -0.8], up: [1.2, 1.6], bars: [2, 1] }]
      : [-2.7, -1.5].map((z) => ({ wall, along: [z - 0.32, z + 0.32] as const, up: [1.12, 1.6] as const, round: true })),
  );
  const room: Room = {
    width: 4.6,
    height: 2.1,
    depth: 3.8,
    panes: modern ? [...panes, { wall: "back", along: [-0.9, 0.9], up: [1.2, 1.75], bars: [1, 1] }] : panes,
    walls: "panels",
    taper: 0.6,
    tilt: 13,
    beams: !modern,
    frame,
  };
  const linen = "#fbf6ea";
  const wedge = (
    y0: number,
    y1: number,
    front: number,
    back: number,
    z: readonly [number, number],
    colour: string,
    soft: number,
    layer: number,
  ): Part => {
    const [z0, z1] = z;
    return {
      faces: [
        {
          spots: [
            [-front, y0, z1],
            [front, y0, z1],
            [front, y1, z1],
            [-front, y1, z1],
          ],
          colour,
          soft,
        },
        {
          spots: [
            [-front, y1, z1],
            [front, y1, z1],
            [back, y1, z0],
            [-back, y1, z0],
          ],
          colour: lighter(colour, 0.06),
          soft,
        },
      ],
      middle: [0, y1, (z0 + z1) / 2],
      layer,
    };
  };
  const pillow = (x: number, colour: string, z: number, w: number): Part =>
    box({ x: [x - w / 2, x + w / 2], y: [0.84, 1.04], z: [z - 0.14, z + 0.1] }, { colour, soft: 16 }, {}, 5);
  return drawRoom(
    stage,
    look,
    room,
    () => [
      wedge(0, 0.5, 1.68, 0.94, [-3.72, 0.6], look.wood, 2, 1),
      wedge(0.52, 0.74, 1.66, 0.9, [-3.66, 0.58], linen, 12, 2),
      wedge(0.6, 0.8, 1.7, 1.18, [-2.4, 0.62], lighter(look.textile, 0.3), 14, 3),
      wedge(0.64, 0.83, 1.62, 1.48, [-0.7, 0.05], look.accent, 12, 4),
      pillow(-0.48, "#fffdf6", -3.15, 0.8),
      pillow(0.48, "#fffdf6", -3.15, 0.8),
      pillow(random.chance(0.5) ? -0.35 : 0.35, lighter(look.accent, 0.3), -2.8, 0.6),
      hatch(room, look),
      ...[-1, 1].map((side) => lamp(side * 0.72, -3.55, 1.5, "#d9b45f", "table")),
    ],
    slightTurn(stage) * 0.6,
  );
}

/** Glass in the ceiling, with the sky or the stars in it. */
const hatch = ({ height }: Room, { wood }: RoomLook): Part =>
  flat([0, height, -2], -1, ({ palette, sheet }, _x, _y, _unit, view) => {
    const pane = polygon(spots("-0.5 -2.5, 0.5 -2.5, 0.5 -1.6, -0.5 -1.6").map(([x, z]) => view.project([x, height - 0.01, z])));
    const stars =
      palette.time === "night"
        ? spots("-0.2 -2.2, 0.25 -1.9, 0.05 -1.75")
            .map(([x, z]) => fill(circle(...view.project([x, height - 0.01, z]), 2.5), "#f6ebcd"))
            .join("")
        : "";
    return (
      fill(pane, sheet.blend(palette.sky[0], palette.sky[1])) +
      stars +
      stroke(pane, palette.tone(darker(wood, 0.2), 0.5), 14) +
      stroke(
        exact([view.project([-0.5, height - 0.01, -2.05]), view.project([0.5, height - 0.01, -2.05])]),
        palette.tone("#e9eef0", 0.6),
        3,
        0.5,
      )
    );
  });
