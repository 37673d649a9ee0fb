import { amenityLabel } from "../../listings/index.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { monthOfYear, shortRange } from "../../../platform/words/day-words.ts";
import type { Formats } from "../../../platform/words/formats.ts";
import { metersOf } from "../../../platform/words/length-words.ts";
import type { Reading } from "../intent/intent.ts";
import { PRICE_LIMIT } from "../query/search.rules.ts";
import { charterWhen, hasCharterTime } from "../query/charter-when.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { BOAT_KIND_LABELS, CAPTAIN_LABELS, CATEGORY_LABELS, HOME_KIND_LABELS } from "./filter-words.ts";

/** A filter that is in use, and the query without it. */
export type Chip = { label: string; without: SearchQuery; /** A small screen says it already. */ isInPill?: boolean };

/** Every filter in use: what was read from the text first, then what was chosen. One that says the same twice is there once. */
export function chipsOf(query: SearchQuery, readings: readonly Reading[], formats: Formats = "us"): Chip[] {
  const chips: Chip[] = [
    ...readings.map(({ label, without }) => ({ label, without: { ...query, q: without } })),
    ...whenAndWho(query, formats),
    ...priceChip(query),
    ...query.categories.map((value) => ({
      label: CATEGORY_LABELS[value],
      without: { ...query, categories: query.categories.filter((other) => other !== value) },
    })),
    ...query.homeKinds.map((value) => ({
      label: HOME_KIND_LABELS[value],
      without: { ...query, homeKinds: query.homeKinds.filter((other) => other !== value) },
    })),
    ...boatChips(query, formats),
    ...roomChips(query),
    ...query.amenities.map((value) => ({
      label: amenityLabel(value),
      without: { ...query, amenities: query.amenities.filter((other) => other !== value) },
    })),
    ...(query.box ? [{ label: MAP_AREA, without: { ...query, box: undefined } }] : []),
  ];
  return [...new Map(chips.toReversed().map((chip) => [chip.label, chip])).values()].toReversed();
}

/** Has its place beside the count: it comes and goes while the map is moved. */
export const MAP_AREA = "Map area";
export const ANY_TIME = {
  checkIn: undefined,
  checkOut: undefined,
  flex: undefined,
  month: undefined,
  length: undefined,
  charter: undefined,
  day: undefined,
  from: undefined,
  until: undefined,
  hours: undefined,
};
export const NOBODY = { guests: undefined, children: undefined, infants: undefined };

function whenAndWho(query: SearchQuery, formats: Formats): Chip[] {
  const { checkIn, checkOut, month, guests, infants, pets } = query;
  const people = [...(guests ? [countOf(guests, "guest")] : []), ...(infants ? [countOf(infants, "infant")] : [])].join(", ");
  return [
    ...(hasCharterTime(query) ? [{ label: charterWhen(query, formats), without: { ...query, ...ANY_TIME }, isInPill: true }] : []),
    ...((checkIn && checkOut) || month ? [{ label: whenWords(query), without: { ...query, ...ANY_TIME }, isInPill: true }] : []),
    ...(people ? [{ label: people, without: { ...query, ...NOBODY }, isInPill: true }] : []),
    ...(pets ? [{ label: "Pets allowed", without: { ...query, pets: undefined }, isInPill: true }] : []),
  ];
}

function whenWords({ checkIn, checkOut, flex, month, length }: SearchQuery): string {
  if (checkIn && checkOut) return `${shortRange(checkIn, checkOut)}${flex ? ` ± ${countOf(flex, "day")}` : ""}`;
  return `A ${length ?? "week"} in ${monthOfYear(`${month}-01`)}`;
}

function priceChip(query: SearchQuery): Chip[] {
  const { minPrice, maxPrice } = query;
  const high = maxPrice !== undefined && maxPrice < PRICE_LIMIT ? maxPrice : undefined;
  if (!minPrice && high === undefined) return [];
  const label = `$${minPrice ?? 0} to ${high === undefined ? `$${PRICE_LIMIT}+` : `$${high}`}`;
  return [{ label, without: { ...query, minPrice: undefined, maxPrice: undefined } }];
}

const plus = (count: number, one: string) => `${count}+ ${count === 1 ? one : `${one}s`}`;

function roomChips(query: SearchQuery): Chip[] {
  const { bedrooms, beds, baths, rating, families, freeCancellation } = query;
  return [
    ...(bedrooms ? [{ label: plus(bedrooms, "bedroom"), without: { ...query, bedrooms: undefined } }] : []),
    ...(beds ? [{ label: plus(beds, "bed"), without: { ...query, beds: undefined } }] : []),
    ...(baths ? [{ label: plus(baths, "bath"), without: { ...query, baths: undefined } }] : []),
    ...(rating ? [{ label: `Rated ${rating} or more`, without: { ...query, rating: undefined } }] : []),
    ...(families ? [{ label: "Great for families", without: { ...query, families: undefined } }] : []),
    ...(freeCancellation ? [{ label: "Refundable", without: { ...query, freeCancellation: undefined } }] : []),
  ];
}

function boatChips(query: SearchQuery, formats: Formats): Chip[] {
  const { boatKinds, captain, noLicense, minLength, maxLength, cabins } = query;
  return [
    ...boatKinds.map((value) => ({
      label: BOAT_KIND_LABELS[value],
      without: { ...query, boatKinds: boatKinds.filter((other) => other !== value) },
    })),
    ...(captain ? [{ label: CAPTAIN_LABELS[captain], without: { ...query, captain: undefined } }] : []),
    ...(noLicense ? [{ label: "No license needed", without: { ...query, noLicense: undefined } }] : []),
    ...(minLength || maxLength
      ? [{ label: lengthWords(minLength, maxLength, formats), without: { ...query, minLength: undefined, maxLength: undefined } }]
      : []),
    ...(cabins ? [{ label: plus(cabins, "cabin"), without: { ...query, cabins: undefined } }] : []),
  ];
}

function lengthWords(least: number | undefined, most: number | undefined, formats: Formats): string {
  const [from, to] = formats === "us" ? [least, most] : [least, most].map((feet) => feet && Math.round(metersOf(feet)));
  const unit = formats === "us" ? "ft" : "m";
  return to === undefined ? `${from}+ ${unit}` : from === undefined ? `Up to ${to} ${unit}` : `${from} to ${to} ${unit}`;
}

/** What a search is called until somebody names it: its text, and its filters. */
export function searchName(query: SearchQuery, readings: readonly Reading[]): string {
  const kind = query.type === "boat" ? "Boats" : query.type === "property" ? "Homes" : "";
  const filters = chipsOf({ ...query, q: "" }, []).map(({ label }) => label);
  const text = query.q || (readings.length > 0 ? "" : kind);
  return [text, ...filters].filter(Boolean).slice(0, 4).join(", ") || "All listings";
}
