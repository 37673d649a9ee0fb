/** A map area in degrees. Across the date line, west is greater than east. */
export type Box = { west: number; south: number; east: number; north: number };

const MILES_PER_DEGREE = 69;

/** The box with so many miles around it, as far as the map goes. */
export function boxAround({ west, south, east, north }: Box, miles: number): Box {
  const up = miles / MILES_PER_DEGREE;
  const aside = up / Math.max(0.1, Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180));
  return {
    west: Math.max(-180, west - aside),
    south: Math.max(-90, south - up),
    east: Math.min(180, east + aside),
    north: Math.min(90, north + up),
  };
}

const SIZES = [
  { kind: 1n, degrees: 0.05 },
  { kind: 2n, degrees: 0.5 },
  { kind: 3n, degrees: 5 },
] as const;
const MOST_CELLS = 36;
const MOST_CELLS_OF_SEVERAL = 400;

/** The terms of the map's cells that cover the boxes, all of the finest size that needs few of them; null for half the world. */
export function cellsOf(...boxes: Box[]): bigint[] | null {
  for (const size of SIZES) {
    const needed = boxes.reduce((count, box) => count + countCells(box, size.degrees), 0);
    if (needed <= (boxes.length === 1 ? MOST_CELLS : MOST_CELLS_OF_SEVERAL))
      return [...new Set(boxes.flatMap((box) => termsOf(box, size)))];
  }
  return null;
}

const rowsOf = (box: Box, degrees: number) => range(box.south + 90, box.north + 90, degrees, 180);
const columnsOf = (box: Box, degrees: number) => longitudesOf(box).flatMap(([west, east]) => range(west + 180, east + 180, degrees, 360));
const countCells = (box: Box, degrees: number) => rowsOf(box, degrees).length * columnsOf(box, degrees).length;

const termsOf = (box: Box, { kind, degrees }: (typeof SIZES)[number]): bigint[] =>
  columnsOf(box, degrees).flatMap((x) => rowsOf(box, degrees).map((y) => (kind << 56n) | (BigInt(x) << 28n) | BigInt(y)));

/** One span of longitudes, or the two on both sides of the date line. */
export const longitudesOf = ({ west, east }: Box): [number, number][] =>
  west <= east
    ? [[west, east]]
    : [
        [west, 180],
        [-180, east],
      ];

function range(from: number, to: number, degrees: number, whole: number): number[] {
  const first = Math.floor(from / degrees);
  const last = Math.min(Math.floor(to / degrees), Math.floor(whole / degrees));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
