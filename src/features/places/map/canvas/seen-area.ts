import type { Map as MapLibreMap } from "maplibre-gl";
import { type MapBox, readBox } from "../map-box.ts";

/** Room for the controls, and for half a pin at each side: nothing is searched or shown where it would be covered or cut off. */
export const MARGINS = { top: 72, right: 64, bottom: 44, left: 44 };

/** A map that was fitted to results has the outermost on its sides, and an address rounds: so many pixels more, and none is lost. */
const SLACK = 2;

/** The part of the map where pins are shown. */
export function seenArea(map: MapLibreMap): MapBox {
  const { clientWidth, clientHeight } = map.getContainer();
  const { lng: west, lat: north } = map.unproject([MARGINS.left - SLACK, MARGINS.top - SLACK]);
  const { lng: east, lat: south } = map.unproject([clientWidth - MARGINS.right + SLACK, clientHeight - MARGINS.bottom + SLACK]);
  return readBox({ west, south, east, north });
}
