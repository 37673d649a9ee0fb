import { countries, namesOfRegion, REGIONS } from "../../places/index.ts";
import type { Row } from "./intent.ts";

/** Regions and countries by every name they have. */
export const PLACE_ROWS: readonly Row[] = [
  ...REGIONS.map((region): Row => [region.name, { region: region.boxes }, ...namesOfRegion(region)]),
  ...countries().map(({ name, names }): Row => [name, { country: name }, ...names]),
];

/** Names of places in which a word is no wish and no country. */
export const NAMES: readonly string[] = [
  "new mexico",
  "mexico beach",
  "new south wales",
  "holland michigan",
  "holland mi",
  "june lake",
  "cape may",
  "port washington",
  "french lick",
  "panama city",
  "panama city beach",
];
