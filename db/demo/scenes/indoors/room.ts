import { drawBackdrop } from "../backdrop.ts";
import { darker, lighter, mix } from "../colour.ts";
import type { Palette } from "../palette.ts";
import { drawParts, lookThrough, type Part, type Spot, type View } from "../solid.ts";
import { span, type Stage } from "../stage.ts";
import { fill, type Point, polygon, rectangle, stroke, straight, HEIGHT, WIDTH } from "../svg.ts";

/** The colours that all rooms of one place share. */
export type RoomLook = { wall: string; wood: string; floor: string; textile: string; accent: string; stone: string; variant: number };

/** An opening in a wall: from and to along it and up it, in metres. */
export type Pane = {
  wall: "back" | "left" | "right";
  along: readonly [number, number];
  up: readonly [number, number];
  bars?: readonly [number, number];
  round?: boolean;
};

export type Room = {
  width: number;
  height: number;
  /** From the camera's end to the back wall. */
  depth: number;
  panes: readonly Pane[];
  walls?: "plaster" | "boards" | "panels";
  beams?: boolean;
  /** How much narrower it is at the back, as a part: ships' cabins are. */
  taper?: number;
  frame: string;
  /** How far one looks down into it, in degrees. */
  tilt?: number;
};

const INDOORS: Record<Palette["time"], { all: string; allPart: number; shade: string; shadePart: number; key: string }> = {
  day: { all: "#ffffff", allPart: 0.04, shade: "#4d5566", shadePart: 0.36, key: "#fff8e6" },
  dusk: { all: "#f0a86c", allPart: 0.1, shade: "#4a2d48", shadePart: 0.44, key: "#ffd9a0" },
  night: { all: "#6b4530", allPart: 0.2, shade: "#1f1a2e", shadePart: 0.62, key: "#ffcb85" },
};

/** The same hour, seen from a room: daylight from the window, or lamps. */
export function indoors(palette: Palette): Palette {
  const { all, allPart, shade, shadePart, key } = INDOORS[palette.time];
  return {
    ...palette,
    tone(colour, light = 0.6) {
      const ambient = mix(colour, all, allPart);
      return light > 0.5 ? mix(ambient, key, (light - 0.5) * 0.5) : mix(ambient, shade, shadePart * (0.5 - light) * 2);
    },
  };
}

/** A room with its view: walls, floor, windows on the landscape, light on the floor, and what stands in it. */
export function drawRoom(
  outside: Stage,
  look: RoomLook,
  room: Room,
  furniture: (inside: Stage, view: View) => readonly Part[],
  turn: number,
): string {
  const inside: Stage = { ...outside, palette: indoors(outside.palette) };
  const target: Spot = [0, room.height * 0.45, -room.depth * 0.5];
  const view = lookThrough({ target, at: [800, 620], turn, tilt: room.tilt ?? 4, away: 8, scale: 1720 / room.width }, outside.side);
  const horizon = Math.round(view.project([0, Math.min(1.5, room.height * 0.56), -room.depth])[1]);
  const beyond: Stage = { ...outside, horizon, sun: { ...outside.sun, y: Math.min(outside.sun.y, horizon - 40) } };
  const openings = room.panes.map((pane) => paneOutline(view, room, pane)).join("");
  return (
    drawShell(inside, view, look, room) +
    outside.sheet.clipped(drawBackdrop(beyond), openings) +
    drawFrames(inside, view, room) +
    drawSunlight(inside, view, room) +
    drawParts(inside, view, furniture(inside, view)) +
    drawVignette(inside)
  );
}

const NEAR = 4;

const corner = ({ width, height, depth, taper = 0 }: Room, side: -1 | 1, up: 0 | 1, far: boolean): Spot => [
  (side * width * (far ? 1 - taper : 1)) / 2,
  up * height,
  far ? -depth : NEAR,
];

