import { mix } from "../drawing/color.ts";
import type { Palette } from "../drawing/palette.ts";
import { drawParts, lookThrough, type Part, type Spot, type View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { fill, HEIGHT, rectangle, WIDTH } from "../drawing/svg.ts";
import { drawBackdrop } from "../nature/backdrop.ts";
import { drawFrames, drawSunlight, paneOutline, type Room } from "./panes.ts";
import { drawShell, type RoomLook } from "./shell.ts";

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
    tone(color, light = 0.6) {
      const ambient = mix(color, all, allPart);
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
