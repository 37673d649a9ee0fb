import { MOST_IMAGES } from "../imported-listing.ts";
import { offerCategory } from "./categories.server.ts";
import { cleanLine } from "./clean-text.server.ts";
import { cleanImages } from "./images.server.ts";
import { at, isObject, type Json, type JsonObject, numberOf, textOf, visitEntries } from "./json-values.server.ts";
import type { Pieces } from "./pieces.server.ts";
import { offerCoordinates, offerPlace } from "./places.server.ts";
import { readLines } from "./read-lines.server.ts";
import type { Line } from "./scan-page.server.ts";
import { sizeOf } from "./sizes.server.ts";
import { readTime } from "./times.ts";

const MOST_LINES = 3000;
const ASIDE =
  /^(reviews?|reviewInfo|analytics|clickstream|impressionAnalytics|recommendations|similarProperties|universalSortAndFilter|telesales)/i;

/** Takes in what VRBO's page state says: the records named PropertyInfo, followed through their references. */
export function readVrboState(state: Json, pieces: Pieces, host: string | null): void {
  const all = propertyRecords(state);
  const ids = new Set(all.map(({ value }) => String(value.id ?? "")));
  if (ids.size > 2) pieces.isSearch = true;
  // Beside the listing there may be short records of its neighbors.
  const main = all.toSorted((one, other) => Object.keys(other.value).length - Object.keys(one.value).length)[0];
  const records = all.filter(({ value }) => value.id === undefined || value.id === main?.value.id);
  const texts: Texts = { lines: [], photos: [], isInGroup: false };
  for (const { value, cache } of records) {
    for (const text of [at(value, "summary", "name"), value.name, at(value, "summary", "headline")])
      pieces.offer("title", cleanLine(text, 100));
    readRecord(value, cache, pieces, texts);
  }
  pieces.offer("images", cleanImages(texts.photos, MOST_IMAGES));
  offerBeds(texts.lines, pieces);
  readLines(texts.lines, pieces, { host, isGuess: false });
}

function propertyRecords(state: Json): { value: JsonObject; cache: JsonObject }[] {
  const found: { value: JsonObject; cache: JsonObject }[] = [];
  visitEntries(state, (key, value, owner) => {
    const isRecord =
      isObject(value) && (key === "propertyInfo" || key.startsWith("PropertyInfo") || value["__typename"] === "PropertyInfo");
    if (!isRecord || "__ref" in value || found.length > 20) return undefined;
    found.push({ value, cache: owner });
    return "skip";
  });
  return found;
}

/** The parts that hold one kind of fact, however many headings stand in them, and the heading that says which. */
const GROUPS: Record<string, string> = {
  aboutThisProperty: "About this property",
  amenities: "Amenities",
  houseRules: "House rules",
  policies: "House rules",
  spaceDetails: "Rooms",
};
const END_OF_GROUP: Line = { text: "-", isHeading: true };

type Texts = { lines: Line[]; photos: Json[]; isInGroup: boolean };

function readRecord(record: JsonObject, cache: JsonObject, pieces: Pieces, texts: Texts): void {
  const followed = new Set<string>();
  const visit = (key: string, value: Json): "skip" | undefined => {
    if (ASIDE.test(key)) return "skip";
    const target = key === "__ref" && typeof value === "string" && !followed.has(value) ? cache[value] : undefined;
    if (target !== undefined && followed.size < 2000) {
      followed.add(String(value));
      visitEntries(target, visit);
    }
    if (isObject(value)) readPart(key, value, pieces);
    const group = texts.isInGroup || !isObject(value) ? undefined : GROUPS[key];
    if (group) {
      texts.lines.push({ text: group, isHeading: true });
      texts.isInGroup = true;
      visitEntries(value, visit);
      texts.isInGroup = false;
      texts.lines.push(END_OF_GROUP);
      return "skip";
    }
    if (key === "propertyType") offerCategory(pieces, textOf(value) ?? at(value, "name") ?? at(value, "value"));
    if (typeof value === "string") keepText(key, value, texts);
    else if (/^(header|heading|title)$/.test(key) && isObject(value)) {
      keepText("heading", textOf(value.text) ?? "", texts);
      return "skip";
    }
    return undefined;
  };
  visitEntries(record, visit);
}

function readPart(key: string, value: JsonObject, pieces: Pieces): void {
  if (key === "address") {
    const { firstAddressLine, addressLine, city, province, countryCode, postalCode } = value;
    const street = textOf(firstAddressLine ?? addressLine);
    // Until a guest has booked, the town stands where the street would.
    const isTown = street !== null && textOf(city) !== null && street.startsWith(String(city));
    offerPlace(pieces, { address: isTown ? null : street, city, state: province, zipCode: postalCode, country: alpha2(countryCode) });
  }
  if (key === "coordinates") offerCoordinates(pieces, numberOf(value.latitude), numberOf(value.longitude));
  if (key === "policies") {
    pieces.offer("checkInTime", readTime(value.checkinStart));
    pieces.offer("checkOutTime", readTime(value.checkoutTime));
  }
}

// bounded: at most 200 characters
const BEDS = /(?<!\d)(\d{1,2})\s(?:\p{L}{2,15}\s){1,3}beds?\b/giu;

/** All beds of all rooms: "1 King Bed" in one, "2 Queen Beds" in the next. */
function offerBeds(lines: Line[], pieces: Pieces): void {
  const counts = lines.flatMap(({ text }) => [...text.slice(0, 200).matchAll(BEDS)].map(([, count]) => Number(count)));
  if (counts.length > 0)
    pieces.offer(
      "beds",
      sizeOf(
        "beds",
        counts.reduce((sum, count) => sum + count, 0),
      ),
    );
}

/** This group also writes countries with three letters. */
const THREE_LETTERS: Record<string, string> = {
  USA: "US",
  CAN: "CA",
  MEX: "MX",
  GBR: "GB",
  FRA: "FR",
  DEU: "DE",
  ESP: "ES",
  ITA: "IT",
  PRT: "PT",
  AUS: "AU",
  NZL: "NZ",
  GRC: "GR",
  HRV: "HR",
  NLD: "NL",
  CHE: "CH",
  AUT: "AT",
  IRL: "IE",
  BRA: "BR",
  CRI: "CR",
  DOM: "DO",
  BHS: "BS",
  JPN: "JP",
  THA: "TH",
};
const alpha2 = (code: Json): Json => (typeof code === "string" ? (THREE_LETTERS[code] ?? code) : code);

const KEPT = /^(text|value|primary|secondary|title|label|heading|header|name|description|formatted|content|message|displayMessage)$/i;

/** In a group a heading names a part of it, which only counts if it states a number. */
function keepText(key: string, text: string, { lines, photos, isInGroup }: Texts): void {
  if (/^(url|src|uri)$/i.test(key)) {
    if (photos.length < 300 && /\.(jpe?g|png|webp)(\?|$)/i.test(text.slice(0, 1000))) photos.push(text);
    return;
  }
  if (lines.length >= MOST_LINES || !KEPT.test(key)) return;
  const line = cleanLine(text, 2000);
  const isHeading = /^(heading|header|title)$/.test(key);
  if (line && (!isHeading || !isInGroup || /\d/.test(line))) lines.push({ text: line, isHeading: isHeading && !isInGroup });
}
