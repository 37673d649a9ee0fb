import {
  type Area,
  type NamedPoint,
  readCountryNames,
  readShores,
  readUnitedStatesAtlas,
  readWorldAtlas,
  type Shape,
} from "./atlas.server.ts";
import { clipLine, clipRing, meets } from "./clip.ts";
import { GREAT_LAKES, LAKE_ISLANDS, LAKES } from "./lakes.ts";
import { boxOfTile, inTile, type Tile } from "./tile.server.ts";
import { areaOf, EXTENT, type TileFeature, type TileLayer } from "./vector-tile.server.ts";

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
const greatLakes = once(() => readShores(GREAT_LAKES));
const lakeIslands = once(() => readShores(LAKE_ISLANDS));
const lakes = once(() => readShores(LAKES));

const worldAt = (zoom: number) => (zoom < 3 ? farWorld() : zoom < 6 ? middleWorld() : nearWorld());

/** Land and its divisions in a tile, and the names of countries and states. */
export function drawLand(tile: Tile): TileLayer[] {
  const { land, borders } = worldAt(tile.z);
  const states = tile.z >= STATES_FROM ? unitedStates() : null;
  return [
    { name: "land", features: drawAreas(tile, land) },
    { name: "great-lakes", features: drawAreas(tile, greatLakes()) },
    { name: "lake-shores", features: drawAreas(tile, [...lakeIslands(), ...nearGreatLakes(tile)]) },
    { name: "lakes", features: drawAreas(tile, lakes()) },
    { name: "borders", features: drawLines(tile, borders) },
    { name: "states", features: drawLines(tile, states?.states ?? []) },
    { name: "counties", features: drawLines(tile, tile.z >= COUNTIES_FROM && states ? states.counties : []) },
    { name: "country-names", features: tile.z < NAMES_UNTIL ? drawNames(tile, countryNames()) : [] },
    { name: "state-names", features: tile.z < NAMES_UNTIL && states ? drawNames(tile, states.names) : [] },
  ];
}

/** The land of the United States once more, over the lakes that were drawn across it. */
function nearGreatLakes(tile: Tile): readonly Area[] {
  const box = boxOfTile(tile);
  return greatLakes().some(([shore]) => shore && meets(shore.box, box)) ? unitedStates().nation : [];
}

function drawAreas(tile: Tile, areas: readonly Area[]): TileFeature[] {
  const box = boxOfTile(tile);
  const isNear = (ring: Shape | undefined) => ring !== undefined && meets(ring.box, box);
  return areas
    .filter(([outer]) => isNear(outer))
    .map((area) => area.filter(isNear).map((ring) => withoutRepeat(inTile(tile, clipRing(ring.points, ring.box, box)))))
    .filter(([outer]) => outer && isVisible(outer))
    .map(([outer = [], ...holes]) => ({ geometry: { kind: "polygon", rings: [outer, ...holes.filter(isVisible)] }, properties: {} }));
}

const isVisible = (ring: readonly number[]) => ring.length >= 6 && Math.abs(areaOf(ring)) > 0;

const withoutRepeat = (ring: number[]) =>
  ring.length > 2 && ring[0] === ring.at(-2) && ring[1] === ring.at(-1) ? ring.slice(0, -2) : ring;

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
