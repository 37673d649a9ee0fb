import { darker, mix } from "./color.ts";
import type { Stage } from "./stage.ts";
import { cushion, fill, type Point, polygon, straight, stroke } from "./svg.ts";

/** Metres: x to the right, y up, z towards the front. */
export type Spot = readonly [x: number, y: number, z: number];

export type Camera = {
  /** The spot in the middle of the picture's subject, and where that is in the picture. */
  target: Spot;
  at: Point;
  /** How far it stands turned, and how far it looks down, in degrees. */
  turn: number;
  tilt: number;
  away: number;
  /** Picture units for a metre at the target. */
  scale: number;
};

export type View = { project(spot: Spot): Point; eye: Spot; sun: Spot; depth(spot: Spot): number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Spot, b: Spot) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Spot): Spot => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Looks at the world through a camera; the sun stands over the photographer's left or right shoulder. */
export function lookThrough(camera: Camera, side: -1 | 1): View {
  const [turn, tilt] = [radians(camera.turn), radians(camera.tilt)];
  const [ct, st, cp, sp] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
  const toCamera = ([x, y, z]: Spot): Spot => {
    const [rx, rz] = [x * ct + z * st, -x * st + z * ct];
    return [rx, y * cp - rz * sp, y * sp + rz * cp];
  };
  const toWorld = ([x, y, z]: Spot): Spot => {
    const [wy, rz] = [y * cp + z * sp, -y * sp + z * cp];
    return [x * ct - rz * st, wy, x * st + rz * ct];
  };
  const back = toWorld([0, 0, camera.away]);
  return {
    eye: [camera.target[0] + back[0], camera.target[1] + back[1], camera.target[2] + back[2]],
    sun: unit(toWorld([side * 0.62, 0.62 * cp + 0.4 * sp, 0.5])),
    depth: (spot) => camera.away - toCamera(minus(spot, camera.target))[2],
    project(spot) {
      const [x, y, z] = toCamera(minus(spot, camera.target));
      const factor = (camera.scale * camera.away) / Math.max(0.5, camera.away - z);
      return [camera.at[0] + x * factor, camera.at[1] - y * factor];
    },
  };
}

export type Texture = "boards" | "logs" | "upright" | "bricks" | "tiles" | "stone";

export type Face = {
  /** Anticlockwise as seen from outside, from the lower left. */
  spots: readonly Spot[];
  color: string;
  texture?: Texture;
  /** Drawn on it, in metres to the right and up from its first corner. */
  details?: (draw: FaceDraw) => string;
  /** Rounded by so many units, as cushions are. */
  soft?: number;
  /** Seen only from this side too, where something hides it from the other. */
  outward?: Spot;
  /** Seen from both sides. */
  thin?: boolean;
};

/** A thing that hides what is behind it; its faces need no order among themselves. */
export type Part = { faces: readonly Face[]; middle: Spot; layer?: number; draw?: (stage: Stage, view: View) => string };

export type FaceDraw = { stage: Stage; light: number; width: number; height: number; on(u: number, v: number): Point };

/** Everything, the farthest first. */
export function drawParts(stage: Stage, view: View, parts: readonly Part[]): string {
  const ordered = parts.toSorted((a, b) => (a.layer ?? 0) - (b.layer ?? 0) || view.depth(b.middle) - view.depth(a.middle));
  return ordered.map((part) => part.faces.map((face) => drawFace(stage, view, face)).join("") + (part.draw?.(stage, view) ?? "")).join("");
}

