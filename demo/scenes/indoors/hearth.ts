import { lighter } from "../drawing/color.ts";
import type { Part, Spot, View } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { circle, fill, pen, polygon, straight, stroke } from "../drawing/svg.ts";

/** A flame in three colors, its foot at the point. */
export function drawFlame({ sheet }: Stage, x: number, y: number, size: number): string {
  const tongue = (k: number, dx: number) => {
    const [w, h] = [size * 0.42 * k, size * k];
    return pen`M${x + dx - w} ${y}q${-w * 0.3} ${-h * 0.4} ${w * 0.5} ${-h * 0.62}q${w * 0.1} ${h * 0.2} ${w * 0.3} ${h * 0.1}q${w * 0.1} ${-h * 0.3} ${w * 0.3} ${-h * 0.48}q${w * 0.5} ${h * 0.5} ${w * 0.9} ${h}Z`;
  };
  return (
    fill(
      circle(x, y - size * 0.3, size * 2.6),
      sheet.glow([
        [0, "#ffb65c", 0.7],
        [0.4, "#ff9a3c", 0.22],
        [1, "#ff9a3c", 0],
      ]),
    ) +
    fill(tongue(1, 0), "#f07a2a") +
    fill(tongue(0.72, size * 0.04), "#ffb347") +
    fill(tongue(0.42, size * 0.02), "#ffe9a8")
  );
}

/** A stone fireplace at a side wall, with a fire in it. */
export function hearth(side: -1 | 1, half: number, z: number, stone: string): Part {
  const at = (dz: number, y: number, out = 0): Spot => [side * (half - 0.02 - out), y, z + dz];
  return {
    faces: [],
    middle: at(0, 0.5),
    layer: -1,
    draw(stage, view) {
      const { palette } = stage;
      const quad = (z0: number, z1: number, y0: number, y1: number, out = 0.3) =>
        polygon([at(z0, y0, out), at(z1, y0, out), at(z1, y1, out), at(z0, y1, out)].map((spot) => view.project(spot)));
      const edge = polygon([at(-0.9, 0, 0), at(-0.9, 0, 0.3), at(-0.9, 2.9, 0.3), at(-0.9, 2.9, 0)].map((spot) => view.project(spot)));
      const joints = [0.5, 1, 1.9, 2.4].map((y) => straight([view.project(at(-0.9, y, 0.3)), view.project(at(0.9, y, 0.3))])).join("");
      const [fx, fy] = view.project(at(0, 0.16, 0.25));
      const size = scaleOf(view, at(0, 0.2, 0.3)) * 0.5;
      return (
        fill(edge, palette.tone(stone, 0.25)) +
        fill(quad(-0.9, 0.9, 0, 2.9), palette.tone(lighter(stone, 0.05), 0.55)) +
        stroke(joints, palette.tone(stone, 0.1), 3, 0.4) +
        fill(quad(-0.55, 0.55, 0.1, 0.85), "#1d1618") +
        fill(quad(-1, 1, 1.15, 1.27, 0.4), palette.tone("#6b4a33", 0.5)) +
        drawFlame(stage, fx, fy, size)
      );
    },
  };
}

const scaleOf = (view: View, [x, y, z]: Spot): number => Math.abs(view.project([x, y + 1, z])[1] - view.project([x, y, z])[1]);
