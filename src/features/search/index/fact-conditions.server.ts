import { HOME_KINDS } from "../../listings/index.ts";
import type { RegionBox } from "../../places/index.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import type { Statement } from "./statement.server.ts";

export type WantedFacts = Pick<
  SearchQuery,
  | "bedrooms"
  | "beds"
  | "baths"
  | "rating"
  | "freeCancellation"
  | "captain"
  | "noLicense"
  | "minLength"
  | "maxLength"
  | "cabins"
  | "boatKinds"
  | "homeKinds"
  | "families"
> & {
  /** How many days the check-in is away; null without dates. */
  daysAhead: number | null;
  areas: (readonly RegionBox[])[];
};

/** The captain comes with the boat, or may stay ashore. */
const CREWS_OF = { with: ["captained", "either"], without: ["bareboat", "either"] } as const;

/** What a row of the index, called `l`, must be for the facts that are asked for. */
export function factConditions(s: Statement, wanted: WantedFacts): string[] {
  const least = (column: string, value: number | undefined, times = 1) =>
    value === undefined ? [] : [`l.${column} >= ${s.param(Math.round(value * times), "int")}`];
  return [
    ...least("bedrooms", wanted.bedrooms),
    ...least("beds", wanted.beds),
    ...least("half_bathrooms", wanted.baths, 2),
    ...least("rating", wanted.rating, 100),
    ...least("length_feet", wanted.minLength),
    ...least("cabins", wanted.cabins),
    ...(wanted.maxLength === undefined ? [] : [`l.length_feet <= ${s.param(wanted.maxLength, "int")}`]),
    ...(wanted.freeCancellation ? [freeCancellation(s, wanted)] : []),
    ...(wanted.captain ? [`l.crew = any(${s.param([...CREWS_OF[wanted.captain]], "text[]")})`] : []),
    ...(wanted.noLicense ? [NO_LICENSE] : []),
    ...(wanted.families ? ["l.for_families"] : []),
    ...wanted.areas.map((boxes) => areaCondition(s, boxes)),
  ];
}

export const boatKindCondition = (s: Statement, { boatKinds }: Pick<WantedFacts, "boatKinds">): string =>
  boatKinds.length > 0 ? `coalesce(l.boat_kind = any(${s.param(boatKinds, "text[]")}), false)` : "true";

/** The bits of the kinds of homes, one of which is enough. */
export const homeKindCondition = (s: Statement, { homeKinds }: Pick<WantedFacts, "homeKinds">): string =>
  homeKinds.length > 0
    ? `l.home_kinds & ${s.param(
        homeKinds.reduce((mask, kind) => mask | (1 << HOME_KINDS.indexOf(kind)), 0),
        "int",
      )} <> 0`
    : "true";

/** Nobody needs a license on board of a boat that comes with its captain. */
export const NO_LICENSE = "(l.licence_needed = false or l.crew = 'captained')";

/** The policy still gives everything back, for the dates if there are any. */
export const freeCancellation = (s: Statement, { daysAhead }: Pick<WantedFacts, "daysAhead">): string =>
  daysAhead === null ? "l.free_cancellation_days is not null" : `l.free_cancellation_days <= ${s.param(daysAhead, "int")}`;

function areaCondition(s: Statement, boxes: readonly RegionBox[]): string {
  const side = (key: keyof RegionBox) =>
    s.param(
      boxes.map((box) => box[key]),
      "float8[]",
    );
  return `exists (select 1 from unnest(${side("west")}, ${side("south")}, ${side("east")}, ${side("north")}) as box (west, south, east, north)
    where l.latitude between box.south and box.north and l.longitude between box.west and box.east)`;
}