function drawFace(stage: Stage, view: View, face: Face): string {
  const [first, second, third] = face.spots;
  const last = face.spots.at(-1);
  if (!first || !second || !third || !last) return "";
  const [a, b] = [minus(second, first), minus(last, first)];
  const normal = unit([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]);
  const facing = dot(normal, minus(view.eye, first));
  if (facing <= 0 && !face.thin) return "";
  if (face.outward && dot(face.outward, minus(view.eye, first)) <= 0) return "";
  const light = lightOn(normal, view.sun, facing < 0);
  const { palette, sheet } = stage;
  const [top, bottom] = [palette.tone(face.color, light), palette.tone(darker(face.color, 0.1), light - 0.12)];
  const ua = unit(a);
  const lean = dot(b, ua);
  const up: Spot = [b[0] - ua[0] * lean, b[1] - ua[1] * lean, b[2] - ua[2] * lean];
  const ub = unit(up);
  const on = (u: number, v: number) =>
    view.project([first[0] + ua[0] * u + ub[0] * v, first[1] + ua[1] * u + ub[1] * v, first[2] + ua[2] * u + ub[2] * v]);
  const points = face.spots.map(view.project);
  const draw = { stage, light, width: Math.hypot(...a), height: Math.hypot(...up), on };
  return (
    (face.soft
      ? cushion(polygon(points), top, face.soft)
      : fill(polygon(points), face.texture || isSmall(points) ? top : sheet.blend(top, bottom))) +
    (face.texture ? drawTexture(draw, face.texture, face.color, face.spots.map(view.project)) : "") +
    (face.details?.(draw) ?? "")
  );
}

/** Too small for a fade to be seen. */
const isSmall = (points: readonly Point[]) => {
  const size = (axis: 0 | 1) => Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
  return Math.min(size(0), size(1)) < 40;
};

/** From 0 in shade to 1 in full light; roofs and decks get the light of the sky too. */
function lightOn(normal: Spot, sun: Spot, fromBehind: boolean): number {
  const direct = dot(normal, sun) * (fromBehind ? -1 : 1);
  return Math.min(1, Math.max(0.02, 0.3 + direct * 0.75 + Math.max(0, normal[1]) * 0.12));
}

const SPACING: Record<Texture, number> = { boards: 0.42, logs: 0.5, upright: 0.7, bricks: 0.45, tiles: 0.55, stone: 0.6 };

/** Lines along the face, from its left edge to its right one, or from its foot to its top. */
function drawTexture({ stage, light, width, height, on }: FaceDraw, texture: Texture, color: string, points: readonly Point[]): string {
  const [first = [0, 0], second = first, third = second] = points;
  const last = points.at(-1) ?? first;
  const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  const along = texture === "upright" ? width : height;
  const step = Math.max(SPACING[texture], along / (width < 2.5 ? 5 : 10));
  let path = "";
  for (let at = step; at < along - 0.1; at += step) {
    const part = at / along;
    const row = Math.round(at / step);
    if (texture === "upright")
      path += straight([on(at, 0), points.length === 3 ? on(at, height * (1 - Math.abs(2 * part - 1))) : between(last, third, part)]);
    else if (texture === "bricks" || texture === "stone") {
      for (const from of [(row * 0.37) % 0.9, (row * 0.37 + 0.5) % 0.9])
        path += straight([on(width * from, at), on(width * (from + 0.1), at)]);
    } else path += straight([between(first, last, part), between(second, third, part)]);
  }
  const heavy = texture === "logs" || texture === "tiles";
  return stroke(path, stage.palette.tone(darker(mix(color, "#4a3020", 0.15), 0.4), light), heavy ? 3 : 2, heavy ? 0.4 : 0.26, "butt");
}

/** The shadow of a block on level ground. */
export function drawShadow(stage: Stage, view: View, corners: readonly Spot[], height: number, ground = 0): string {
  const reach = Math.min(1.5, 0.62 / Math.max(0.25, view.sun[1]));
  const cast = corners.flatMap(([x, , z]): Point[] => [
    view.project([x, ground, z]),
    view.project([x - view.sun[0] * height * reach, ground, z - view.sun[2] * height * reach]),
  ]);
  return fill(polygon(around(cast)), stage.palette.time === "dusk" ? "#2b1c38" : "#0b1e2e", stage.palette.time === "night" ? 0.3 : 0.26);
}

/** The line around the points (Andrew's monotone chain). */
function around(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      for (
        let [a, b] = chain.slice(-2);
        a && b && (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) <= 0;
        [a, b] = chain.slice(-2)
      )
        chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
