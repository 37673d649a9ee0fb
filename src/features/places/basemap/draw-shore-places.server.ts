import { type ShorePlace, SHORE_PLACES } from "../gazetteer/shore-places.ts";
import { mercatorX, mercatorY } from "../mercator.ts";
import { waterNear } from "../water/water-near.server.ts";
import { encodeLayer } from "./encode-layer.server.ts";
import { LAST_TILE_ZOOM, type TileAddress, tileExtent } from "./tile-address.ts";

/** The harbors, marinas and beaches of a tile. Only the last zoom has them: it is drawn at closer ones, where there is room for their names. */
export async function drawShorePlaces(tile: TileAddress): Promise<Uint8Array> {
  if (tile.z !== LAST_TILE_ZOOM) return new Uint8Array();
  const here = SHORE_PLACES.map((place) => ({ place, at: unitsIn(tile, place) })).filter(({ at }) =>
    at.every((each) => each >= 0 && each < EXTENT),
  );
  if (here.length === 0) return new Uint8Array();
  const features = await Promise.all(
    here.map(async ({ place }) => ({
      type: 1 as const,
      geometry: [unitsIn(tile, await asDrawn(place))],
      tags: { name: place.name, kind: place.kind },
    })),
  );
  return encodeLayer("shore-places", features, EXTENT);
}

const EXTENT = tileExtent(LAST_TILE_ZOOM);

const unitsIn = ({ z, x, y }: TileAddress, { latitude, longitude }: Pick<ShorePlace, "latitude" | "longitude">): [number, number] => [
  Math.round((mercatorX(longitude) * 2 ** z - x) * EXTENT),
  Math.round((mercatorY(latitude) * 2 ** z - y) * EXTENT),
];

/** By the water that the map draws, which may lie elsewhere than the true one. */
const asDrawn = async (place: ShorePlace) => (await waterNear(place)).nearest ?? place;
