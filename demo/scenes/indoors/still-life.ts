import type { Part } from "../drawing/solid.ts";
import { span } from "../drawing/stage.ts";
import { circle, fill, pen, stroke } from "../drawing/svg.ts";
import { flat } from "./flat.ts";
import type { RoomLook } from "./shell.ts";

/** A bowl of fruit and a vase with a branch. */
export const stillLife = (x: number, z: number, y: number, look: RoomLook, layer = 5): Part =>
  flat([x, y, z], layer, (stage, px, py, unit) => {
    const { palette, random } = stage;
    const s = unit * 0.2;
    const kind = look.table % 5;
    if (kind === 1) return books(palette, px, py, s, look.accent, look.textile);
    if (kind === 2) return candles(stage, px, py, s);
    if (kind === 3) return tea(palette, px, py, s, look.accent);
    if (kind === 4) return bouquet(stage, px, py, s, look.accent);
    const fruit = [-0.6, 0, 0.6]
      .map((dx, i) =>
        fill(
          circle(px + dx * s, py - s * (0.7 + (i % 2) * 0.2), s * 0.4),
          palette.tone(["#e0a33c", "#d9743c", "#b9c25a"][i] ?? "#e0a33c", 0.7),
        ),
      )
      .join("");
    const bowl = fill(
      pen`M${px - s * 1.2} ${py - s * 0.7}h${s * 2.4}q${-s * 0.2} ${s * 0.7} ${-s * 0.9} ${s * 0.7}h${-s * 0.6}q${-s * 0.7} 0 ${-s * 0.9} ${-s * 0.7}Z`,
      palette.tone(look.accent, 0.65),
    );
    const vx = px + s * 2.4;
    const vase = fill(
      pen`M${vx - s * 0.3} ${py}q${-s * 0.5} ${-s} ${s * 0.1} ${-s * 1.7}h${s * 0.4}q${s * 0.6} ${s * 0.7} ${s * 0.1} ${s * 1.7}Z`,
      palette.tone("#f3ead8", 0.6),
    );
    const sprigs = Array.from(
      { length: 5 },
      (_, i) => pen`M${vx} ${py - s * 1.7}q${span(random, -0.4, 0.4) * s} ${-s} ${(i - 2) * s * 0.6} ${-s * span(random, 1.4, 2.4)}`,
    ).join("");
    return stroke(sprigs, palette.tone("#5f8350", 0.6), Math.max(2.5, s * 0.12)) + vase + fruit + bowl;
  });

type Tones = { tone(color: string, light?: number): string };
const slab = (x: number, y: number, w: number, h: number) => pen`M${x} ${y}h${w}v${-h}h${-w}Z`;

const books = (palette: Tones, px: number, py: number, s: number, accent: string, textile: string): string =>
  fill(slab(px - s * 1.3, py, s * 2.4, s * 0.34), palette.tone(accent, 0.6)) +
  fill(slab(px - s * 1.1, py - s * 0.34, s * 2.1, s * 0.3), palette.tone("#f3ead8", 0.7)) +
  fill(slab(px - s * 1.2, py - s * 0.64, s * 1.9, s * 0.3), palette.tone(textile, 0.55)) +
  fill(pen`M${px + s * 1.7} ${py}v${-s * 0.8}h${s * 0.8}v${s * 0.8}Z`, palette.tone("#fbf6ea", 0.7)) +
  stroke(pen`M${px + s * 2.5} ${py - s * 0.6}q${s * 0.4} ${s * 0.1} 0 ${s * 0.4}`, palette.tone("#fbf6ea", 0.6), s * 0.14);

const candles = ({ palette, sheet }: { palette: Tones & { lampsAreLit: boolean }; sheet: { glow(stops: [number, string, number][]): string } }, px: number, py: number, s: number): string =>
  [-1, 0, 1]
    .map((i) => {
      const [x, h] = [px + i * s * 0.9, s * (1 + ((i + 2) % 3) * 0.45)];
      return (
        fill(slab(x - s * 0.28, py, s * 0.56, h), palette.tone(i ? "#f3ead8" : "#e3c9a4", 0.7)) +
        (palette.lampsAreLit ? fill(circle(x, py - h - s * 0.3, s * 1.6), sheet.glow([[0, "#ffdc9a", 0.7], [1, "#ffc878", 0]])) : "") +
        fill(pen`M${x} ${py - h}q${-s * 0.2} ${-s * 0.2} 0 ${-s * 0.5}q${s * 0.2} ${s * 0.3} 0 ${s * 0.5}Z`, palette.lampsAreLit ? "#ffb347" : palette.tone("#4a3a30", 0.4))
      );
    })
    .join("");

const tea = (palette: Tones, px: number, py: number, s: number, accent: string): string =>
  fill(pen`M${px - s * 1.8} ${py + s * 0.1}h${s * 4}l${s * 0.2} ${-s * 0.16}h${-s * 4.4}Z`, palette.tone("#9d6d45", 0.5)) +
  fill(circle(px - s * 0.5, py - s * 0.7, s * 0.72), palette.tone(accent, 0.6)) +
  stroke(pen`M${px + s * 0.1} ${py - s * 0.7}l${s * 0.7} ${-s * 0.5}M${px - s * 1.1} ${py - s * 1}q${-s * 0.7} ${s * 0.2} ${-s * 0.2} ${s * 0.7}`, palette.tone(accent, 0.5), s * 0.2) +
  [1.2, 1.9].map((dx) => fill(pen`M${px + dx * s - s * 0.26} ${py - s * 0.5}h${s * 0.52}l${-s * 0.1} ${s * 0.5}h${-s * 0.32}Z`, palette.tone("#fbf6ea", 0.7))).join("");

const bouquet = ({ palette, random }: { palette: Tones; random: Parameters<typeof span>[0] }, px: number, py: number, s: number, accent: string): string => {
  const heads = Array.from({ length: 9 }, (_, i) => [px + (i - 4) * s * 0.3, py - s * span(random, 1.9, 3)] as const);
  return (
    stroke(heads.map(([x, y]) => pen`M${px} ${py - s * 0.8}L${x} ${y}`).join(""), palette.tone("#5f8350", 0.5), s * 0.1) +
    heads.map(([x, y], i) => fill(circle(x, y, s * 0.3), palette.tone(i % 3 ? accent : "#fbf3e2", 0.75))).join("") +
    fill(pen`M${px - s * 0.5} ${py}l${-s * 0.1} ${-s * 1.1}h${s * 1.2}l${-s * 0.1} ${s * 1.1}Z`, palette.tone("#cfe3e4", 0.7))
  );
};
