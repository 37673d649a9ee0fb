import { darker, lighter, mix } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { curtains, lamp, picture, plant, rug } from "./decoration.ts";
import { armchair, bookcase, roundTable, sofa, table } from "./furniture.ts";
import { hearth } from "./hearth.ts";
import type { Pane, Room } from "./panes.ts";
import { drawRoom, slightTurn } from "./room.ts";
import type { RoomLook } from "./shell.ts";
import { stillLife } from "./still-life.ts";

/** A room of a home; wooden houses have wooden rooms. */
export type HomeRoom = { wooden: boolean; frame: string };

export function drawLivingRoom(stage: Stage, look: RoomLook, { wooden, frame }: HomeRoom): string {
  const { random } = stage;
  const form = look.windows % 4;
  const wide = form !== 1;
  const panes: Pane[] =
    form === 0
    ? [{ wall: "back", along: [-3.1, 3.1], up: [0.5, 2.55], bars: [4, 1] }]
    : form === 2
      ? ([-2.3, 0, 2.3] as const).map((x) => ({ wall: "back" as const, along: [x - 0.72, x + 0.72] as const, up: [0.7, 2.4] as const, bars: [2, 3] as const }))
      : form === 3
        ? [{ wall: "back", along: [-1.4, 2.9], up: [0.05, 2.4], bars: [3, 1] }, { wall: "left", along: [-3.4, -1.6], up: [0.8, 2.3], bars: [2, 2] }]
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
  const seats = [sofaGroup, chairGroup, windowSeat, cornerSofa, twoSofas, daybed][look.seats % 6] ?? sofaGroup;
  return drawRoom(
    stage,
    look,
    room,
    () => [
      rug(0, -1.9, 4, 2.4, lighter(look.textile, 0.45), look.accent, look.rug),
      ...seats(look, corner),
      ...(look.table % 2 ? [roundTable(0, -1.75, 0.8, 0.42, look.wood)] : table(0, -1.75, 1.5, 0.8, 0.42, look.wood)),
      stillLife(0.2, -1.75, 0.42, look),
      lamp(corner * (half - 0.7), -4.2, 1.7, "#f3e6cf", "stand"),
      plant(-corner * (half - 0.6), -4.3, 1.6, lighter(look.stone, 0.2), 1, look.green),
      wooden ? hearth(corner, half, -1.2, look.stone) : look.wallArt % 3 === 0 ? bookcase(corner, half, look) : picture(corner, half, -1.6, 1.65, 1, look.accent),
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

const cornerSofa = (look: RoomLook, corner: number): Part[] => [
  ...sofa(corner * 0.5, -3.7, 3.2, look.textile, look.accent),
  box({ x: corner > 0 ? [1.5, 2.3] : [-2.3, -1.5], y: [0.12, 0.36], z: [-3.4, -1.5] }, { color: darker(look.textile, 0.12), soft: 8 }, {}, 3),
  box({ x: corner > 0 ? [1.52, 2.28] : [-2.28, -1.52], y: [0.38, 0.52], z: [-3.4, -1.52] }, { color: lighter(look.textile, 0.1), soft: 12 }, {}, 4),
  ...armchair(-corner * 2.2, -2.4, mix(look.accent, "#e9d9bd", 0.35), look.wood),
];

const twoSofas = (look: RoomLook, corner: number): Part[] => [
  ...sofa(0, -4, 2.6, mix(look.textile, "#f3ead8", 0.4), look.accent),
  ...armchair(-2.4, -2.6, look.textile, look.wood),
  ...armchair(2.4, -2.6, look.textile, look.wood),
  box({ x: [corner * 1.6 - 0.3, corner * 1.6 + 0.3], y: [0, 0.4], z: [-1.1, -0.5] }, { color: look.accent, soft: 16 }, {}, 6),
];

/** A low bed of cushions, and stools. */
const daybed = (look: RoomLook, corner: number): Part[] => [
  box({ x: [-1.9, 1.9], y: [0, 0.3], z: [-4.2, -3] }, { color: look.wood, texture: "boards" }, {}, 1),
  box({ x: [-1.85, 1.85], y: [0.32, 0.5], z: [-4.2, -3] }, { color: lighter(look.textile, 0.35), soft: 16 }, {}, 2),
  ...[-1.5, -0.9, 0.9, 1.5].map((x, i) => box({ x: [x - 0.28, x + 0.28], y: [0.54, 0.98], z: [-4.15, -4] }, { color: i % 2 ? look.accent : lighter(look.accent, 0.5), soft: 14 }, {}, 3)),
  ...[corner * 2.2, corner * 1.5].map((x, i) => box({ x: [x - 0.3, x + 0.3], y: [0, 0.38], z: [-2.2 + i * 0.8, -1.6 + i * 0.8] }, { color: i ? look.textile : look.accent, soft: 18 }, {}, 5)),
];

/** A long bench under the window, full of cushions. */
const windowSeat = (look: RoomLook, corner: number): Part[] => [
  box({ x: [-3, 3], y: [0, 0.42], z: [-4.95, -4.1] }, { color: look.wood, texture: "upright" }, {}, 0),
  box({ x: [-2.96, 2.96], y: [0.44, 0.56], z: [-4.9, -4.1] }, { color: look.textile, soft: 12 }, {}, 1),
  ...[-2.5, -1.9, 1.6, 2.3].map((x, i) =>
    box(
      { x: [x - 0.26, x + 0.26], y: [0.6, 1], z: [-4.75, -4.6] },
      { color: i % 2 ? lighter(look.accent, 0.4) : look.accent, soft: 12 },
      {},
      2,
    ),
  ),
  ...armchair(corner * 2.1, -1.9, mix(look.textile, look.accent, 0.35), look.wood),
];
