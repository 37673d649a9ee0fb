export { countryChoices, countryCodeOf, countryName } from "./gazetteer/area-names.ts";
export { addressWords } from "./address-words.rules.ts";
export { readMapPlace } from "./read-map-place.rules.ts";
export { boxAround, isInBox, type MapBox, normalLongitude, type Position } from "./map/map-box.ts";
export { latitudeAt, longitudeAt, mercatorX, mercatorY, worldPixels } from "./mercator.ts";
export { foldText } from "./gazetteer/fold-text.ts";
export { countries, type Country, neighborsOf } from "./regions/countries.ts";
export type { Region, RegionBox } from "./regions/region.ts";
export { LAKE_BOXES, namesOfRegion, REGIONS } from "./regions/regions.ts";
