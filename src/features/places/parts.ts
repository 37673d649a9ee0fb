export type { MapPin } from "./map/cluster-pins.ts";
export { LocationMap } from "./map/location-map.tsx";
export type { MapBox } from "./map/map-box.ts";
export type { PinView } from "./map/map-props.ts";
export { PinMap } from "./map/pin-map.tsx";
export { SearchMap } from "./map/search-map.tsx";
export { PlaceSuggestions } from "./suggestions/place-suggestions.tsx";
export type { Place } from "./place.schema.ts";
