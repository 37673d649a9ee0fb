export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

type Side = { isInside: (point: Point) => boolean; crossing: (a: Point, b: Point) => Point };

const along = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
const atX = (x: number) => (a: Point, b: Point) => along(a, b, (x - a.x) / (b.x - a.x));
const atY = (y: number) => (a: Point, b: Point) => along(a, b, (y - a.y) / (b.y - a.y));

const sidesOf = ({ left, top, right, bottom }: Box): Side[] => [
  { isInside: ({ x }) => x >= left, crossing: atX(left) },
  { isInside: ({ x }) => x <= right, crossing: atX(right) },
  { isInside: ({ y }) => y >= top, crossing: atY(top) },
  { isInside: ({ y }) => y <= bottom, crossing: atY(bottom) },
];

/** The part of a ring that lies in the box, one side of it after the other (Sutherland and Hodgman). */
export function clipRing(ring: Point[], box: Box): Point[] {
  return sidesOf(box).reduce((points, { isInside, crossing }) => {
    const kept: Point[] = [];
    points.forEach((point, index) => {
      const before = points.at(index - 1) ?? point;
      if (isInside(point) !== isInside(before)) kept.push(crossing(before, point));
      if (isInside(point)) kept.push(point);
    });
    return kept;
  }, ring);
}

/** The stretches of a line that come near the box; what draws it cuts off the rest. */
export function clipLine(line: Point[], { left, top, right, bottom }: Box): Point[][] {
  const passes = (a: Point, b: Point) =>
    Math.max(a.x, b.x) >= left && Math.min(a.x, b.x) <= right && Math.max(a.y, b.y) >= top && Math.min(a.y, b.y) <= bottom;
  const stretches: Point[][] = [];
  line.slice(1).forEach((point, index) => {
    const before = line[index];
    if (!before || !passes(before, point)) return;
    const last = stretches.at(-1);
    if (last?.at(-1) === before) last.push(point);
    else stretches.push([before, point]);
  });
  return stretches;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** As the path of an SVG. */
export const pathOf = (lines: Point[][], ends: "open" | "closed"): string =>
  lines
    .filter((line) => line.length > (ends === "closed" ? 2 : 1))
    .map((line) => `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}${ends === "closed" ? "Z" : ""}`)
    .join("");
