import type { Feature, LineString, Polygon, Position } from "geojson";
import { type Dataset, File, ready } from "h5wasm/node";
import { unwrapRing } from "./unwrap-ring.ts";

/** The files of GSHHG keep shores and rivers in squares of one degree, in rows from the north; points are relative to a square's south-west. */
const SQUARES = 360;
const STEPS = 65_535;
const LAND = 1;
const LAKE = 2;
const ISLAND_IN_LAKE = 3;

type Step = [number, number];
type Segment = { id: number; level: number; steps: Step[] };

async function openFile(path: string): Promise<(name: string) => Int32Array> {
  await ready;
  const file = new File(path, "r");
  return (name) => (file.get(name) as Dataset).value as unknown as Int32Array;
}

/** Land as polygons, with lakes as holes and islands in lakes as land again. */
export async function readLand(path: string): Promise<Feature<Polygon>[]> {
  const read = await openFile(path);
  const info = read("Embedded_npts_levels_exit_entry_for_a_segment");
  const ids = read("Id_of_GSHHS_ID");
  const parents = read("Id_of_parent_polygons");
  const segments = readSegments(
    read,
    (segment) => (info[segment] ?? 0) >>> 9,
    (segment) => ({ id: ids[segment] ?? 0, level: ((info[segment] ?? 0) >> 6) & 7 }),
  );
  const outlines = new Map<number, Position[][]>();
  for (const [id, parts] of Map.groupBy(segments, ({ id: polygon }) => polygon)) {
    const level = parts[0]?.level;
    const owner = level === LAKE ? (parents[id] ?? id) : id;
    if (level !== LAND && level !== LAKE && level !== ISLAND_IN_LAKE) continue;
    const rings = joinSegments(parts).map((ring) => unwrapRing(ring.map(degreesOf)));
    const known = outlines.get(owner) ?? [];
    outlines.set(owner, level === LAKE ? [...known, ...rings] : [...rings, ...known]);
  }
  return [...outlines.values()].map((coordinates) => ({ type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates } }));
}

/** Rivers as lines; the lower the rank, the larger. */
export async function readRivers(path: string): Promise<Feature<LineString, { rank: number }>[]> {
  const read = await openFile(path);
  const counts = read("N_points_for_a_segment");
  const levels = read("Hierarchial_level_of_a_segment");
  const segments = readSegments(
    read,
    (segment) => counts[segment] ?? 0,
    (segment) => ({ id: segment, level: levels[segment] ?? 0 }),
  );
  return segments.map(({ level, steps }) => ({
    type: "Feature",
    properties: { rank: level },
    geometry: { type: "LineString", coordinates: steps.map(degreesOf) },
  }));
}

function readSegments(
  read: (name: string) => Int32Array,
  countOf: (segment: number) => number,
  describe: (segment: number) => Omit<Segment, "steps">,
): Segment[] {
  const [firsts, counts] = [read("Id_of_first_segment_in_a_bin"), read("N_segments_in_a_bin")];
  const points = read("Id_of_first_point_in_a_segment");
  const [easts, norths] = [read("Relative_longitude_from_SW_corner_of_bin"), read("Relative_latitude_from_SW_corner_of_bin")];
  const segments: Segment[] = [];
  firsts.forEach((first, square) => {
    const [west, south] = [(square % SQUARES) * STEPS, (89 - Math.floor(square / SQUARES)) * STEPS];
    for (let segment = first; segment < first + (counts[square] ?? 0); segment++) {
      const start = points[segment] ?? 0;
      const steps = Array.from({ length: countOf(segment) }, (_, index): Step => {
        // The numbers have no sign, though the file says so.
        const [east, north] = [(easts[start + index] ?? 0) & 0xffff, (norths[start + index] ?? 0) & 0xffff];
        return [west + east, south + north];
      });
      segments.push({ ...describe(segment), steps });
    }
  });
  return segments;
}

/** A segment that leaves its square ends where the next one begins. */
function joinSegments(segments: Segment[]): Step[][] {
  const waiting = Map.groupBy(segments, ({ steps }) => keyOf(steps[0]));
  const rings: Step[][] = [];
  for (const { steps } of segments) {
    const start = keyOf(steps[0]);
    if (!waiting.get(start)?.some((each) => each.steps === steps)) continue;
    const ring: Step[] = [];
    for (let next: Step[] | undefined = steps; next; next = waiting.get(keyOf(ring.at(-1)))?.[0]?.steps) {
      for (const step of next) ring.push(step);
      const key = keyOf(next[0]);
      waiting.set(
        key,
        (waiting.get(key) ?? []).filter((each) => each.steps !== next),
      );
    }
    const [first] = ring;
    if (first) rings.push([...ring, first]);
  }
  return rings;
}

const keyOf = (step: Step | undefined) => (step ? `${step[0] % (SQUARES * STEPS)} ${step[1]}` : "");

function degreesOf([x, y]: Step): Position {
  const longitude = (x / STEPS) % 360;
  return [longitude > 180 ? longitude - 360 : longitude, y / STEPS];
}
