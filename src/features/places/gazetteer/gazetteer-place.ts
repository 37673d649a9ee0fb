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

/** A town before its population is known. */
export type Town = Pick<GazetteerPlace, "name" | "region" | "regionCode" | "country" | "countryCode" | "latitude" | "longitude"> & {
  foldedName: string;
};

/** Where places come from; they are only read when that version is not there yet. */
export type Gazetteer = { version: string; places(): readonly GazetteerPlace[] };
