import { type Area, type NamedPoint, readCountryNames, readUnitedStatesAtlas, readWorldAtlas, type Shape } from "./atlas.server.ts";
import { clipLine, clipRing, meets } from "./clip.ts";
import { boxOfTile, inTile, type Tile } from "./tile.ts";
import { areaOf, EXTENT, type TileFeature, type TileLayer } from "./vector-tile.ts";

const STATES_FROM = 3;
const COUNTIES_FROM = 7;
const NAMES_UNTIL = 8;
/** A name that is wider than what it names, in pixels, waits for the next zoom. */
const NAME_WIDTH = 70;

const once = <T>(read: () => T) => {
  let value: T | undefined;
  return () => (value ??= read());
};
const farWorld = once(() => readWorldAtlas("110m"));
const middleWorld = once(() => readWorldAtlas("50m"));
const nearWorld = once(() => readWorldAtlas("10m"));
const unitedStates = once(readUnitedStatesAtlas);
const countryNames = once(readCountryNames);

const worldAt = (zoom: number) => (zoom < 3 ? farWorld() : zoom < 6 ? middleWorld() : nearWorld());

/** Land and its divisions in a tile, and the names of countries and states. */
export function drawLand(tile: Tile): TileLayer[] {
  const { land, borders } = worldAt(tile.z);
  const states = tile.z >= STATES_FROM ? unitedStates() : null;
  return [
    { name: "land", features: drawAreas(tile, land) },
    { name: "borders", features: drawLines(tile, borders) },
    { name: "states", features: drawLines(tile, states?.states ?? []) },
    { name: "counties", features: drawLines(tile, tile.z >= COUNTIES_FROM && states ? states.counties : []) },
    { name: "country-names", features: tile.z < NAMES_UNTIL ? drawNames(tile, countryNames()) : [] },
    { name: "state-names", features: tile.z < NAMES_UNTIL && states ? drawNames(tile, states.names) : [] },
  ];
}

export function drawAreas(tile: Tile, areas: readonly Area[]): TileFeature[] {
  const box = boxOfTile(tile);
  return areas.flatMap((area) => {
    const clipped = area.map((ring) => (meets(ring.box, box) ? inTile(tile, clipRing(ring.points, ring.box, box)) : []));
    const [outer, ...holes] = clipped.map(withoutRepeat);
    if (!outer || !isVisible(outer)) return [];
    return [{ geometry: { kind: "polygon" as const, rings: [outer, ...holes.filter(isVisible)] }, properties: {} }];
  });
}

const isVisible = (ring: readonly number[]) => ring.length >= 6 && Math.abs(areaOf(ring)) > 0;

const withoutRepeat = (ring: number[]) => (ring.length > 2 && ring[0] === ring.at(-2) && ring[1] === ring.at(-1) ? ring.slice(0, -2) : ring);

function drawLines(tile: Tile, lines: readonly Shape[]): TileFeature[] {
  const box = boxOfTile(tile);
  return lines
    .filter((line) => meets(line.box, box))
    .flatMap((line) => clipLine(line.points, line.box, box))
    .map((part) => inTile(tile, part))
    .filter((points) => points.length >= 4)
    .map((points) => ({ geometry: { kind: "line" as const, points }, properties: {} }));
}

function drawNames(tile: Tile, names: readonly NamedPoint[]): TileFeature[] {
  return names.flatMap(({ name, x, y, width }) => {
    const [unitX = 0, unitY = 0] = inTile(tile, [x, y]);
    const isInside = unitX >= 0 && unitX < EXTENT && unitY >= 0 && unitY < EXTENT;
    const zoom = Math.max(1, Math.ceil(Math.log2(NAME_WIDTH / 512 / width)));
    return isInside && zoom < NAMES_UNTIL ? [{ geometry: { kind: "point" as const, x: unitX, y: unitY }, properties: { name, zoom } }] : [];
  });
}
