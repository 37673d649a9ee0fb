import { lighter } from "../drawing/color.ts";
import type { Spot, View } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { fill, type Point, polygon, straight, stroke } from "../drawing/svg.ts";

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

export const NEAR = 4;

const onWall = ({ width, depth, taper = 0 }: Room, { wall }: Pane, along: number, up: number): Spot => {
  if (wall === "back") return [along, up, -depth + 0.01];
  const half = (width / 2) * (1 - (taper * (NEAR - along)) / (NEAR + depth));
  return [wall === "left" ? -half + 0.01 : half - 0.01, up, along];
};

export function paneOutline(view: View, room: Room, pane: Pane): string {
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

export function drawFrames({ palette }: Stage, view: View, room: Room): string {
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
export function drawSunlight({ palette, side }: Stage, view: View, { panes, depth, width }: Room): string {
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
