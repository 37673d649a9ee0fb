export { LocationMap } from "./map/location-map.tsx";
export type { MapBox } from "./map/map-box.ts";
export type { MapCluster, MapPin, PinView } from "./map/map-props.ts";
export { PinMap } from "./map/pin-map.tsx";
export { SearchMap } from "./map/search-map.tsx";
export { askForPlaces } from "./suggestions/ask-for-places.ts";
export { PlaceSuggestions } from "./suggestions/place-suggestions.tsx";
export type { Suggestion } from "./suggestions/suggestion.ts";
export type { Place } from "./place.schema.ts";
