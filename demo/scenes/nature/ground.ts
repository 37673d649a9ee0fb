import { darker, lighter, mix } from "../drawing/color.ts";
import type { View } from "../drawing/solid.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { fill, type Point, polygon, stroke } from "../drawing/svg.ts";

/** A piece of land as it is seen from above: x and z around it, anticlockwise from the right. */
export type Plot = { outline: readonly Point[]; y: number; drop: number; top: string; bank: string };

/** A rounded piece of land of this half width and half depth, never quite regular. */
export function roundPlot({ random }: Stage, [cx, cz]: Point, rx: number, rz: number, roughness = 0.08, corners = 24): Point[] {
  const phase = span(random, 0, 6);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    const r = 1 + Math.sin(angle * 3 + phase) * roughness + span(random, -roughness, roughness) * 0.55;
    return [cx + Math.cos(angle) * rx * r, cz + Math.sin(angle) * rz * r];
  });
}

export const grown = (outline: readonly Point[], factor: number): Point[] => {
  const [cx, cz] = [outline.reduce((sum, [x]) => sum + x, 0) / outline.length, outline.reduce((sum, [, z]) => sum + z, 0) / outline.length];
  return outline.map(([x, z]) => [cx + (x - cx) * factor, cz + (z - cz) * factor]);
};

/** Whether a place is on the land, not closer to the edge than a tenth. */
export function isOn(outline: readonly Point[], [x, z]: Point): boolean {
  const inner = grown(outline, 0.9);
  let inside = false;
  inner.forEach(([x0, z0], index) => {
    const [x1, z1] = inner[(index + 1) % inner.length] ?? [x0, z0];
    if (z0 > z !== z1 > z && x < ((x1 - x0) * (z - z0)) / (z1 - z0) + x0) inside = !inside;
  });
  return inside;
}

/** The land's top and the banks that face us; a high bank breaks into an upper and a lower ledge. */
export function drawPlot(stage: Stage, view: View, plot: Plot): string {
  const { palette, sheet } = stage;
  const { outline, y, drop, top, bank } = plot;
  const levels = drop > 1.2 ? [0, 0.5, 1] : [0, 1];
  const spot = (index: number, level: number): Point => {
    const [x, z] = outline[index % outline.length] ?? [0, 0];
    const jut = 1 + level * 0.03 + (level > 0 ? ((index * 7) % 5) * 0.008 : 0);
    const fall = level === 0.5 ? 0.36 + ((index * 5) % 4) * 0.1 : level;
    return view.project([x * jut, y - drop * fall, z * jut]);
  };
  const banks = facetsOf(view, plot)
    .flatMap(({ index, light }) =>
      levels.slice(1).map((low, n) => {
        const path = polygon([spot(index, low), spot(index + 1, low), spot(index + 1, levels[n] ?? 0), spot(index, levels[n] ?? 0)]);
        return {
          path,
          tone: palette.tone(n ? darker(bank, 0.14) : bank, Math.round((light - n * 0.16 + ((index + n) % 3) * 0.05) * 7) / 7),
        };
      }),
    )
    .map(({ path, tone }) => fill(path, tone))
    .join("");
  const fade = sheet.blend(palette.tone(top, 0.6, 0.12), palette.tone(lighter(top, 0.08), 0.85));
  return banks + fill(polygon(outline.map((_, index) => spot(index, 0))), fade);
}

/** The stretches of the edge that are seen, the farthest first. */
function facetsOf(view: View, { outline, y }: Plot): { index: number; light: number }[] {
  return outline
    .map(([x, z], index) => {
      const to = outline[(index + 1) % outline.length] ?? [x, z];
      const length = Math.hypot(to[0] - x, to[1] - z) || 1;
      const [nx, nz] = [(to[1] - z) / length, (x - to[0]) / length];
      const seen = nx * (view.eye[0] - x) + nz * (view.eye[2] - z) > 0;
      return { index, seen, light: 0.45 + 0.7 * (nx * view.sun[0] + nz * view.sun[2]), depth: view.depth([x, y, z]) };
    })
    .filter(({ seen }) => seen)
    .toSorted((a, b) => b.depth - a.depth);
}

/** Light strokes where the bank meets the water. */
export function drawSurf(stage: Stage, view: View, { outline, y, drop }: Plot): string {
  const ring = grown(outline, 1.03).map(([x, z]) => view.project([x, y - drop, z]));
  return stroke(polygon(ring), lighter(stage.palette.water[0], 0.55), 5, stage.palette.time === "night" ? 0.25 : 0.5);
}

/** The shallows around land that is seen from above. */
export function drawShallows(stage: Stage, view: View, { outline, y, drop }: Plot): string {
  const { palette } = stage;
  return [2.1, 1.75, 1.45, 1.2]
    .map((factor, n) =>
      fill(
        polygon(grown(outline, factor).map(([x, z]) => view.project([x, y - drop, z]))),
        mix(palette.water[0], palette.tone("#bfeee0", 0.9), 0.25 * n),
        0.22,
      ),
    )
    .join("");
}
