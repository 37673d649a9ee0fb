import type { RegionBox } from "../../places/index.ts";
import type { AmenityFilter, Category, HomeKind, ListingType } from "../../listings/index.ts";
import type { BoatKind, Captain } from "../query/search.rules.ts";
import type { StayLength } from "../query/when.rules.ts";

/** What words of the text ask for, as filters. */
export type Meaning = {
  type?: ListingType;
  category?: Category;
  boatKind?: BoatKind;
  homeKind?: HomeKind;
  families?: true;
  amenity?: AmenityFilter;
  captain?: Captain;
  /** Sold by the hour, day or week: about so many hours, from this time on. */
  charter?: true;
  hours?: number;
  from?: string;
  noLicense?: true;
  freeCancellation?: true;
  pets?: number;
  rating?: number;
  guests?: number;
  /** Who they are; together they are the guests. */
  adults?: number;
  children?: number;
  infants?: number;
  /** Any stay of this length in the month; without a year, the next such month. */
  month?: { number: number; year: number | null; length: StayLength };
  bedrooms?: number;
  beds?: number;
  baths?: number;
  cabins?: number;
  minPrice?: number;
  maxPrice?: number;
  /** A place to be in. The map's own area replaces it. */
  region?: readonly RegionBox[];
  /** By the name that listings have. */
  country?: string;
  /** By a lake, wherever the map is. */
  byLake?: true;
};

/** A part of the text that was understood: the chip's words, and the text that is left when the chip is removed. */
export type Reading = { label: string; meaning: Meaning; without: string };

/** What words mean, and how a chip says it. */
export type Phrase = { label: string; meaning: Meaning };
/** The same of several phrases. */
export type Row = [label: string, meaning: Meaning, ...phrases: string[]];
