import { darker, lighter } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { curtains, lamp, picture, plant, rug } from "./decoration.ts";
import { armchair } from "./furniture.ts";
import type { HomeRoom } from "./living-room.ts";
import type { Room } from "./panes.ts";
import { drawRoom, slightTurn } from "./room.ts";
import type { RoomLook } from "./shell.ts";

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
  const cushion = (cx: number, color: string, y: number, dz: number, w: number) =>
    box({ x: [cx - w / 2, cx + w / 2], y: [y, y + 0.3], z: [z - 0.95 + dz, z - 0.72 + dz] }, { color, soft: 18 }, {}, 4);
  return [
    box({ x: [x0 - 0.1, x1 + 0.1], y: [0.1, 1.25], z: [z - 1.15, z - 1.05] }, { color: wood, texture: "upright" }, {}, 1),
    box({ x: [x0 - 0.04, x1 + 0.04], y: [0.14, 0.36], z: [z - 1.05, z + 1.05] }, { color: darker(wood, 0.1) }, {}, 2),
    box({ x: [x0, x1], y: [0.38, 0.58], z: [z - 1.02, z + 1.02] }, { color: linen, soft: 14 }, {}, 2),
    box({ x: [x0 - 0.05, x1 + 0.05], y: [0.4, 0.66], z: [z - 0.45, z + 1.04] }, { color: lighter(textile, 0.35), soft: 16 }, {}, 3),
    box({ x: [x0 - 0.06, x1 + 0.06], y: [0.42, 0.7], z: [z + 0.35, z + 0.95] }, { color: accent, soft: 14 }, {}, 4),
    cushion(x - width * 0.25, "#fffdf6", 0.6, 0.02, width * 0.42),
    cushion(x + width * 0.25, "#fffdf6", 0.6, 0.02, width * 0.42),
    cushion(x - width * 0.2, lighter(accent, 0.35), 0.56, 0.24, width * 0.3),
    cushion(x + width * 0.2, lighter(textile, 0.2), 0.56, 0.24, width * 0.3),
  ];
}

const nightstand = (x: number, z: number, { wood }: RoomLook): Part[] => [
  box({ x: [x - 0.24, x + 0.24], y: [0.1, 0.55], z: [z - 0.22, z + 0.22] }, { color: wood }, { top: { color: lighter(wood, 0.15) } }, 2),
  lamp(x, z, 0.92, "#f6ead2", "table"),
];
