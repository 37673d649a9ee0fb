import { lighter } from "../drawing/color.ts";
import { span, type Stage, type Tree } from "../drawing/stage.ts";
import { dots, ellipse, fill, pen, type Point, polygon, stroke } from "../drawing/svg.ts";

const STAMP_HEIGHT = 300;
const DRAWN: Record<Tree, (stage: Stage, x: number, y: number, height: number, distance: number) => string> = {
  pine: drawPine,
  cypress: drawCypress,
  "stone-pine": drawStonePine,
  palm: drawPalm,
  birch: drawBirch,
  leafy: drawLeafy,
};

/** One tree, its foot at the point. Trees of a kind are two in a picture, repeated. */
export function drawTree(stage: Stage, kind: Tree, x: number, y: number, height: number, distance = 0): string {
  const far = Math.round(distance * 4) / 4;
  const name = `${kind} ${stage.random.between(1, 2)} ${far} ${stage.palette.tone("#808080")}`;
  return stage.sheet.stamp(name, () => DRAWN[kind](stage, 0, 0, STAMP_HEIGHT, far), x, y, height / STAMP_HEIGHT);
}

/** Half of a pine's outline, from the top to the foot. */
function pineSide(x: number, y: number, height: number, side: number, tiers: number): Point[] {
  const points: Point[] = [[x, y - height]];
  for (let tier = 1; tier <= tiers; tier++) {
    const part = tier / tiers;
    const reach = height * 0.235 * part ** 0.85;
    const low = y - height * (1 - part) - height * 0.07;
    points.push([x + side * reach, low], [x + side * reach * 0.5, low - height * 0.022]);
  }
  return points;
}

function drawPine({ palette, side, random }: Stage, x: number, y: number, height: number, distance: number): string {
  const tiers = height > 170 ? 6 : 4;
  const color = random.pick(["#2f5f4b", "#386a4c", "#2b5650"]);
  const trunk = fill(
    polygon([
      [x - height * 0.018, y],
      [x + height * 0.018, y],
      [x, y - height * 0.5],
    ]),
    palette.tone("#5a4433", 0.4, distance),
  );
  const whole = [...pineSide(x, y, height, -1, tiers), ...pineSide(x, y, height, 1, tiers).toReversed()];
  return (
    trunk +
    fill(polygon(whole), palette.tone(color, 0.3, distance)) +
    fill(polygon([...pineSide(x, y, height, side, tiers), [x, y - height * 0.08]]), palette.tone(lighter(color, 0.08), 0.75, distance))
  );
}

function drawCypress({ palette, side }: Stage, x: number, y: number, height: number, distance: number): string {
  const w = height * 0.1;
  const half = (s: number) => pen`M${x} ${y}C${x + s * w * 1.5} ${y - height * 0.2} ${x + s * w} ${y - height * 0.72} ${x} ${y - height}Z`;
  return fill(half(-1) + half(1), palette.tone("#345c41", 0.25, distance)) + fill(half(side), palette.tone("#4c7a4a", 0.75, distance));
}

function drawStonePine({ palette, side, random }: Stage, x: number, y: number, height: number, distance: number): string {
  const lean = span(random, -0.1, 0.1) * height;
  const trunk = stroke(
    pen`M${x} ${y}q${lean * 0.1} ${-height * 0.45} ${lean} ${-height * 0.78}`,
    palette.tone("#7a5138", 0.45, distance),
    height * 0.035,
  );
  const [cx, cy] = [x + lean, y - height * 0.82];
  const crown = [
    [-0.2, 0.02, 0.2],
    [0.19, 0, 0.21],
    [0, -0.06, 0.27],
    [-0.36, 0.06, 0.12],
    [0.36, 0.05, 0.12],
  ] as const;
  const blobs = (dx: number, dy: number, k: number) =>
    crown.map(([bx, by, r]) => ellipse(cx + (bx + dx) * height, cy + (by + dy) * height, r * height * k, r * height * 0.52 * k)).join("");
  return (
    trunk +
    fill(blobs(0, 0, 1), palette.tone("#3c6340", 0.22, distance)) +
    fill(blobs(side * 0.025, -0.035, 0.84), palette.tone("#5d8348", 0.72, distance))
  );
}

