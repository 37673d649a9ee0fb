import { darker, lighter } from "../drawing/color.ts";
import type { Part, Spot } from "../drawing/solid.ts";
import { circle, ellipse, fill, pen, polygon, straight, stroke } from "../drawing/svg.ts";
import { flat } from "./flat.ts";

export const rug = (x: number, z: number, width: number, depth: number, color: string, accent: string, kind = 0): Part =>
  flat([x, 0.01, z], -2, ({ palette }, _x, _y, _unit, view) => {
    const spot = (u: number, v: number) => view.project([x + (u * width) / 2, 0.01, z + (v * depth) / 2]);
    const k = kind % 5;
    if (k === 1) {
      const ring = (r: number) => polygon(Array.from({ length: 30 }, (_, i) => spot(Math.cos((i / 15) * Math.PI) * r * 0.8, Math.sin((i / 15) * Math.PI) * r * 1.15)));
      return fill(ring(1), palette.tone(accent, 0.6)) + fill(ring(0.88), palette.tone(color, 0.65)) + fill(ring(0.6), palette.tone(lighter(accent, 0.4), 0.6)) + fill(ring(0.5), palette.tone(color, 0.65));
    }
    const whole = polygon([spot(-1, -1), spot(1, -1), spot(1, 1), spot(-1, 1)]);
    if (k === 2) {
      const diamonds = [-0.66, 0, 0.66].flatMap((u) => [-0.5, 0.5].map((v) => polygon([spot(u - 0.26, v), spot(u, v - 0.38), spot(u + 0.26, v), spot(u, v + 0.38)]))).join("");
      return fill(whole, palette.tone(color, 0.65)) + stroke(diamonds, palette.tone(accent, 0.6), 7);
    }
    if (k === 3) {
      const bands = [-0.8, -0.4, 0, 0.4, 0.8].map((v) => polygon([spot(-1, v - 0.1), spot(1, v - 0.1), spot(1, v + 0.1), spot(-1, v + 0.1)])).join("");
      return fill(whole, palette.tone(color, 0.65)) + fill(bands, palette.tone(accent, 0.6), 0.75);
    }
    if (k === 4) {
      const frame = polygon([spot(-0.92, -0.86), spot(0.92, -0.86), spot(0.92, 0.86), spot(-0.92, 0.86)]);
      const checks = Array.from({ length: 12 }, (_, i) => [((i % 6) - 2.5) / 3, i < 6 ? -0.4 : 0.4] as const).filter((_, i) => (i + (i < 6 ? 0 : 1)) % 2 === 0).map(([u, v]) => polygon([spot(u - 0.15, v - 0.36), spot(u + 0.15, v - 0.36), spot(u + 0.15, v + 0.36), spot(u - 0.15, v + 0.36)])).join("");
      return fill(whole, palette.tone(darker(accent, 0.1), 0.6)) + fill(frame, palette.tone(color, 0.65)) + fill(checks, palette.tone(lighter(accent, 0.5), 0.6), 0.7);
    }
    const strip = (from: number, to: number) =>
      polygon(
        (
          [
            [from, -1],
            [to, -1],
            [to, 1],
            [from, 1],
          ] as const
        ).map(([u, v]) => view.project([x + (u * width) / 2, 0.01, z + (v * depth) / 2])),
      );
    return (
      fill(strip(-1, 1), palette.tone(color, 0.65)) +
      fill(strip(-0.9, -0.82) + strip(0.82, 0.9) + strip(-0.74, -0.71) + strip(0.71, 0.74), palette.tone(accent, 0.6), 0.8)
    );
  });

/** A lamp on a stand or from the ceiling, with its light around it. */
export function lamp(x: number, z: number, height: number, shade: string, kind: "stand" | "hung" | "table", ceiling = 2.6): Part {
  return flat([x, height, z], 7, ({ palette, sheet }, px, py, unit, view) => {
    const s = unit * (kind === "stand" ? 0.26 : 0.2);
    const [, end] = view.project([x, kind === "hung" ? ceiling : kind === "table" ? height - 0.32 : 0, z]);
    const lit = palette.lampsAreLit;
    const glow = lit
      ? fill(
          circle(px, py, s * 5.5),
          sheet.glow([
            [0, "#ffdc9a", 0.7],
            [0.35, "#ffc878", 0.25],
            [1, "#ffc878", 0],
          ]),
        )
      : "";
    const stand = stroke(pen`M${px} ${py}V${end}`, palette.tone("#33302e", 0.4), Math.max(2, unit * 0.02));
    const body = polygon([
      [px - s * 0.62, py - s * 0.6],
      [px + s * 0.62, py - s * 0.6],
      [px + s, py + s * 0.6],
      [px - s, py + s * 0.6],
    ]);
    return stand + fill(body, lit ? "#ffe2a8" : palette.tone(shade, 0.75)) + glow;
  });
}

