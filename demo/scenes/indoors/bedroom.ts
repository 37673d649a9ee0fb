import { darker, lighter, mix } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { curtains, lamp, picture, plant, rug } from "./decoration.ts";
import { armchair, table } from "./furniture.ts";
import type { HomeRoom } from "./living-room.ts";
import type { Room } from "./panes.ts";
import { straight, stroke } from "../drawing/svg.ts";
import { flat } from "./flat.ts";
import { drawRoom, slightTurn } from "./room.ts";
import type { RoomLook } from "./shell.ts";

export type BedKind = "double" | "twin" | "bunk" | "single";

export function drawBedroom(stage: Stage, look: RoomLook, { wooden, frame }: HomeRoom, kind: BedKind): string {
  const { random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const form = (look.windows + (kind === "double" ? 0 : 1)) % 4;
  const room: Room = {
    width: 6.4,
    tilt: 7,
    height: wooden ? 2.9 : 2.7,
    depth: 4.6,
    beams: wooden && random.chance(0.7),
    walls: wooden ? "boards" : "plaster",
    frame,
    panes:
      form === 0
        ? [{ wall: "back", along: [-2.2, 2.2], up: [0.6, 2.35], bars: [3, 1] }]
        : form === 1
          ? ([-2, 2] as const).map((x) => ({ wall: "back" as const, along: [x - 0.62, x + 0.62] as const, up: [0.8, 2.3] as const, bars: [2, 3] as const }))
          : form === 2
            ? [{ wall: "back", along: [-side * 1.7 - 1.2, -side * 1.7 + 1.2], up: [0.1, 2.3], bars: [2, 1] }]
            : [{ wall: side > 0 ? "left" : "right", along: [-3.6, -0.6], up: [0.5, 2.3], bars: [3, 1] }, { wall: "back", along: [-side * 1.9 - 0.7, -side * 1.9 + 0.7], up: [1, 2.2], bars: [2, 2] }],
  };
  const at = side * 0.7;
  const beds =
    kind === "twin"
      ? [...bed(-1.15, -2.6, 1, look), ...bed(1.15, -2.6, 1, look), ...nightstand(0, -3.4, look)]
      : kind === "bunk"
        ? bunk(side * 1.35, -3.4, look)
        : kind === "single"
          ? [...bed(side * 1.5, -2.6, 1.1, look), ...nightstand(side * 1.5 - side * 1, -3.4, look)]
          : [...bed(at, -2.5, 1.9, look), ...nightstand(at - 1.45, -3.3, look), ...nightstand(at + 1.45, -3.3, look)];
  const corner = [
    ...(kind === "double" && look.seats % 3 === 0 ? armchair(-side * 2.1, -1.5, look.accent, look.wood) : []),
    ...(kind !== "double" || look.seats % 3 === 1 ? table(-side * 2.3, kind === "twin" ? -0.9 : -2.6, 1.2, 0.6, 0.72, look.wood) : []),
    ...(kind === "double" && look.seats % 3 === 2 ? [box({ x: [at - 0.8, at + 0.8], y: [0.1, 0.45], z: [-1.2, -0.75] }, { color: darker(look.accent, 0.1), soft: 12 }, {}, 6)] : []),
  ];
  return drawRoom(
    stage,
    look,
    room,
    () => [
      rug(0, -0.9, 4.6, 2, lighter(look.textile, 0.5), look.accent, look.rug),
      ...beds,
      ...(form === 0 ? [curtains([-2.2, 2.2], -4.55, 2.45, lighter(look.accent, 0.62), 0.6)] : []),
      picture(side === 1 ? -1 : 1, 3.2, -1.9, 1.6, 1, look.accent),
      plant(-side * 2.7, -4, 1.5, lighter(look.stone, 0.1), 1, look.green),
      ...corner,
    ],
    slightTurn(stage),
  );
}

function bed(x: number, z: number, width: number, { textile, accent, wood, bedStyle }: RoomLook): Part[] {
  const [x0, x1] = [x - width / 2, x + width / 2];
  const linen = "#fbf6ea";
  const cushion = (cx: number, color: string, y: number, dz: number, w: number) =>
    box({ x: [cx - w / 2, cx + w / 2], y: [y, y + 0.3], z: [z - 0.95 + dz, z - 0.72 + dz] }, { color, soft: 18 }, {}, 4);
  const style = bedStyle % 4;
  const head: Part[] =
    style === 1
      ? [box({ x: [x0 - 0.12, x1 + 0.12], y: [0.1, 1.15], z: [z - 1.2, z - 1.04] }, { color: mix(accent, textile, 0.5), soft: 18 }, {}, 1)]
      : style === 2
        ? [iron(x0, x1, z - 1.1, 1.3, 1), iron(x0, x1, z + 1.1, 0.75, 5)]
        : style === 3 && width > 1.5
          ? [box({ x: [x0 - 0.1, x1 + 0.1], y: [0.1, 1.05], z: [z - 1.15, z - 1.05] }, { color: wood, texture: "boards" }, {}, 1), canopy(x0 - 0.1, x1 + 0.1, z - 1.1, z + 1.05, wood)]
          : [box({ x: [x0 - 0.1, x1 + 0.1], y: [0.1, 1.25], z: [z - 1.15, z - 1.05] }, { color: wood, texture: "upright" }, {}, 1)];
  return [
    ...head,
    box({ x: [x0 - 0.04, x1 + 0.04], y: [0.14, 0.36], z: [z - 1.05, z + 1.05] }, { color: darker(wood, 0.1) }, {}, 2),
    box({ x: [x0, x1], y: [0.38, 0.58], z: [z - 1.02, z + 1.02] }, { color: linen, soft: 14 }, {}, 2),
    box({ x: [x0 - 0.05, x1 + 0.05], y: [0.4, 0.66], z: [z - 0.45, z + 1.04] }, { color: lighter(textile, 0.35), soft: 16 }, {}, 3),
    box({ x: [x0 - 0.06, x1 + 0.06], y: [0.42, 0.7], z: [z + 0.35, z + 0.95] }, { color: accent, soft: 14 }, {}, 4),
    ...(width > 1.5
      ? [
          cushion(x - width * 0.25, "#fffdf6", 0.6, 0.02, width * 0.42),
          cushion(x + width * 0.25, "#fffdf6", 0.6, 0.02, width * 0.42),
          cushion(x - width * 0.2, lighter(accent, 0.35), 0.56, 0.24, width * 0.3),
          cushion(x + width * 0.2, lighter(textile, 0.2), 0.56, 0.24, width * 0.3),
        ]
      : [cushion(x, "#fffdf6", 0.6, 0.02, width * 0.78), cushion(x, lighter(accent, 0.35), 0.56, 0.24, width * 0.45)]),
  ];
}

const nightstand = (x: number, z: number, { wood }: RoomLook): Part[] => [
  box({ x: [x - 0.24, x + 0.24], y: [0.1, 0.55], z: [z - 0.22, z + 0.22] }, { color: wood }, { top: { color: lighter(wood, 0.15) } }, 2),
  lamp(x, z, 0.92, "#f6ead2", "table"),
];

const iron = (x0: number, x1: number, z: number, height: number, layer: number): Part =>
  flat([x0, 0, z], layer, ({ palette }, _x, _y, unit, view) => {
    const bars = Array.from({ length: 9 }, (_, i) => x0 + ((x1 - x0) * i) / 8).map((x) => straight([view.project([x, 0.1, z]), view.project([x, height, z])]));
    return stroke(bars.join("") + straight([view.project([x0, height, z]), view.project([x1, height, z])]) + straight([view.project([x0, height * 0.6, z]), view.project([x1, height * 0.6, z])]), palette.tone("#3a4248", 0.45), unit * 0.035);
  });

const canopy = (x0: number, x1: number, z0: number, z1: number, wood: string): Part =>
  flat([x0, 2.1, z1], 6, ({ palette }, _x, _y, unit, view) => {
    const top = straight([view.project([x0, 2.1, z0]), view.project([x1, 2.1, z0]), view.project([x1, 2.1, z1]), view.project([x0, 2.1, z1]), view.project([x0, 2.1, z0])]);
    const posts = [x0, x1].flatMap((x) => [z0, z1].map((z) => straight([view.project([x, 0, z]), view.project([x, 2.1, z])]))).join("");
    return stroke(posts + top, palette.tone(wood, 0.5), unit * 0.05);
  });

/** Two beds, one above the other, with a ladder. */
function bunk(x: number, z: number, look: RoomLook): Part[] {
  const { wood, accent, textile } = look;
  const [x0, x1, z0, z1] = [x - 1.15, x + 1.15, z - 0.6, z + 0.6];
  const end = x > 0 ? 1 : -1;
  const level = (y: number, cover: string, layer: number): Part[] => [
    box({ x: [x0, x1], y: [y, y + 0.2], z: [z0, z1] }, { color: wood }, {}, layer),
    box({ x: [x0 + 0.05, x1 - 0.05], y: [y + 0.2, y + 0.38], z: [z0, z1 - 0.04] }, { color: "#fbf6ea", soft: 8 }, {}, layer + 1),
    box({ x: end > 0 ? [x0, x1 - 0.75] : [x0 + 0.75, x1], y: [y + 0.2, y + 0.42], z: [z0, z1] }, { color: cover, soft: 8 }, {}, layer + 2),
    box({ x: end > 0 ? [x1 - 0.62, x1 - 0.12] : [x0 + 0.12, x0 + 0.62], y: [y + 0.38, y + 0.58], z: [z - 0.4, z + 0.45] }, { color: "#fffdf6", soft: 12 }, {}, layer + 2),
  ];
  return [
    ...level(0.25, accent, 2),
    ...level(1.35, mix(accent, textile, 0.6), 6),
    flat([x, 0, z1], 10, ({ palette }, _x, _y, unit, view) => {
      const posts = [x0, x1].flatMap((px) => [z0, z1].map((pz) => straight([view.project([px, 0, pz]), view.project([px, 2.1, pz])]))).join("");
      const rail = straight([view.project([end > 0 ? x0 + 0.7 : x0, 2, z1]), view.project([end > 0 ? x1 : x1 - 0.7, 2, z1])]) + straight([view.project([x0, 2.1, z0]), view.project([x0, 2.1, z1])]) + straight([view.project([x1, 2.1, z0]), view.project([x1, 2.1, z1])]);
      const [l0, l1] = end > 0 ? [x0 + 0.1, x0 + 0.6] : [x1 - 0.6, x1 - 0.1];
      const rungs = [0.3, 0.65, 1, 1.35].map((y) => straight([view.project([l0, y, z1 + 0.06]), view.project([l1, y, z1 + 0.06])])).join("");
      const sides = [l0, l1].map((px) => straight([view.project([px, 0, z1 + 0.1]), view.project([px, 2, z1 + 0.04])])).join("");
      return stroke(posts + rail, palette.tone(wood, 0.5), unit * 0.07) + stroke(rungs + sides, palette.tone(lighter(wood, 0.18), 0.6), unit * 0.05);
    }),
  ];
}
