/** Coordinates one after the other: x, y, x, y … */
export type Points = Float64Array | readonly number[];

export type Box = { minX: number; minY: number; maxX: number; maxY: number };

type Edge = { axis: 0 | 1; at: number; /** Which side of the edge is inside. */ keeps: 1 | -1 };

const edgesOf = ({ minX, minY, maxX, maxY }: Box): Edge[] => [
  { axis: 0, at: minX, keeps: 1 },
  { axis: 0, at: maxX, keeps: -1 },
  { axis: 1, at: minY, keeps: 1 },
  { axis: 1, at: maxY, keeps: -1 },
];

export const meets = (a: Box, b: Box): boolean => a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;

const lies = (a: Box, within: Box): boolean =>
  a.minX >= within.minX && a.maxX <= within.maxX && a.minY >= within.minY && a.maxY <= within.maxY;

export function boxOf(points: Points): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x < box.minX) box.minX = x;
    if (x > box.maxX) box.maxX = x;
    if (y < box.minY) box.minY = y;
    if (y > box.maxY) box.maxY = y;
  }
  return box;
}

/** The part of a closed ring that is in the box; along its sides where the ring leaves it. */
export function clipRing(ring: Points, ringBox: Box, box: Box): Points {
  if (lies(ringBox, box)) return ring;
  let points: Points = ring;
  for (const edge of edgesOf(box)) points = clipRingAt(points, edge);
  return points;
}

function clipRingAt(ring: Points, { axis, at, keeps }: Edge): Points {
  const clipped: number[] = [];
  const last = ring.length - 2;
  let fromX = ring[last] ?? 0;
  let fromY = ring[last + 1] ?? 0;
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] ?? 0;
    const y = ring[i + 1] ?? 0;
    const before = ((axis === 0 ? fromX : fromY) - at) * keeps;
    const here = ((axis === 0 ? x : y) - at) * keeps;
    if (before < 0 !== here < 0) {
      const share = before / (before - here);
      clipped.push(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    }
    if (here >= 0) clipped.push(x, y);
    fromX = x;
    fromY = y;
  }
  return clipped;
}

/** The parts of a line that are in the box. */
export function clipLine(line: Points, lineBox: Box, box: Box): Points[] {
  if (lies(lineBox, box)) return [line];
  let parts: Points[] = [line];
  for (const edge of edgesOf(box)) parts = parts.flatMap((part) => clipLineAt(part, edge));
  return parts;
}

function clipLineAt(line: Points, { axis, at, keeps }: Edge): Points[] {
  const parts: number[][] = [];
  let part: number[] | null = null;
  for (let i = 0; i < line.length; i += 2) {
    const x = line[i] ?? 0;
    const y = line[i + 1] ?? 0;
    const here = ((axis === 0 ? x : y) - at) * keeps;
    if (i > 0) {
      const fromX = line[i - 2] ?? 0;
      const fromY = line[i - 1] ?? 0;
      const before = ((axis === 0 ? fromX : fromY) - at) * keeps;
      if (before < 0 !== here < 0) {
        const share = before / (before - here);
        const cut = [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
        if (here < 0) part?.push(...cut);
        else parts.push((part = cut));
      }
    }
    if (here < 0) part = null;
    else if (part) part.push(x, y);
    else parts.push((part = [x, y]));
  }
  return parts;
}