/** A plant in a pot. */
export const plant = (x: number, z: number, height: number, pot: string, layer = 6, kind = 0): Part =>
  flat([x, 0, z], layer, ({ palette, side }, px, py, unit) => {
    const h = unit * height;
    if (kind === 1) return olive(palette, px, py, h, pot);
    if (kind === 2) return cactus(palette, px, py, h, pot);
    const w = h * 0.17;
    const body = fill(
      polygon([
        [px - w, py - h * 0.3],
        [px + w, py - h * 0.3],
        [px + w * 0.72, py],
        [px - w * 0.72, py],
      ]),
      palette.tone(pot, 0.55),
    );
    const leaf = (angle: number, length: number) => {
      const [ex, ey] = [px + Math.sin(angle) * length, py - h * 0.3 - Math.cos(angle) * length];
      const [nx, ny] = [Math.cos(angle) * length * 0.16, Math.sin(angle) * length * 0.16];
      const [mx, my] = [(px + ex) / 2, (py - h * 0.3 + ey) / 2];
      return pen`M${px} ${py - h * 0.3}Q${mx + nx} ${my + ny} ${ex} ${ey}Q${mx - nx} ${my - ny} ${px} ${py - h * 0.3}Z`;
    };
    const leaves = (from: number, to: number, count: number, length: number) =>
      Array.from({ length: count }, (_, i) => leaf(from + ((to - from) * i) / (count - 1), length * (0.75 + ((i * 3) % 5) * 0.08))).join(
        "",
      );
    return (
      fill(leaves(-1.2, 1.2, 8, h * 0.66), palette.tone("#3f6b47", 0.3)) +
      fill(leaves(side > 0 ? -0.2 : -1, side > 0 ? 1 : 0.2, 5, h * 0.62), palette.tone("#5f8f55", 0.7)) +
      body
    );
  });

type Tones = { tone(color: string, light?: number): string };
const potted = (palette: Tones, px: number, py: number, h: number, pot: string) =>
  fill(polygon([[px - h * 0.16, py - h * 0.26], [px + h * 0.16, py - h * 0.26], [px + h * 0.13, py], [px - h * 0.13, py]]), palette.tone(pot, 0.55));

function olive(palette: Tones, px: number, py: number, h: number, pot: string): string {
  const crown = [[0, 0.86, 0.26], [-0.17, 0.74, 0.2], [0.18, 0.76, 0.2], [0.02, 0.66, 0.18]] as const;
  return (
    stroke(pen`M${px} ${py - h * 0.2}q${h * 0.06} ${-h * 0.25} 0 ${-h * 0.5}`, palette.tone("#7a5a40", 0.4), h * 0.045) +
    crown.map(([dx, up, r], i) => fill(circle(px + dx * h, py - up * h, r * h), palette.tone(i % 2 ? "#8ea17a" : "#6f8a63", 0.5))).join("") +
    potted(palette, px, py, h, pot)
  );
}

function cactus(palette: Tones, px: number, py: number, h: number, pot: string): string {
  const arm = (d: number, y: number, up: number) => pen`M${px} ${py - h * y}h${d * h * 0.16}v${-h * up}`;
  return stroke(pen`M${px} ${py - h * 0.22}v${-h * 0.62}`, palette.tone("#4f7f57", 0.55), h * 0.13) + stroke(arm(-1, 0.45, 0.2) + arm(1, 0.52, 0.18), palette.tone("#5f8f63", 0.6), h * 0.085) + potted(palette, px, py, h, pot);
}

/** A framed picture on a side wall: a hill and a sun, or stripes of sea. */
export function picture(side: -1 | 1, half: number, z: number, y: number, size: number, accent: string): Part {
  const at = (dz: number, dy: number): Spot => [side * (half - 0.02), y + dy * size, z + dz * size];
  return flat(at(0, 0), -1, ({ palette }, _x, _y, _unit, view) => {
    const quad = (z0: number, z1: number, y0: number, y1: number) =>
      polygon([view.project(at(z0, y0)), view.project(at(z1, y0)), view.project(at(z1, y1)), view.project(at(z0, y1))]);
    return (
      fill(quad(-0.6, 0.6, -0.5, 0.5), palette.tone("#3a3029", 0.5)) +
      fill(quad(-0.53, 0.53, -0.43, 0.43), palette.tone("#f6efe0", 0.6)) +
      fill(quad(-0.4, 0.4, -0.3, -0.05), palette.tone(accent, 0.6)) +
      fill(quad(-0.4, 0.4, -0.05, 0.06), palette.tone(lighter(accent, 0.5), 0.6)) +
      fill(ellipse(...view.project(at(0.1, 0.18)), 9, 14), palette.tone("#d9884a", 0.7))
    );
  });
}

/** Long curtains beside a window of the back wall. */
export const curtains = (x: readonly [number, number], z: number, top: number, color: string, width = 0.5): Part =>
  flat(
    [x[0], 0, z],
    -1,
    ({ palette, sheet }, _x, _y, _unit, view) =>
      [[x[0] - width, x[0] + 0.06] as const, [x[1] - 0.06, x[1] + width] as const]
        .map(([a, b]) => {
          const cloth = polygon([
            view.project([a, top, z]),
            view.project([b, top, z]),
            view.project([b, 0.04, z]),
            view.project([a, 0.04, z]),
          ]);
          const folds = [0.2, 0.4, 0.6, 0.8]
            .map((part) => straight([view.project([a + (b - a) * part, top, z]), view.project([a + (b - a) * part, 0.06, z])]))
            .join("");
          return (
            fill(cloth, sheet.blend(palette.tone(color, 0.75), palette.tone(color, 0.45))) +
            stroke(folds, palette.tone(darker(color, 0.25), 0.4), 5, 0.3)
          );
        })
        .join("") +
      stroke(
        straight([view.project([x[0] - width - 0.15, top + 0.04, z]), view.project([x[1] + width + 0.15, top + 0.04, z])]),
        palette.tone("#4b3a30", 0.4),
        6,
      ),
  );
