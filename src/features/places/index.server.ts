export { fillGazetteer } from "./gazetteer/fill-gazetteer.server.ts";
export type { Gazetteer, GazetteerPlace } from "./gazetteer/gazetteer-place.ts";
export { placeApi } from "./place.api.server.ts";
export { suggestPlaces } from "./suggest-places.server.ts";
export { timeZoneAt } from "./time-zone-at.server.ts";
export { namedPlace } from "./named-place.server.ts";
export { locatePlace } from "./locate-place.server.ts";
export { sketchMap } from "./basemap/sketch-map.server.ts";
export { type NearTown, nearestTowns } from "./nearest-towns.server.ts";
