import { darker, lighter } from "../drawing/color.ts";
import { type Block, box } from "../drawing/shapes.ts";
import type { Part, Spot, View } from "../drawing/solid.ts";
import { span, type Stage, type Tree } from "../drawing/stage.ts";
import { dash, dots, ellipse, fill, HEIGHT, pen, type Point, polygon, straight, stroke, WIDTH } from "../drawing/svg.ts";
import { drawShrubs } from "../nature/growth.ts";
import { drawTree } from "../nature/trees.ts";

/** Picture units for a metre at this spot. */
export const scaleAt = (view: View, spot: Spot): number => {
  const [a, b] = [view.project(spot), view.project([spot[0], spot[1] + 1, spot[2]])];
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
};

/** A tree that stands in the picture's space; its height in meters. */
export const tree = (kind: Tree, spot: Spot, height: number, layer: number): Part => ({
  faces: [],
  middle: spot,
  layer,
  draw(stage, view) {
    const [x, y] = view.project(spot);
    return drawTree(stage, kind, x, y, height * scaleAt(view, spot), Math.max(0, Math.min(0.25, (view.depth(spot) - 70) / 200)));
  },
});

const SHRUB_SIZE = 60;

/** A clump of low growth. */
export const shrub = (spot: Spot, size: number, layer: number): Part => ({
  faces: [],
  middle: spot,
  layer,
  draw(stage, view) {
    const [x, y] = view.project(spot);
    const name = `shrub ${stage.random.between(1, 3)}`;
    const drawn = () => drawShrubs(stage, -SHRUB_SIZE, SHRUB_SIZE, () => 0, SHRUB_SIZE * 0.8);
    return stage.sheet.stamp(name, drawn, x, y, (size * scaleAt(view, spot)) / SHRUB_SIZE);
  },
});

/** A jetty of planks on posts, from the shore towards us. */
export function jetty(x: number, z: readonly [number, number], y: number, water: number, wood: string): Part[] {
  const block: Block = { x: [x - 1.2, x + 1.2], y: [y - 0.3, y], z };
  const posts: Part = {
    faces: [],
    middle: [x, y, z[0]],
    layer: 4,
    draw(stage, view) {
      const path = [0.1, 0.4, 0.7, 1]
        .flatMap((part) =>
          [-1.1, 1.1].map((dx) =>
            straight([
              view.project([x + dx, y + 0.5, z[0] + (z[1] - z[0]) * part]),
              view.project([x + dx, water - 0.3, z[0] + (z[1] - z[0]) * part]),
            ]),
          ),
        )
        .join("");
      return stroke(path, stage.palette.tone(darker(wood, 0.35), 0.4), 8, 1, "butt");
    },
  };
  return [posts, box(block, { color: darker(wood, 0.2) }, { top: { color: lighter(wood, 0.1), texture: "boards" } }, 5)];
}

/** A rowing boat, drawn from the side. */
export function drawSkiff({ palette, sheet }: Stage, x: number, y: number, s: number, color: string): string {
  const body = pen`M${x - s} ${y - s * 0.3}q${s} ${s * 0.22} ${s * 2} ${-s * 0.06}q${-s * 0.16} ${s * 0.44} ${-s * 0.5} ${s * 0.46}h${-s * 1.1}q${-s * 0.32} ${-s * 0.06} ${-s * 0.4} ${-s * 0.62}Z`;
  const inside = pen`M${x - s} ${y - s * 0.3}q${s} ${s * 0.22} ${s * 2} ${-s * 0.06}q${-s} ${-s * 0.12} ${-s * 2} ${s * 0.06}Z`;
  return (
    fill(ellipse(x, y + s * 0.16, s * 1.05, s * 0.1), "#0b1e2e", 0.22) +
    fill(body, sheet.blend(palette.tone(color, 0.8), palette.tone(darker(color, 0.25), 0.35))) +
    fill(inside, palette.tone("#6d4a36", 0.3)) +
    stroke(dash(x - s * 0.9, y - s * 0.2, s * 1.7), palette.tone("#fbf3e2", 0.7), Math.max(2, s * 0.05), 0.8)
  );
}

