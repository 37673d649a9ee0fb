import { darker, lighter, mix } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { ellipse, fill, pen, polygon, straight, stroke } from "../drawing/svg.ts";
import { lamp, plant } from "./decoration.ts";
import { flat } from "./flat.ts";
import { roundTable, table } from "./furniture.ts";
import type { HomeRoom } from "./living-room.ts";
import type { Pane, Room } from "./panes.ts";
import { drawRoom, slightTurn } from "./room.ts";
import type { RoomLook } from "./shell.ts";
import { stillLife } from "./still-life.ts";

export function drawKitchen(stage: Stage, look: RoomLook, { wooden, frame }: HomeRoom): string {
  const { random } = stage;
  const reach = [1.3, 1.75, 2.2][look.kitchen % 3] ?? 1.3;
  const panes: Pane[] = [{ wall: "back", along: [-reach, reach], up: [1.1, 2.4], bars: [reach > 2 ? 4 : 2, 1] }];
  const room: Room = { width: 6.8, height: 2.8, depth: 4.6, tilt: 5, beams: wooden, walls: wooden ? "boards" : "plaster", frame, panes };
  const cupboard = random.pick([look.accent, lighter(look.accent, 0.5), "#f3ecdd", mix(look.wood, "#e9d9bd", 0.3)]);
  const top = random.pick(["#efe7d8", lighter(look.stone, 0.35), darker(look.wood, 0.1)]);
  const middle = look.kitchen % 6 === 1 || look.kitchen % 6 === 4 ? roundDining(look) : look.kitchen % 2 === 0 ? island(look, mix(cupboard, look.wood, 0.5), top) : farmTable(look);
  return drawRoom(
    stage,
    look,
    room,
    () => [
      tiles(room, look, reach),
      box({ x: [-3.3, 3.3], y: [0.1, 0.88], z: [-4.55, -3.95] }, { color: cupboard, texture: "upright" }, {}, 1),
      box({ x: [-3.35, 3.35], y: [0.88, 0.95], z: [-4.55, -3.88] }, { color: top }, {}, 2),
      ...(reach < 2 ? (look.wallStyle % 2 ? cupboards(reach, cupboard) : [...shelves([-3.2, -reach - 0.15], look), ...shelves([reach + 0.15, 3.2], look)]) : []),
      flat([0, 0.95, -4.2], 3, tap),
      ...middle,
      ...(random.chance(0.5) ? [-0.75, 0.75] : [-1.1, 0, 1.1]).map((x) => lamp(x, -1.7, 1.95, look.accent, "hung", room.height)),
      plant(random.chance(0.5) ? 3 : -3, -3.4, 1.2, lighter(look.stone, 0.2), 3, look.green),
    ],
    slightTurn(stage) * 0.7,
  );
}

const island = (look: RoomLook, front: string, top: string): Part[] => [
  box({ x: [-1.4, 1.4], y: [0.05, 0.88], z: [-2.1, -1.25] }, { color: front, texture: "upright" }, {}, 4),
  box({ x: [-1.6, 1.6], y: [0.88, 0.96], z: [-2.25, -1.1] }, { color: top }, {}, 5),
  stillLife(-0.5, -1.7, 0.96, look, 6),
  ...[-0.9, 0, 0.9].map((x) => stool(x, -0.7, look)),
];

/** A round table with chairs around it. */
const roundDining = (look: RoomLook): Part[] => [
  ...[-1.3, 1.3].flatMap((x) => [box({ x: [x - 0.24, x + 0.24], y: [0.42, 0.5], z: [-2.1, -1.6] }, { color: look.accent, soft: 6 }, {}, 3), box({ x: [x + Math.sign(x) * 0.2 - 0.04, x + Math.sign(x) * 0.2 + 0.04], y: [0.1, 1], z: [-2.1, -1.6] }, { color: look.wood }, {}, x > 0 ? 3 : 2)]),
  box({ x: [-0.26, 0.26], y: [0.1, 0.5], z: [-3, -2.6] }, { color: look.accent, soft: 6 }, {}, 2),
  box({ x: [-0.26, 0.26], y: [0.5, 1.05], z: [-3.05, -3] }, { color: look.wood, texture: "upright" }, {}, 1),
  roundTable(0, -1.85, 1.1, 0.74, look.wood),
  stillLife(-0.1, -1.85, 0.74, look, 6),
];

