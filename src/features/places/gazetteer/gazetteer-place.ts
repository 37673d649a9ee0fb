import type { PlaceKind } from "../place.schema.ts";

/** A place as it goes into the gazetteer. */
export type GazetteerPlace = {
  kind: PlaceKind;
  name: string;
  /** The town of a ZIP code. */
  town: string | null;
  region: string;
  regionCode: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  prominence: number;
  /** What people also call it. */
  otherNames: readonly string[];
};

/** A town before it is known how prominent it is. */
export type Town = Omit<GazetteerPlace, "kind" | "town" | "prominence" | "otherNames"> & { foldedName: string; district: string };

/** Where places come from; they are only read when that version is not there yet. */
export type Gazetteer = { version: string; places(): readonly GazetteerPlace[] };