function drawShell({ palette, sheet, side }: Stage, view: View, look: RoomLook, room: Room): string {
  const at = (s: -1 | 1, up: 0 | 1, far: boolean) => view.project(corner(room, s, up, far));
  const face = (points: Point[], colour: string, from: number, to: number, level = false) =>
    fill(
      polygon(points),
      sheet.fade(
        [
          [0, palette.tone(colour, from)],
          [1, palette.tone(colour, to)],
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

const onWall = ({ width, depth, taper = 0 }: Room, { wall }: Pane, along: number, up: number): Spot => {
  if (wall === "back") return [along, up, -depth + 0.01];
  const half = (width / 2) * (1 - (taper * (NEAR - along)) / (NEAR + depth));
  return [wall === "left" ? -half + 0.01 : half - 0.01, up, along];
};

function paneOutline(view: View, room: Room, pane: Pane): string {
  const {
    along: [a0, a1],
    up: [u0, u1],
  } = pane;
  if (!pane.round)
    return polygon(
      [onWall(room, pane, a0, u0), onWall(room, pane, a1, u0), onWall(room, pane, a1, u1), onWall(room, pane, a0, u1)].map(view.project),
    );
  const ring = Array.from({ length: 14 }, (_, i) =>
    onWall(
      room,
      pane,
      (a0 + a1) / 2 + (Math.cos((i / 7) * Math.PI) * (a1 - a0)) / 2,
      (u0 + u1) / 2 + (Math.sin((i / 7) * Math.PI) * (u1 - u0)) / 2,
    ),
  );
  return polygon(ring.map(view.project));
}

function drawFrames({ palette }: Stage, view: View, room: Room): string {
  return room.panes
    .map((pane) => {
      const {
        along: [a0, a1],
        up: [u0, u1],
        bars = [2, 1],
      } = pane;
      const line = (from: readonly [number, number], to: readonly [number, number]) =>
        straight([view.project(onWall(room, pane, ...from)), view.project(onWall(room, pane, ...to))]);
      const upright = Array.from({ length: bars[0] - 1 }, (_, i) => a0 + ((a1 - a0) * (i + 1)) / bars[0]).map((a) =>
        line([a, u0], [a, u1]),
      );
      const level = Array.from({ length: bars[1] - 1 }, (_, i) => u0 + ((u1 - u0) * (i + 1)) / bars[1]).map((u) => line([a0, u], [a1, u]));
      const paint = palette.tone(room.frame, 0.55);
      return (
        stroke(paneOutline(view, room, pane), paint, pane.round ? 16 : 12) +
        (pane.round
          ? ""
          : stroke([...upright, ...level].join(""), paint, 8) +
            stroke(line([a0 - 0.1, u0 - 0.04], [a1 + 0.1, u0 - 0.04]), palette.tone(lighter(room.frame, 0.3), 0.8), 14))
      );
    })
    .join("");
}

/** What falls through the windows of the back wall lies on the floor. */
function drawSunlight({ palette, side }: Stage, view: View, { panes, depth, width }: Room): string {
  if (palette.time === "night") return "";
  const patches = panes
    .filter(({ wall }) => wall === "back")
    .map(({ along: [a0, a1], up: [u0, u1] }) => {
      const hit = (x: number, y: number): Point =>
        view.project([Math.max(-width / 2, Math.min(width / 2, x - side * 0.5 * y)), 0.01, Math.min(NEAR - 0.4, -depth + 0.35 + y * 1.25)]);
      return polygon([hit(a0, u0), hit(a1, u0), hit(a1, u1), hit(a0, u1)]);
    })
    .join("");
  return fill(patches, palette.time === "day" ? "#fff1c9" : "#ffb066", 0.34);
}

/** Corners a little darker, as eyes and lenses see them. */
const drawVignette = ({ sheet }: Stage): string =>
  fill(
    rectangle(0, 0, WIDTH, HEIGHT),
    sheet.glow([
      [0.62, "#1a1420", 0],
      [1, "#1a1420", 0.16],
    ]),
  );

export const slightTurn = ({ random }: Stage): number => span(random, 5, 13) * (random.chance(0.5) ? 1 : -1);
