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
