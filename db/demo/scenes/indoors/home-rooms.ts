import { darker, lighter, mix } from "../colour.ts";
import { box } from "../shapes.ts";
import type { Part } from "../solid.ts";
import { span, type Stage } from "../stage.ts";
import { circle, ellipse, exact, fill, pen, polygon, stroke } from "../svg.ts";
import { armchair, curtains, flat, lamp, picture, plant, rug, sofa, table } from "./furniture.ts";
import { hearth } from "./hearth.ts";
import { drawRoom, type Pane, type Room, type RoomLook, slightTurn } from "./room.ts";

/** A room of a home; wooden houses have wooden rooms. */
export type HomeRoom = { wooden: boolean; frame: string };

export function drawLivingRoom(stage: Stage, look: RoomLook, { wooden, frame }: HomeRoom): string {
  const { random } = stage;
  const wide = random.chance(0.6);
  const panes: Pane[] = wide
    ? [{ wall: "back", along: [-3.1, 3.1], up: [0.5, 2.55], bars: [4, 1] }]
    : (
        [
          [-2.9, -0.3],
          [0.3, 2.9],
        ] as const
      ).map((along) => ({ wall: "back", along, up: [0.2, 2.5], bars: [2, 2] }));
  const room: Room = {
    width: 7.4,
    height: wooden ? 3.1 : 2.9,
    depth: 5,
    beams: wooden,
    walls: wooden ? "boards" : "plaster",
    frame,
    panes,
  };
  const half = room.width / 2;
  const corner = random.chance(0.5) ? 1 : -1;
  const seats = random.pick([sofaGroup, chairGroup, windowSeat]);
  return drawRoom(
    stage,
    look,
    room,
    () => [
      rug(0, -1.9, 4, 2.4, lighter(look.textile, 0.45), look.accent),
      ...seats(look, corner),
      ...table(0, -1.75, 1.5, 0.8, 0.42, look.wood),
      stillLife(0.2, -1.75, 0.42, look),
      lamp(corner * (half - 0.7), -4.2, 1.7, "#f3e6cf", "stand"),
      plant(-corner * (half - 0.6), -4.3, 1.6, lighter(look.stone, 0.2), 1),
      wooden ? hearth(corner, half, -1.2, look.stone) : picture(corner, half, -1.6, 1.65, 1, look.accent),
      picture(corner === 1 ? -1 : 1, half, -2.4, 1.65, 0.9, darker(look.accent, 0.2)),
      ...(wide ? [] : [curtains([-2.9, 2.9], -4.95, 2.65, lighter(look.textile, 0.55))]),
    ],
    slightTurn(stage),
  );
}

const sofaGroup = (look: RoomLook, corner: number): Part[] => [
  ...sofa(corner * 0.7, -3.4, 2.8, look.textile, look.accent),
  ...armchair(-corner * 2.3, -1.6, mix(look.accent, look.textile, 0.3), look.wood),
];

const chairGroup = (look: RoomLook, corner: number): Part[] => [
  ...armchair(-2, -2.2, look.accent, look.wood),
  ...armchair(2, -2.2, look.accent, look.wood),
  ...sofa(corner * -0.4, -3.9, 2.2, look.textile, look.accent),
];

/** A long bench under the window, full of cushions. */
const windowSeat = (look: RoomLook, corner: number): Part[] => [
  box({ x: [-3, 3], y: [0, 0.42], z: [-4.95, -4.1] }, { colour: look.wood, texture: "upright" }, {}, 0),
  box({ x: [-2.96, 2.96], y: [0.44, 0.56], z: [-4.9, -4.1] }, { colour: look.textile, soft: 12 }, {}, 1),
  ...[-2.5, -1.9, 1.6, 2.3].map((x, i) =>
    box(
      { x: [x - 0.26, x + 0.26], y: [0.6, 1], z: [-4.75, -4.6] },
      { colour: i % 2 ? lighter(look.accent, 0.4) : look.accent, soft: 12 },
      {},
      2,
    ),
  ),
  ...armchair(corner * 2.1, -1.9, mix(look.textile, look.accent, 0.35), look.wood),
];

