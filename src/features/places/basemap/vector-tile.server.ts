/** The side of a tile in its own units. */
export const EXTENT = 4096;

export type TileGeometry =
  | { kind: "point"; x: number; y: number }
  | { kind: "line"; points: readonly number[] }
  /** The outer ring first, then its holes; none repeats its first point. */
  | { kind: "polygon"; rings: readonly (readonly number[])[] };

export type TileFeature = { geometry: TileGeometry; properties: Readonly<Record<string, string | number>> };
export type TileLayer = { name: string; features: readonly TileFeature[] };

const KINDS = { point: 1, line: 2, polygon: 3 } as const;
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE = 15;

/** Encodes the layers as a Mapbox Vector Tile, version 2. Coordinates are whole numbers. */
export function encodeTile(layers: readonly TileLayer[]): Buffer {
  return Buffer.concat(layers.filter(({ features }) => features.length > 0).map((layer) => field(3, encodeLayer(layer))));
}

function encodeLayer({ name, features }: TileLayer): Buffer {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  const indexIn = <T>(known: Map<T, number>, item: T) => {
    const index = known.get(item) ?? known.size;
    known.set(item, index);
    return index;
  };
  const encoded = features.map(({ geometry, properties }) => {
    const tags = Object.entries(properties).flatMap(([key, value]) => [indexIn(keys, key), indexIn(values, value)]);
    return field(2, Buffer.concat([field(2, varints(tags)), number(3, KINDS[geometry.kind]), field(4, varints(commandsOf(geometry)))]));
  });
  return Buffer.concat([
    number(15, 2),
    field(1, Buffer.from(name)),
    ...encoded,
    ...[...keys.keys()].map((key) => field(3, Buffer.from(key))),
    ...[...values.keys()].map((value) => field(4, typeof value === "string" ? field(1, Buffer.from(value)) : number(6, zigzag(value)))),
    number(5, EXTENT),
  ]);
}

function commandsOf(geometry: TileGeometry): number[] {
  const commands: number[] = [];
  const pen = { x: 0, y: 0 };
  if (geometry.kind === "point") draw(commands, pen, [geometry.x, geometry.y]);
  else if (geometry.kind === "line") draw(commands, pen, geometry.points);
  else {
    for (const [index, ring] of geometry.rings.entries()) {
      draw(commands, pen, areaOf(ring) > 0 === (index === 0) ? ring : reversed(ring));
      commands.push(CLOSE);
    }
  }
  return commands;
}

function draw(commands: number[], pen: { x: number; y: number }, points: readonly number[]): void {
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (i === 0) commands.push(command(MOVE_TO, 1));
    if (i === 2) commands.push(command(LINE_TO, points.length / 2 - 1));
    commands.push(zigzag(x - pen.x), zigzag(y - pen.y));
    pen.x = x;
    pen.y = y;
  }
}

const command = (id: number, count: number) => (count << 3) | id;
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** Twice the area; positive for a ring that runs clockwise on the screen. */
export function areaOf(ring: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    sum += (ring[i] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[i + 1] ?? 0);
  }
  return sum;
}

function reversed(ring: readonly number[]): number[] {
  const turned: number[] = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) turned.push(ring[i] ?? 0, ring[i + 1] ?? 0);
  return turned;
}

function varints(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value >>> 0;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

const number = (id: number, value: number) => varints([id << 3, value]);
const field = (id: number, content: Buffer) => Buffer.concat([varints([(id << 3) | 2, content.length]), content]);
