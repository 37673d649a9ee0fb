import { readFileSync } from "node:fs";
import { projectPath } from "../../../platform/project.server.ts";
import { mercatorX, mercatorY } from "../mercator.ts";
import { type Box, boxOf, type Points } from "./clip.ts";
import { type Geometries, type Geometry, joinLines, type Line, polygonsOf, readLines, sharedLines, type Topology } from "./topology.ts";

export type Shape = { points: Points; box: Box };
/** The outer ring first, then its holes. */
export type Area = readonly Shape[];
export type NamedPoint = { name: string; x: number; y: number; /** How wide it is, of the whole world. */ width: number };

export type WorldAtlas = { land: readonly Area[]; borders: readonly Shape[] };
export type UnitedStatesAtlas = {
  nation: readonly Area[];
  states: readonly Shape[];
  counties: readonly Shape[];
  names: readonly NamedPoint[];
};

const readAtlas = <Names extends string>(file: string) =>
  JSON.parse(readFileSync(projectPath("node_modules", file), "utf8")) as Topology<Names>;
const readCountries = (scale: string) => readAtlas<"countries" | "land">(`world-atlas/countries-${scale}.json`);

export function readWorldAtlas(scale: "110m" | "50m" | "10m"): WorldAtlas {
  const atlas = readCountries(scale);
  const lines = readLines(atlas);
  const { countries, land } = atlas.objects;
  return { land: areasOf(lines, land), borders: shapesOf(lines, sharedLines(countries)) };
}

export function readCountryNames(): NamedPoint[] {
  const atlas = readCountries("50m");
  return namesOf(readLines(atlas), atlas.objects.countries);
}

export function readUnitedStatesAtlas(): UnitedStatesAtlas {
  const atlas = readAtlas<"counties" | "states" | "nation">("us-atlas/counties-10m.json");
  const lines = readLines(atlas);
  const { counties, states, nation } = atlas.objects;
  const stateOf = (county: { id?: string | number }) => String(county.id).slice(0, 2);
  return {
    nation: areasOf(lines, nation),
    states: shapesOf(lines, sharedLines(states)),
    counties: shapesOf(
      lines,
      sharedLines(counties, (a, b) => stateOf(a) === stateOf(b)),
    ),
    names: namesOf(lines, states),
  };
}

/** Shores that are written as "longitude,latitude …" in hundredths of a degree. */
export const readShores = (shores: Record<string, string>): Area[] =>
  Object.values(shores).map((shore) => [
    shapeOf(project(smooth(Float64Array.from(shore.split(/[ ,]/), (number) => Number(number) / 100)))),
  ]);

/** Cuts the corners of a ring twice, so that few points make a shore. */
function smooth(ring: Line, times = 2): Line {
  if (times === 0) return ring;
  const softer = new Float64Array(ring.length * 2);
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    const [x = 0, y = 0, nextX = 0, nextY = 0] = [ring[i], ring[i + 1], ring[next], ring[next + 1]];
    softer.set([x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25, x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75], i * 2);
  }
  return smooth(softer, times - 1);
}

const shapeOf = (points: Points): Shape => ({ points, box: boxOf(points) });

const shapesOf = (lines: readonly Line[], wanted: readonly number[]): Shape[] =>
  wanted.map((part) => shapeOf(project(unwrap(joinLines(lines, [part])))));

const areasOf = (lines: readonly Line[], { geometries }: Geometries): Area[] => geometries.flatMap((geometry) => areasIn(lines, geometry));

const areasIn = (lines: readonly Line[], geometry: Geometry): Area[] =>
  polygonsOf(geometry).flatMap((rings) => copiesOf(rings.map((parts) => ringOf(joinLines(lines, parts)))));

/** A ring without its repeated last point; one that goes round a pole is closed along it. */
function ringOf(ring: Line): Points {
  const unwrapped = unwrap(ring);
  const [first = 0, latitude = 0] = unwrapped;
  const last = unwrapped.at(-2) ?? 0;
  if (Math.abs(last - first) < 180) return project(unwrapped.subarray(0, -2));
  const pole = latitude < 0 ? -90 : 90;
  const closed = new Float64Array(unwrapped.length + 4);
  closed.set(unwrapped);
  closed.set([last, pole, first, pole], unwrapped.length);
  return project(closed);
}

/** The atlas is made for a sphere: where a line crosses the date line, its longitudes go on beyond 180 here. */
function unwrap(line: Line): Line {
  let turn = 0;
  for (let i = 2; i < line.length; i += 2) {
    const step = (line[i] ?? 0) + turn - (line[i - 2] ?? 0);
    if (Math.abs(step) > 180) turn += step < 0 ? 360 : -360;
    line[i] = (line[i] ?? 0) + turn;
  }
  return line;
}

function project(line: Line): Points {
  return line.map((degrees, index) => (index % 2 === 0 ? mercatorX(degrees) : mercatorY(degrees)));
}

/** What reaches over the edge of the world comes in again on the other side. */
function copiesOf(rings: Points[]): Area[] {
  const [outer = []] = rings;
  const { minX, maxX } = boxOf(outer);
  const turns = [0, ...(maxX > 1 ? [-1] : []), ...(minX < 0 ? [1] : [])];
  return turns.map((turn) =>
    rings.map((ring) => shapeOf(turn === 0 ? ring : ring.map((value, index) => (index % 2 === 0 ? value + turn : value)))),
  );
}

/** A name stands in the middle of the largest part. */
function namesOf(lines: readonly Line[], { geometries }: Geometries): NamedPoint[] {
  return geometries.flatMap((geometry) => {
    const outlines = areasIn(lines, geometry).flatMap(([outer]) => outer ?? []);
    const [largest] = outlines.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return largest ? [{ name: geometry.properties?.name ?? "", ...middleOf(largest.points), width: widthOf(largest) }] : [];
  });
}

const widthOf = ({ box }: Shape) => box.maxX - box.minX;
const sizeOf = (shape: Shape) => widthOf(shape) * (shape.box.maxY - shape.box.minY);

function middleOf(ring: Points): { x: number; y: number } {
  let [area, x, y] = [0, 0, 0];
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[i], ring[i + 1], ring[next], ring[next + 1]];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  return { x: x / (3 * area), y: y / (3 * area) };
}
