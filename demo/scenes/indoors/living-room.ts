import { darker, lighter, mix } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { curtains, lamp, picture, plant, rug } from "./decoration.ts";
import { armchair, sofa, table } from "./furniture.ts";
import { hearth } from "./hearth.ts";
import type { Pane, Room } from "./panes.ts";
import { drawRoom, slightTurn } from "./room.ts";
import type { RoomLook } from "./shell.ts";
import { stillLife } from "./still-life.ts";

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
