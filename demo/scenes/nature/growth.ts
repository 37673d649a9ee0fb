import { darker, lighter } from "../drawing/color.ts";
import { span, type Stage, type Tree } from "../drawing/stage.ts";
import { fill, pen, short } from "../drawing/svg.ts";

/** A bank of pines as one dark edge. */
export function drawPineEdge(
  { random, palette }: Stage,
  from: number,
  to: number,
  base: (x: number) => number,
  height: number,
  distance: number,
  color = "#2f5a4a",
): string {
  const notched = height > 60;
  let path = pen`M${from} ${base(from) + 10}`;
  for (let x = Math.round(from); x < to;) {
    const size = Math.round(height * span(random, 0.45, 1.15));
    const w = Math.round(size * span(random, 0.14, 0.2)) + 1;
    const [low, high] = [Math.round(size * 0.5), Math.round(size * 0.5) + 4];
    path += notched
      ? `l${w}-${low}-${Math.round(w * 0.4)} 0 ${w}-${high} ${w} ${high}-${Math.round(w * 0.4)} 0 ${w} ${low}`
      : `l${w}-${size} ${w} ${size}`;
    x += notched ? w * 4 - 2 * Math.round(w * 0.4) : w * 2;
    if (base(x) !== base(from)) path += `V${Math.round(base(x) + 10)}`;
  }
  return fill(`${path}Z`, palette.tone(color, 0.35, distance));
}

/** Low growth along a line: one scalloped edge, lit from above. */
export function drawShrubs(
  { random, palette, sheet }: Stage,
  from: number,
  to: number,
  base: (x: number) => number,
  size: number,
  color = palette.foliage,
): string {
  const foot = Math.round(base(from) + size * 0.35);
  let [x, y] = [Math.round(from), foot];
  let path = `M${x} ${y}`;
  while (x < to) {
    const across = Math.round(Math.min(to - x + 2, size * span(random, 0.5, 0.9)));
    const rise = Math.sin(Math.min(1, (x - from + across * 0.7) / (to - from)) * Math.PI) * size * 0.9;
    const down = Math.round(base(x + across) + size * 0.35 - rise) - y;
    path += `a${short(across * 0.56)} ${short(across * 0.6)} 0 0 1 ${across} ${down}`;
    [x, y] = [x + across, y + down];
  }
  const stops = [
    [0, palette.tone(lighter(color, 0.12), 0.85)],
    [0.45, palette.tone(color, 0.5)],
    [1, palette.tone(darker(color, 0.25), 0.2)],
  ] as const;
  return fill(`${path}V${Math.round(base(to) + size * 0.35)}Z`, sheet.fade(stops));
}

/** What grows where: one group to a place. */
export const FLORA: Record<Stage["setting"], readonly (readonly Tree[])[]> = {
  sea: [["pine", "leafy"], ["palm"], ["leafy"], ["pine"]],
  lake: [
    ["pine", "birch"],
    ["pine", "leafy"],
    ["birch", "leafy"],
  ],
  fjord: [["pine", "birch"], ["pine"]],
  forest: [["pine"], ["pine", "birch"], ["pine", "leafy"]],
  "city-harbor": [["leafy"]],
  mediterranean: [["cypress", "stone-pine"], ["palm", "cypress"], ["stone-pine"]],
  nordic: [["pine", "birch"], ["birch"]],
};