/** Closed cupboards beside the window, with round handles. */
const cupboards = (reach: number, color: string): Part[] =>
  [-1, 1].map((s) =>
    box({ x: s < 0 ? [-3.3, -reach - 0.2] : [reach + 0.2, 3.3], y: [1.55, 2.5], z: [-4.55, -4.2] }, { color: lighter(color, 0.12), texture: "upright" }, {}, 1),
  );

/** A long table with a bench on either side. */
const farmTable = (look: RoomLook): Part[] => [
  box({ x: [-1.5, 1.5], y: [0.4, 0.46], z: [-2.9, -2.6] }, { color: darker(look.wood, 0.1) }, {}, 3),
  ...table(0, -2, 3.2, 1, 0.74, look.wood, 4),
  stillLife(-0.4, -2, 0.74, look, 6),
  ...table(0, -0.9, 2.6, 0.34, 0.44, darker(look.wood, 0.1), 7),
];

/** A bright band of tiles behind the worktop. */
const tiles = ({ width, depth }: Room, look: RoomLook, reach: number): Part =>
  flat([0, 1, -depth], -1, ({ palette }, _x, _y, _unit, view) => {
    const z = -depth + 0.02;
    const quad = (x0: number, x1: number) =>
      polygon([view.project([x0, 0.95, z]), view.project([x1, 0.95, z]), view.project([x1, 1.45, z]), view.project([x0, 1.45, z])]);
    const lines = Array.from({ length: 7 }, (_, i) => i)
      .flatMap((i) =>
        [-1, 1].map((s) =>
          straight([view.project([s * (reach + 0.2 + i * 0.25), 0.95, z]), view.project([s * (reach + 0.2 + i * 0.25), 1.45, z])]),
        ),
      )
      .join("");
    return (
      fill(quad(-width / 2, -reach - 0.06) + quad(reach + 0.06, width / 2), palette.tone(lighter(look.accent, 0.72), 0.6)) +
      stroke(lines, palette.tone("#ffffff", 0.6), 2, 0.7)
    );
  });

const POTS = ["#c8693f", "#f3ead8", "#3f7c80", "#d9a441", "#8a4b3a"];

const shelves = ([x0, x1]: readonly [number, number], { wood }: RoomLook): Part[] =>
  [1.62, 2.08].flatMap((y, row) => [
    box({ x: [x0, x1], y: [y, y + 0.04], z: [-4.55, -4.25] }, { color: wood }, {}, 1),
    flat([x0, y + 0.04, -4.3], 2, ({ palette }, px, py, unit) => {
      const jars = Array.from({ length: 5 }, (_, i) => ({
        x: px + unit * (0.14 + i * 0.25),
        h: unit * (0.16 + ((i * 3 + row) % 3) * 0.06),
        w: unit * 0.09,
        color: POTS[(i + row * 2) % POTS.length] ?? "#c8693f",
      }));
      return jars
        .map(({ x, h, w, color }) =>
          fill(
            polygon([
              [x - w, py],
              [x + w, py],
              [x + w * 0.86, py - h],
              [x - w * 0.86, py - h],
            ]),
            palette.tone(color, 0.6),
          ),
        )
        .join("");
    }),
  ]);

function tap({ palette }: Stage, x: number, y: number, unit: number): string {
  const s = unit * 0.3;
  return stroke(
    pen`M${x} ${y}v${-s}q0 ${-s * 0.5} ${s * 0.5} ${-s * 0.5}t${s * 0.5} ${s * 0.5}`,
    palette.tone("#c9b27c", 0.7),
    unit * 0.05,
  );
}

const stool = (x: number, z: number, { wood }: RoomLook): Part =>
  flat([x, 0.66, z], 8, ({ palette }, px, py, unit, view) => {
    const feet = [-0.2, 0.2]
      .flatMap((dx) => [-0.16, 0.16].map((dz) => straight([[px + dx * unit * 0.5, py], view.project([x + dx, 0, z + dz])])))
      .join("");
    return (
      stroke(feet, palette.tone("#3a332e", 0.4), unit * 0.04) + fill(ellipse(px, py, unit * 0.22, unit * 0.08), palette.tone(wood, 0.7))
    );
  });