function drawPalm({ palette, random, side }: Stage, x: number, y: number, height: number, distance: number): string {
  const lean = span(random, 0.08, 0.26) * height * (random.chance(0.5) ? 1 : -1);
  const [tx, ty] = [x + lean, y - height];
  const trunk = stroke(
    pen`M${x} ${y}Q${x + lean * 0.15} ${y - height * 0.6} ${tx} ${ty}`,
    palette.tone("#8a6a4b", 0.5, distance),
    Math.max(5, height * 0.035),
  );
  const frond = (angle: number, length: number) => {
    const [ex, ey] = [tx + Math.cos(angle) * length, ty + Math.sin(angle) * length * 0.55 + length * 0.34];
    const [mx, my] = [tx + Math.cos(angle) * length * 0.55, ty + Math.sin(angle) * length * 0.5 - length * 0.2];
    return pen`M${tx} ${ty}Q${mx} ${my - length * 0.1} ${ex} ${ey}Q${mx} ${my + length * 0.16} ${tx} ${ty}Z`;
  };
  const fan = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => frond(from + (i / (count - 1)) * Math.PI * 1.1, height * span(random, 0.34, 0.46))).join("");
  return (
    trunk +
    fill(fan(-Math.PI * 1.06, 7), palette.tone("#3f6b45", 0.28, distance)) +
    fill(fan(side > 0 ? -Math.PI * 0.62 : -Math.PI * 1.12, 5), palette.tone("#6b9150", 0.75, distance))
  );
}

function drawBirch({ palette, random, side }: Stage, x: number, y: number, height: number, distance: number): string {
  const bend = span(random, -0.06, 0.06) * height;
  const trunk = stroke(
    pen`M${x} ${y}q${bend} ${-height * 0.5} 0 ${-height * 0.92}`,
    palette.tone("#efe9dd", 0.65, distance),
    height * 0.022,
  );
  const leaves = (count: number, shift: number) =>
    Array.from({ length: count }, (_, i): Point => {
      const sway = Math.sin(i * 2.4) * height * 0.13 * Math.sin(((i + 2) / (count + 3)) * Math.PI) * span(random, 0.8, 1.2);
      return [x + sway + shift, y - height * (0.42 + (i / count) * 0.56)];
    });
  return (
    trunk +
    dots(leaves(14, 0), height * 0.068, palette.tone("#6f8f4f", 0.25, distance)) +
    dots(leaves(9, side * height * 0.035), height * 0.038, palette.tone("#92aa5c", 0.75, distance))
  );
}

function drawLeafy({ palette, random, side }: Stage, x: number, y: number, height: number, distance: number): string {
  const trunk = stroke(pen`M${x} ${y}v${-height * 0.5}`, palette.tone("#6a4d38", 0.4, distance), height * 0.04);
  const crown = (count: number, reach: number, shift: number, lift: number) =>
    Array.from({ length: count }, (_, i): Point => {
      const away = i ? Math.sqrt(i / count) * reach * span(random, 0.85, 1.1) : 0;
      return [x + (Math.cos(i * 2.4) * away + shift) * height, y - height * (0.64 + lift) + Math.sin(i * 2.4) * away * 0.85 * height];
    });
  return (
    trunk +
    dots(crown(15, 0.27, 0, 0), height * 0.1, palette.tone("#41704a", 0.18, distance)) +
    dots(crown(12, 0.22, side * 0.035, 0.045), height * 0.082, palette.tone("#5d8c52", 0.5, distance)) +
    dots(crown(8, 0.16, side * 0.075, 0.1), height * 0.058, palette.tone("#85ab60", 0.85, distance))
  );
}
