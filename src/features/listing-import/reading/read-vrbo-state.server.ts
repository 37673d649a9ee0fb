import { MOST_IMAGES } from "../imported-listing.ts";
import { cleanLine } from "./clean-text.server.ts";
import { cleanImages } from "./images.server.ts";
import { at, isObject, type Json, type JsonObject, numberOf, textOf, visitEntries } from "./json-values.server.ts";
import type { Pieces } from "./pieces.server.ts";
import { offerCoordinates, offerPlace } from "./places.server.ts";
import { readLines } from "./read-lines.server.ts";
import type { Line } from "./scan-page.server.ts";

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
  const lines: Line[] = [];
  const photos: Json[] = [];
  for (const { value, cache } of records) {
    for (const text of [at(value, "summary", "name"), value.name, at(value, "summary", "headline")])
      pieces.offer("title", cleanLine(text, 100));
    readRecord(value, cache, pieces, lines, photos);
  }
  pieces.offer("images", cleanImages(photos, MOST_IMAGES));
  readLines(lines, pieces, { host, isGuess: false });
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

function readRecord(record: JsonObject, cache: JsonObject, pieces: Pieces, lines: Line[], photos: Json[]): void {
  const followed = new Set<string>();
  const visit = (key: string, value: Json): "skip" | undefined => {
    if (ASIDE.test(key)) return "skip";
    const target = key === "__ref" && typeof value === "string" && !followed.has(value) ? cache[value] : undefined;
    if (target !== undefined && followed.size < 2000) {
      followed.add(String(value));
      visitEntries(target, visit);
    }
    if (isObject(value)) readPart(key, value, pieces);
    if (typeof value === "string") keepText(key, value, lines, photos);
    else if (/^(header|heading|title)$/.test(key) && isObject(value)) {
      keepText("heading", textOf(value.text) ?? "", lines, photos);
      return "skip";
    }
    return undefined;
  };
  visitEntries(record, visit);
}

function readPart(key: string, value: JsonObject, pieces: Pieces): void {
  if (key === "address") {
    const { firstAddressLine, addressLine, city, province, countryCode, postalCode } = value;
    offerPlace(pieces, {
      address: firstAddressLine ?? addressLine,
      city,
      state: province,
      zipCode: postalCode,
      country: alpha2(countryCode),
    });
  }
  if (key === "coordinates") offerCoordinates(pieces, numberOf(value.latitude), numberOf(value.longitude));
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

function keepText(key: string, text: string, lines: Line[], photos: Json[]): void {
  if (/^(url|src|uri)$/i.test(key)) {
    if (photos.length < 300 && /\.(jpe?g|png|webp)(\?|$)/i.test(text.slice(0, 1000))) photos.push(text);
    return;
  }
  if (
    lines.length >= MOST_LINES ||
    !/^(text|value|primary|secondary|title|label|heading|header|name|description|formatted|content|message|displayMessage)$/i.test(key)
  )
    return;
  const line = cleanLine(text, 2000);
  if (line) lines.push({ text: line, isHeading: /^(heading|header|title)$/.test(key) });
}
