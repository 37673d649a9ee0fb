import { darker, lighter } from "../drawing/color.ts";
import type { Spot, View } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { fill, type Point, polygon, straight, stroke } from "../drawing/svg.ts";
import { NEAR, type Room } from "./panes.ts";

/** The colors that all rooms of one place share. */
export type RoomLook = { wall: string; wood: string; floor: string; textile: string; accent: string; stone: string; variant: number; wallStyle: number; floorStyle: number; rug: number; table: number; seats: number; bedStyle: number; green: number; wallArt: number; windows: number; kitchen: number };

const corner = ({ width, height, depth, taper = 0 }: Room, side: -1 | 1, up: 0 | 1, far: boolean): Spot => [
  (side * width * (far ? 1 - taper : 1)) / 2,
  up * height,
  far ? -depth : NEAR,
];

export function drawShell({ palette, sheet, side }: Stage, view: View, look: RoomLook, room: Room): string {
  const at = (s: -1 | 1, up: 0 | 1, far: boolean) => view.project(corner(room, s, up, far));
  const face = (points: Point[], color: string, from: number, to: number, level = false) =>
    fill(
      polygon(points),
      sheet.fade(
        [
          [0, palette.tone(color, from)],
          [1, palette.tone(color, to)],
        ],
        level ? [0, 0, 1, 0] : [0, 0, 0, 1],
      ),
    );
  const wall = room.walls === "plaster" || !room.walls ? look.wall : look.wood;
  const back = face([at(-1, 1, true), at(1, 1, true), at(1, 0, true), at(-1, 0, true)], wall, 0.5, 0.38);
  const left = face(
    [at(-1, 1, false), at(-1, 1, true), at(-1, 0, true), at(-1, 0, false)],
    wall,
    side > 0 ? 0.75 : 0.3,
    side > 0 ? 0.6 : 0.45,
    true,
  );
  const right = face(
    [at(1, 1, true), at(1, 1, false), at(1, 0, false), at(1, 0, true)],
    wall,
    side > 0 ? 0.45 : 0.6,
    side > 0 ? 0.25 : 0.75,
    true,
  );
  const ceiling = face(
    [at(-1, 1, false), at(1, 1, false), at(1, 1, true), at(-1, 1, true)],
    room.beams ? lighter(look.wood, 0.3) : lighter(look.wall, 0.5),
    0.46,
    0.66,
  );
  const floor = face([at(-1, 0, true), at(1, 0, true), at(1, 0, false), at(-1, 0, false)], look.floor, 0.75, 0.4);
  return ceiling + back + left + right + floor + drawGrain({ palette } as Stage, view, look, room);
}

/** Planks on the floor, boards on the walls, beams under the ceiling. */
function drawGrain({ palette }: Stage, view: View, look: RoomLook, room: Room): string {
  const { width, height, depth, taper = 0 } = room;
  const across = (part: number, y: number) =>
    straight([view.project([(part - 0.5) * width * (1 - taper), y, -depth]), view.project([(part - 0.5) * width, y, NEAR])]);
  const level = (z: number) => straight([view.project([(-width * (1 - (taper * (NEAR - z)) / (NEAR + depth))) / 2, 0, z]), view.project([(width * (1 - (taper * (NEAR - z)) / (NEAR + depth))) / 2, 0, z])]);
  const tiled = look.floorStyle === 1 || look.floorStyle === 3;
  const herring = look.floorStyle === 2
    ? Array.from({ length: 12 }, (_, i) => -depth + (i + 0.5) * ((depth + NEAR) / 12)).flatMap((z, row) =>
        Array.from({ length: 10 }, (_, i) => {
          const [x0, w] = [-width / 2 + (i * width) / 10, width / 10];
          return straight([view.project([x0 + (row % 2 ? w : 0), 0, z]), view.project([x0 + (row % 2 ? 0 : w), 0, z + (depth + NEAR) / 12])]);
        }),
      ).join("")
    : "";
  const planks =
    herring ||
    Array.from({ length: tiled ? 9 : 13 }, (_, i) => across((i + 1) / (tiled ? 10 : 14), 0)).join("") +
      (tiled ? Array.from({ length: 8 }, (_, i) => level(-depth + (i + 1) * 0.8)).join("") : "");
  const beams = room.beams
    ? Array.from({ length: 4 }, (_, i) => -depth + (i + 0.6) * (depth / 4))
        .map((z) => straight([view.project([-width / 2, height, z]), view.project([width / 2, height, z])]))
        .join("")
    : "";
  const rows = room.walls === "boards" || room.walls === "panels" ? 7 : 0;
  const boards = Array.from({ length: rows }, (_, i) => ((i + 1) * height) / (rows + 1))
    .map((y) =>
      straight([
        view.project([-width / 2, y, NEAR]),
        view.project([(-width * (1 - taper)) / 2, y, -depth]),
        view.project([(width * (1 - taper)) / 2, y, -depth]),
        view.project([width / 2, y, NEAR]),
      ]),
    )
    .join("");
  const half = width / 2;
  const around = (y: number) => straight([view.project([-half, y, NEAR]), view.project([-half * (1 - taper), y, -depth]), view.project([half * (1 - taper), y, -depth]), view.project([half, y, NEAR])]);
  const plain = room.walls === "plaster" || !room.walls;
  // 1: white boards, 2: a dado below, 3: a rail of pegs.
  const dressed =
    plain && look.wallStyle === 1
      ? stroke(Array.from({ length: 9 }, (_, i) => around(((i + 1) * height) / 10)).join(""), palette.tone(darker(look.wall, 0.16), 0.5), 2, 0.7)
      : plain && look.wallStyle === 2
        ? fill(polygon([view.project([-half, 0, NEAR]), view.project([-half, 0, -depth]), view.project([-half, 0.95, -depth]), view.project([-half, 0.95, NEAR])]) + polygon([view.project([-half, 0, -depth]), view.project([half, 0, -depth]), view.project([half, 0.95, -depth]), view.project([-half, 0.95, -depth])]) + polygon([view.project([half, 0, NEAR]), view.project([half, 0, -depth]), view.project([half, 0.95, -depth]), view.project([half, 0.95, NEAR])]), palette.tone(lighter(look.accent, 0.62), 0.5)) + stroke(around(0.95), palette.tone(lighter(look.wall, 0.6), 0.7), 7)
        : plain && look.wallStyle === 3
          ? stroke(around(2.25), palette.tone(look.wood, 0.5), 6, 0.7)
          : "";
  const skirting = straight([
    view.project(corner(room, -1, 0, false)),
    view.project(corner(room, -1, 0, true)),
    view.project(corner(room, 1, 0, true)),
    view.project(corner(room, 1, 0, false)),
  ]);
  return (
    dressed +
    stroke(planks, palette.tone(darker(look.floor, 0.35), 0.4), 2, 0.4) +
    stroke(boards, palette.tone(darker(look.wood, 0.4), 0.4), 2, 0.4) +
    stroke(beams, palette.tone(look.wood, 0.35), 26, 1, "butt") +
    stroke(skirting, palette.tone(lighter(look.wall, 0.5), 0.6), 8)
  );
}
