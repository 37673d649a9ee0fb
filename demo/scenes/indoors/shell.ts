import { darker, lighter } from "../drawing/color.ts";
import type { Spot, View } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { fill, type Point, polygon, straight, stroke } from "../drawing/svg.ts";
import { NEAR, type Room } from "./panes.ts";

/** The colors that all rooms of one place share. */
export type RoomLook = { wall: string; wood: string; floor: string; textile: string; accent: string; stone: string; variant: number };

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
  const planks = Array.from({ length: 13 }, (_, i) => across((i + 1) / 14, 0)).join("");
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
  const skirting = straight([
    view.project(corner(room, -1, 0, false)),
    view.project(corner(room, -1, 0, true)),
    view.project(corner(room, 1, 0, true)),
    view.project(corner(room, 1, 0, false)),
  ]);
  return (
    stroke(planks, palette.tone(darker(look.floor, 0.35), 0.4), 2, 0.4) +
    stroke(boards, palette.tone(darker(look.wood, 0.4), 0.4), 2, 0.4) +
    stroke(beams, palette.tone(look.wood, 0.35), 26, 1, "butt") +
    stroke(skirting, palette.tone(lighter(look.wall, 0.5), 0.6), 8)
  );
}