/** Smoke from the chimney. */
export function drawSmoke({ sheet, palette, side }: Stage, view: View, spot: Spot): string {
  const [x, y] = view.project(spot);
  const unit = scaleAt(view, spot) * 0.8;
  const step = (...parts: number[]) => parts.map((part, i) => Math.round(part * unit * (i % 2 ? 1 : -side))).join(" ");
  const path = `M${Math.round(x)} ${Math.round(y)}c${step(0.2, -1, -0.9, -1.6, 0.2, -2.8)}s${step(1.4, -1.4, 1.5, -3.2)}c${step(1.2, 1.2, 0.4, 2.6, -0.5, 3.8)}s${step(-0.7, 1.2, -0.8, 2.2)}Z`;
  const color = palette.tone("#f3efe6", 0.8);
  return fill(
    path,
    sheet.fade([
      [0, color, 0],
      [0.6, color, 0.4],
      [1, color, 0.7],
    ]),
  );
}

/** The warm air around a house whose lamps are lit. */
export function drawLampGlow({ sheet, palette }: Stage, x: number, y: number, rx: number, ry: number): string {
  if (!palette.lampsAreLit) return "";
  const strength = palette.time === "night" ? 0.42 : 0.24;
  return fill(
    ellipse(x, y, rx, ry),
    sheet.glow([
      [0, "#ffc56e", strength],
      [0.5, "#ffb45a", strength * 0.3],
      [1, "#ffb45a", 0],
    ]),
  );
}

/** Something dark and near in a corner, so that the eye goes past it. */
export function drawFrame(stage: Stage): string {
  const { random, palette, side } = stage;
  const dark = palette.tone(darker(palette.foliage, 0.55), 0.15);
  const left = side < 0;
  const at = (x: number) => (left ? x : WIDTH - x);
  switch (stage.setting) {
    case "forest":
    case "lake":
    case "fjord":
    case "nordic": {
      const tone: Stage["palette"]["tone"] = (color, light = 0.5) => palette.tone(darker(color, 0.5), light * 0.6);
      const near: Stage = { ...stage, palette: { ...palette, tone } };
      return [-20, 130]
        .map((x, i) => drawTree(near, "pine", at(x + span(random, -30, 30)), HEIGHT + 90, span(random, 560, 760) * (1 - i * 0.36)))
        .join("");
    }
    case "mediterranean": {
      const vines = [90, 190, 300].map((reach, n) =>
        Array.from({ length: 9 }, (_, i): Point => [
          at(reach + span(random, -26, 26) - i * 9),
          i * (24 - n * 5) + span(random, -12, 12) - 10,
        ]),
      );
      const bloom = random.pick(["#d8487a", "#e8794a", "#f2c14b", "#c95a9a"]);
      return (
        dots(vines.flat(), 26, palette.tone(darker(palette.foliage, 0.45), 0.2)) +
        dots(
          vines.flat().filter((_, i) => i % 2 === 0),
          15,
          palette.tone(palette.foliage, 0.5),
        ) +
        dots(
          vines
            .flat()
            .filter((_, i) => i % 3 === 1)
            .map(([x, y]): Point => [x + 9, y + 7]),
          9,
          palette.tone(bloom, 0.75),
        )
      );
    }
    default: {
      const blades = Array.from({ length: 12 }, () => {
        const [x, h] = [at(span(random, -20, 330)), span(random, 70, 220)];
        const bend = span(random, -50, 50);
        return pen`M${x} ${HEIGHT + 10}q${bend * 0.2} ${-h * 0.7} ${bend} ${-h}q${-bend * 0.4} ${h * 0.4} ${-bend + 12} ${h}Z`;
      }).join("");
      return fill(
        polygon([
          [at(-20), HEIGHT - 70],
          [at(160), HEIGHT - 44],
          [at(380), HEIGHT + 6],
          [at(-20), HEIGHT + 6],
        ]) + blades,
        dark,
      );
    }
  }
}
