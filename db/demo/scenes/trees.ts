import { lighter } from "./colour.ts";
import { span, type Stage } from "./stage.ts";
import { circle, ellipse, fill, type Point, polygon, stroke } from "./svg.ts";

export type Tree = "pine" | "cypress" | "stone-pine" | "palm" | "birch" | "leafy";

/** One tree, its foot at the point. */
export function drawTree(stage: Stage, kind: Tree, x: number, y: number, height: number, distance = 0): string {
  switch (kind) {
    case "pine":
      return drawPine(stage, x, y, height, distance);
    case "cypress":
      return drawCypress(stage, x, y, height, distance);
    case "stone-pine":
      return drawStonePine(stage, x, y, height, distance);
    case "palm":
      return drawPalm(stage, x, y, height, distance);
    case "birch":
      return drawBirch(stage, x, y, height, distance);
    case "leafy":
      return drawLeafy(stage, x, y, height, distance);
  }
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
  const colour = random.pick(["#2f5f4b", "#386a4c", "#2b5650"]);
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
    fill(polygon(whole), palette.tone(colour, 0.3, distance)) +
    fill(polygon([...pineSide(x, y, height, side, tiers), [x, y - height * 0.08]]), palette.tone(lighter(colour, 0.08), 0.75, distance))
  );
}

/** A bank of pines as one dark edge. */
export function drawPineEdge(
  { random, palette }: Stage,
  from: number,
  to: number,
  base: (x: number) => number,
  height: number,
  distance: number,
  colour = "#2f5a4a",
): string {
  const notched = height > 60;
  let path = `M${Math.round(from)} ${Math.round(base(from) + 10)}`;
  for (let x = Math.round(from); x < to;) {
    const size = Math.round(height * span(random, 0.45, 1.15));
    const w = Math.round(size * span(random, 0.14, 0.2)) + 1;
    const [low, high] = [Math.round(size * 0.5), Math.round(size * 0.5) + 4];
    path += notched
      ? `l${w}-${low}-${Math.round(w * 0.4)} 0 ${w}-${high} ${w} ${high}-${Math.round(w * 0.4)} 0 ${w} ${low}`
      : `l${w}-${size} ${w} ${size}`;
    x += notched ? w * 4 - 2 * Math.round(w * 0.4) : w * 2;
    path += `V${Math.round(base(x) + 10)}`;
  }
  return fill(`${path}Z`, palette.tone(colour, 0.35, distance));
}

function drawCypress({ palette, side }: Stage, x: number, y: number, height: number, distance: number): string {
  const w = height * 0.1;
  const half = (s: number) =>
    `M${Math.round(x)} ${Math.round(y)}C${Math.round(x + s * w * 1.5)} ${Math.round(y - height * 0.2)} ${Math.round(x + s * w)} ${Math.round(y - height * 0.72)} ${Math.round(x)} ${Math.round(y - height)}Z`;
  return fill(half(-1) + half(1), palette.tone("#345c41", 0.25, distance)) + fill(half(side), palette.tone("#4c7a4a", 0.75, distance));
}