export function drawBedroom(stage: Stage, look: RoomLook, { wooden, frame }: HomeRoom): string {
  const { random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const room: Room = {
    width: 6.4,
    tilt: 7,
    height: wooden ? 2.9 : 2.7,
    depth: 4.6,
    beams: wooden && random.chance(0.7),
    walls: wooden ? "boards" : "plaster",
    frame,
    panes: [{ wall: "back", along: [-2.2, 2.2], up: [0.6, 2.35], bars: [3, 1] }],
  };
  return drawRoom(
    stage,
    look,
    room,
    () => [
      rug(0, -0.9, 4.6, 2, lighter(look.textile, 0.5), look.accent),
      ...bed(side * 0.7, -2.5, 1.9, look),
      ...nightstand(side * 0.7 - 1.45, -3.3, look),
      ...nightstand(side * 0.7 + 1.45, -3.3, look),
      curtains([-2.2, 2.2], -4.55, 2.45, lighter(look.accent, 0.62), 0.6),
      picture(side === 1 ? -1 : 1, 3.2, -1.9, 1.6, 1, look.accent),
      plant(-side * 2.7, -4, 1.5, lighter(look.stone, 0.1), 1),
      ...armchair(-side * 2.1, -1.5, look.accent, look.wood),
    ],
    slightTurn(stage),
  );
}

function bed(x: number, z: number, width: number, { textile, accent, wood }: RoomLook): Part[] {
  const [x0, x1] = [x - width / 2, x + width / 2];
  const linen = "#fbf6ea";
  const cushion = (cx: number, colour: string, y: number, dz: number, w: number) =>
    box({ x: [cx - w / 2, cx + w / 2], y: [y, y + 0.3], z: [z - 0.95 + dz, z - 0.72 + dz] }, { colour, soft: 18 }, {}, 4);
  return [
    box({ x: [x0 - 0.1, x1 + 0.1], y: [0.1, 1.25], z: [z - 1.15, z - 1.05] }, { colour: wood, texture: "upright" }, {}, 1),
    box({ x: [x0 - 0.04, x1 + 0.04], y: [0.14, 0.36], z: [z - 1.05, z + 1.05] }, { colour: darker(wood, 0.1) }, {}, 2),
    box({ x: [x0, x1], y: [0.38, 0.58], z: [z - 1.02, z + 1.02] }, { colour: linen, soft: 14 }, {}, 2),
    box({ x: [x0 - 0.05, x1 + 0.05], y: [0.4, 0.66], z: [z - 0.45, z + 1.04] }, { colour: lighter(textile, 0.35), soft: 16 }, {}, 3),
    box({ x: [x0 - 0.06, x1 + 0.06], y: [0.42, 0.7], z: [z + 0.35, z + 0.95] }, { colour: accent, soft: 14 }, {}, 4),
    cushion(x - width * 0.25, "#fffdf6", 0.6, 0.02, width * 0.42),
    cushion(x + width * 0.25, "#fffdf6", 0.6, 0.02, width * 0.42),
    cushion(x - width * 0.2, lighter(accent, 0.35), 0.56, 0.24, width * 0.3),
    cushion(x + width * 0.2, lighter(textile, 0.2), 0.56, 0.24, width * 0.3),
  ];
}

const nightstand = (x: number, z: number, { wood }: RoomLook): Part[] => [
  box({ x: [x - 0.24, x + 0.24], y: [0.1, 0.55], z: [z - 0.22, z + 0.22] }, { colour: wood }, { top: { colour: lighter(wood, 0.15) } }, 2),
  lamp(x, z, 0.92, "#f6ead2", "table"),
];

export function drawKitchen(stage: Stage, look: RoomLook, { wooden, frame }: HomeRoom): string {
  const { random } = stage;
  const reach = random.pick([1.3, 1.75, 2.2]);
  const panes: Pane[] = [{ wall: "back", along: [-reach, reach], up: [1.1, 2.4], bars: [reach > 2 ? 4 : 2, 1] }];
  const room: Room = { width: 6.8, height: 2.8, depth: 4.6, tilt: 5, beams: wooden, walls: wooden ? "boards" : "plaster", frame, panes };
  const cupboard = random.pick([look.accent, lighter(look.accent, 0.5), "#f3ecdd", mix(look.wood, "#e9d9bd", 0.3)]);
  const top = random.pick(["#efe7d8", lighter(look.stone, 0.35), darker(look.wood, 0.1)]);
  const middle = random.chance(0.55) ? island(look, mix(cupboard, look.wood, 0.5), top) : farmTable(look);
  return drawRoom(
    stage,
    look,
    room,
    () => [
      tiles(room, look, reach),
      box({ x: [-3.3, 3.3], y: [0.1, 0.88], z: [-4.55, -3.95] }, { colour: cupboard, texture: "upright" }, {}, 1),
      box({ x: [-3.35, 3.35], y: [0.88, 0.95], z: [-4.55, -3.88] }, { colour: top }, {}, 2),
      ...(reach < 2 ? [...shelves([-3.2, -reach - 0.15], look), ...shelves([reach + 0.15, 3.2], look)] : []),
      flat([0, 0.95, -4.2], 3, tap),
      ...middle,
      ...(random.chance(0.5) ? [-0.75, 0.75] : [-1.1, 0, 1.1]).map((x) => lamp(x, -1.7, 1.95, look.accent, "hung", room.height)),
      plant(random.chance(0.5) ? 3 : -3, -3.4, 1.2, lighter(look.stone, 0.2), 3),
    ],
    slightTurn(stage) * 0.7,
  );
}

const island = (look: RoomLook, front: string, top: string): Part[] => [
  box({ x: [-1.4, 1.4], y: [0.05, 0.88], z: [-2.1, -1.25] }, { colour: front, texture: "upright" }, {}, 4),
  box({ x: [-1.6, 1.6], y: [0.88, 0.96], z: [-2.25, -1.1] }, { colour: top }, {}, 5),
  stillLife(-0.5, -1.7, 0.96, look, 6),
  ...[-0.9, 0, 0.9].map((x) => stool(x, -0.7, look)),
];

/** A long table with a bench on either side. */
const farmTable = (look: RoomLook): Part[] => [
  box({ x: [-1.5, 1.5], y: [0.4, 0.46], z: [-2.9, -2.6] }, { colour: darker(look.wood, 0.1) }, {}, 3),
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
          exact([view.project([s * (reach + 0.2 + i * 0.25), 0.95, z]), view.project([s * (reach + 0.2 + i * 0.25), 1.45, z])]),
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
    box({ x: [x0, x1], y: [y, y + 0.04], z: [-4.55, -4.25] }, { colour: wood }, {}, 1),
    flat([x0, y + 0.04, -4.3], 2, ({ palette }, px, py, unit) => {
      const jars = Array.from({ length: 5 }, (_, i) => ({
        x: px + unit * (0.14 + i * 0.25),
        h: unit * (0.16 + ((i * 3 + row) % 3) * 0.06),
        w: unit * 0.09,
        colour: POTS[(i + row * 2) % POTS.length] ?? "#c8693f",
      }));
      return jars
        .map(({ x, h, w, colour }) =>
          fill(
            polygon([
              [x - w, py],
              [x + w, py],
              [x + w * 0.86, py - h],
              [x - w * 0.86, py - h],
            ]),
            palette.tone(colour, 0.6),
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
      .flatMap((dx) => [-0.16, 0.16].map((dz) => exact([[px + dx * unit * 0.5, py], view.project([x + dx, 0, z + dz])])))
      .join("");
    return (
      stroke(feet, palette.tone("#3a332e", 0.4), unit * 0.04) + fill(ellipse(px, py, unit * 0.22, unit * 0.08), palette.tone(wood, 0.7))
    );
  });

/** A bowl of fruit and a vase with a branch. */
export const stillLife = (x: number, z: number, y: number, look: RoomLook, layer = 5): Part =>
  flat([x, y, z], layer, (stage, px, py, unit) => {
    const { palette, random } = stage;
    const s = unit * 0.2;
    const fruit = [-0.6, 0, 0.6]
      .map((dx, i) =>
        fill(
          circle(px + dx * s, py - s * (0.7 + (i % 2) * 0.2), s * 0.4),
          palette.tone(["#e0a33c", "#d9743c", "#b9c25a"][i] ?? "#e0a33c", 0.7),
        ),
      )
      .join("");
    const bowl = fill(
      pen`M${px - s * 1.2} ${py - s * 0.7}h${s * 2.4}q${-s * 0.2} ${s * 0.7} ${-s * 0.9} ${s * 0.7}h${-s * 0.6}q${-s * 0.7} 0 ${-s * 0.9} ${-s * 0.7}Z`,
      palette.tone(look.accent, 0.65),
    );
    const vx = px + s * 2.4;
    const vase = fill(
      pen`M${vx - s * 0.3} ${py}q${-s * 0.5} ${-s} ${s * 0.1} ${-s * 1.7}h${s * 0.4}q${s * 0.6} ${s * 0.7} ${s * 0.1} ${s * 1.7}Z`,
      palette.tone("#f3ead8", 0.6),
    );
    const sprigs = Array.from(
      { length: 5 },
      (_, i) => pen`M${vx} ${py - s * 1.7}q${span(random, -0.4, 0.4) * s} ${-s} ${(i - 2) * s * 0.6} ${-s * span(random, 1.4, 2.4)}`,
    ).join("");
    return stroke(sprigs, palette.tone("#5f8350", 0.6), Math.max(2.5, s * 0.12)) + vase + fruit + bowl;
  });
