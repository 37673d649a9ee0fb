import { lighter, mix } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { fill, pen, type Point, polygon, soft, stroke, WIDTH } from "../drawing/svg.ts";

export type Ridge = Point[];

/** A rolling line: three waves on top of each other. */
export function rolling({ random }: Stage, y: number, height: number, from = -40, to = WIDTH + 40, step = 70): Ridge {
  const waves = [1, 2.3, 4.9].map((speed, index) => ({
    speed: (speed * span(random, 0.7, 1.3)) / 520,
    phase: span(random, 0, 7),
    size: height / (1 + index * 1.4),
  }));
  const points: Ridge = [];
  for (let x = from; x <= to; x += step)
    points.push([x, y - waves.reduce((sum, { speed, phase, size }) => sum + (Math.sin(x * speed + phase) * 0.5 + 0.5) * size, 0) * 0.62]);
  return points;
}

/** A broken line: halves moved up and down, again and again. */
export function broken({ random }: Stage, y: number, height: number, roughness = 0.52, levels = 5): Ridge {
  let points: Ridge = [
    [-60, y - height * span(random, 0.2, 0.8)],
    [WIDTH * span(random, 0.25, 0.75), y - height],
    [WIDTH + 60, y - height * span(random, 0.2, 0.8)],
  ];
  for (let level = 0, size = height * 0.5; level < levels; level++, size *= roughness) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      return next
        ? [point, [(point[0] + next[0]) / 2, Math.min(y - 6, (point[1] + next[1]) / 2 + span(random, -size, size))] as const]
        : [point];
    });
  }
  return points;
}

const closed = (line: string, base: number) => `${line}V${Math.round(base)}H-60Z`;

export function drawHills(stage: Stage, ridge: Ridge, base: number, color: string, distance: number): string {
  const { sheet, palette } = stage;
  const top = palette.tone(color, 0.72, distance);
  return fill(closed(soft(ridge), base), sheet.blend(top, mix(palette.tone(color, 0.5, distance), palette.haze, 0.25)));
}

/** Mountains with a lit and a shaded flank, and snow where they are high. */
export function drawMountains(stage: Stage, ridge: Ridge, base: number, color: string, distance: number, snowLine: number | null): string {
  const { sheet, palette, side } = stage;
  const body = fill(
    closed(polygon(ridge).slice(0, -1), base),
    sheet.blend(palette.tone(color, 0.62, distance), palette.tone(color, 0.55, Math.min(1, distance + 0.34))),
  );
  const peaks = ridge.flatMap((point, index) => {
    const [before, after] = [ridge[index - 1], ridge[index + 1]];
    return before && after && point[1] < before[1] && point[1] < after[1] ? [{ point, index }] : [];
  });
  const shade = peaks.map(({ point: [x, y], index }) => polygon(flank(ridge, index, side, base, x, y))).join("");
  const snow =
    snowLine === null
      ? ""
      : peaks
          .filter(({ point }) => point[1] < snowLine)
          .map(({ index }) => polygon(cap(ridge, index, snowLine)))
          .join("");
  return (
    body +
    fill(snow, palette.tone("#fbfaf6", 0.8, distance * 0.7)) +
    fill(
      shade,
      sheet.fade([
        [0, palette.tone(color, 0.05, distance * 0.8), 0.62],
        [1, palette.tone(color, 0.2, distance), 0.05],
      ]),
    )
  );
}

/** The side of the peak that the light does not reach, cut off by a jagged spur. */
function flank(ridge: Ridge, peak: number, side: -1 | 1, base: number, x: number, y: number): Point[] {
  const away = -side;
  const outline: Point[] = [[x, y]];
  for (let index = peak + away; ; index += away) {
    const [here, before] = [ridge[index], ridge[index - away]];
    if (!here || !before || here[1] < before[1]) break;
    outline.push(here);
  }
  const [endX, endY] = outline.at(-1) ?? [x, y];
  const depth = Math.min(base, endY + (endY - y) * 1.2 + 40);
  return [
    ...outline,
    [endX, depth],
    [x + (endX - x) * 0.45, y + (depth - y) * 0.8],
    [x + (endX - x) * 0.2, y + (depth - y) * 0.62],
    [x + (endX - x) * 0.3, y + (depth - y) * 0.4],
    [x + (endX - x) * 0.06, y + (depth - y) * 0.24],
  ];
}

function cap(ridge: Ridge, peak: number, snowLine: number): Point[] {
  const [x = 0, y = 0] = ridge[peak] ?? [];
  const down = (step: number): Point[] => {
    const line: Point[] = [];
    for (let index = peak + step; ; index += step) {
      const [here, before] = [ridge[index], ridge[index - step]];
      if (!here || !before || here[1] < before[1] || here[1] > snowLine) break;
      line.push(here);
    }
    return line;
  };
  const [left, right] = [down(-1).toReversed(), down(1)];
  const [from = [x - 20, y + 16], to = [x + 20, y + 16]] = [left[0], right.at(-1)];
  const hem: Point[] = Array.from({ length: 6 }, (_, i) => {
    const part = (i + 0.5) / 6;
    return [to[0] + (from[0] - to[0]) * part, to[1] + (from[1] - to[1]) * part + (i % 2 ? 4 : 26) + (snowLine - y) * 0.1];
  });
  return [...left, [x, y], ...right, ...hem];
}

/** A flat island or a far shore, lying on the horizon. */
export function drawIsland(stage: Stage, x: number, width: number, height: number, color: string, distance: number): string {
  const { random, palette, horizon } = stage;
  const crest: Point[] = Array.from({ length: 9 }, (_, i) => {
    const part = i / 8;
    return [x + width * part, horizon + 3 - height * Math.sin(part * Math.PI) ** 0.7 * span(random, 0.6, 1.1)];
  });
  return (
    fill(`${soft(crest)}Z`, palette.tone(color, 0.6, distance)) +
    stroke(pen`M${x} ${horizon + 3}h${width}`, lighter(palette.haze, 0.4), 3, 0.6)
  );
}