function drawStonePine({ palette, side, random }: Stage, x: number, y: number, height: number, distance: number): string {
  const lean = span(random, -0.1, 0.1) * height;
  const trunk = stroke(
    `M${Math.round(x)} ${Math.round(y)}q${Math.round(lean * 0.1)} ${-Math.round(height * 0.45)} ${Math.round(lean)} ${-Math.round(height * 0.78)}`,
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
    `M${Math.round(x)} ${Math.round(y)}Q${Math.round(x + lean * 0.15)} ${Math.round(y - height * 0.6)} ${Math.round(tx)} ${Math.round(ty)}`,
    palette.tone("#8a6a4b", 0.5, distance),
    Math.max(5, height * 0.035),
  );
  const frond = (angle: number, length: number) => {
    const [ex, ey] = [tx + Math.cos(angle) * length, ty + Math.sin(angle) * length * 0.55 + length * 0.34];
    const [mx, my] = [tx + Math.cos(angle) * length * 0.55, ty + Math.sin(angle) * length * 0.5 - length * 0.2];
    return `M${Math.round(tx)} ${Math.round(ty)}Q${Math.round(mx)} ${Math.round(my - length * 0.1)} ${Math.round(ex)} ${Math.round(ey)}Q${Math.round(mx)} ${Math.round(my + length * 0.16)} ${Math.round(tx)} ${Math.round(ty)}Z`;
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
    `M${Math.round(x)} ${Math.round(y)}Q${Math.round(x + bend)} ${Math.round(y - height * 0.5)} ${Math.round(x)} ${Math.round(y - height * 0.92)}`,
    palette.tone("#efe9dd", 0.65, distance),
    height * 0.028,
  );
  const leaves = (k: number, dx: number) =>
    Array.from({ length: 7 }, (_, i) =>
      ellipse(x + Math.sin(i * 2.4) * height * 0.13 + dx, y - height * (0.5 + i * 0.075), height * 0.12 * k, height * 0.085 * k),
    ).join("");
  return (
    trunk +
    fill(leaves(1, 0), palette.tone("#6f8f4f", 0.3, distance), 0.95) +
    fill(leaves(0.74, side * height * 0.03), palette.tone("#a3b565", 0.75, distance), 0.9)
  );
}

function drawLeafy({ palette, random, side }: Stage, x: number, y: number, height: number, distance: number): string {
  const trunk = stroke(
    `M${Math.round(x)} ${Math.round(y)}v${-Math.round(height * 0.5)}`,
    palette.tone("#6a4d38", 0.4, distance),
    height * 0.05,
  );
  const seeds = Array.from({ length: 7 }, (_, i) => ({
    dx: Math.cos(i * 2.4) * 0.2 * (i ? 1 : 0),
    dy: Math.sin(i * 2.4) * 0.17 * (i ? 1 : 0),
    r: span(random, 0.15, 0.22),
  }));
  const crown = (k: number, ox: number, oy: number) =>
    seeds.map(({ dx, dy, r }) => circle(x + (dx + ox) * height, y - height * 0.66 + (dy + oy) * height, r * height * k)).join("");
  return (
    trunk +
    fill(crown(1, 0, 0), palette.tone("#48744c", 0.22, distance)) +
    fill(crown(0.72, side * 0.05, -0.06), palette.tone("#6f9a58", 0.72, distance))
  );
}

/** Low growth along a line, in clumps with lit tops. */
export function drawShrubs(
  stage: Stage,
  from: number,
  to: number,
  base: (x: number) => number,
  size: number,
  colour = stage.palette.foliage,
): string {
  const { random, palette, side } = stage;
  const [dark, light]: [string[], string[]] = [[], []];
  for (let x = from; x < to; x += size * span(random, 0.5, 1.2)) {
    const r = size * span(random, 0.45, 1);
    const y = base(x);
    dark.push(ellipse(x, y, r, r * 0.72));
    light.push(ellipse(x + side * r * 0.18, y - r * 0.2, r * 0.66, r * 0.44));
  }
  return fill(dark.join(""), palette.tone(colour, 0.18)) + fill(light.join(""), palette.tone(lighter(colour, 0.1), 0.72));
}

/** Blades of grass or reed. */
export function drawGrass(
  { random, palette }: Stage,
  from: number,
  to: number,
  base: (x: number) => number,
  height: number,
  colour: string,
): string {
  let path = "";
  for (let x = from; x < to; x += span(random, 9, 24)) {
    const h = height * span(random, 0.5, 1.2);
    path += `M${Math.round(x)} ${Math.round(base(x) + 6)}q${Math.round(span(random, -6, 6))} ${-Math.round(h * 0.6)} ${Math.round(span(random, -22, 22))} ${-Math.round(h)}`;
  }
  return stroke(path, palette.tone(colour, 0.6), 4, 0.9);
}

/** What grows where. */
export const TREES: Record<Stage["setting"], readonly Tree[]> = {
  sea: ["pine", "leafy", "palm"],
  lake: ["pine", "birch", "leafy"],
  fjord: ["pine", "birch"],
  forest: ["pine", "pine", "birch", "leafy"],
  "city-harbour": ["leafy"],
  mediterranean: ["cypress", "stone-pine", "palm"],
  nordic: ["pine", "birch"],
};
