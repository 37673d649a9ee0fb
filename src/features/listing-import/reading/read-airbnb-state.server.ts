import { cleanAmenities } from "./amenities.server.ts";
import { offerCategory } from "./categories.server.ts";
import { cleanLine, cleanProse } from "./clean-text.server.ts";
import { cleanImages } from "./images.server.ts";
import { at, isObject, type Json, type JsonObject, listOf, numberOf, objectsIn, textOf, visitEntries } from "./json-values.server.ts";
import { LONGEST_DESCRIPTION, MOST_IMAGES } from "../imported-listing.ts";
import type { Pieces } from "./pieces.server.ts";
import { offerCoordinates, offerPlace, offerPlaceText } from "./places.server.ts";
import { offerPrice, readAmount, readNightlyAmount } from "./prices.server.ts";
import { offerSizes, offerSizesInOrder, sizeOf } from "./sizes.server.ts";
import { readStayTime } from "./times.ts";

/** Large parts of the state that say nothing about the listing itself. */
const ASIDE = new Set(
  "screens screensV2 seoLinks hostInfo quality reviews cohosts travelGuides similarListings variables loggingData mediaTour".split(" "),
);
const isAside = (key: string) => ASIDE.has(key) || key.endsWith("oggingEventData");
/** What is read as a whole: nothing below it needs to be looked at again. */
const WHOLE = new Set(
  "heroMedia mediaItems previewImages previewAmenitiesGroups seeAllAmenitiesGroups descriptions htmlDescription".split(" "),
);
/** What the state of a search is called, from 2019 on. */
const SEARCHES = new Set("staysSearch exploreV3 dora exploreTabs explore_tabs searchResults mapSearchResults".split(" "));
/** The listing, and perhaps another version of it. */
const MOST_IDS = 2;
const TITLE_SUMMARY = / · /;

/** Text as the state writes it in any of its years: plain, translated, or as HTML. */
function wordsOf(value: Json): string | null {
  if (!isObject(value)) return textOf(value);
  const inner = value.content ?? value.localizedStringWithTranslationPreference ?? value.localizedString ?? value.source;
  return inner === undefined ? textOf(value.htmlText ?? value.text ?? value.localizedContent) : wordsOf(inner);
}

/** Takes in what Airbnb's page state says, whatever year's shape it has: by the names of its parts, not by one path. */
export function readAirbnbState(state: Json, pieces: Pieces, host: string | null): void {
  const later: Later = { preview: [], all: [], descriptions: [], images: [] };
  const readers = readersInto(pieces, host, later);
  const ids = new Set<string>();
  visitEntries(state, (key, value, owner) => {
    if (value === null || isAside(key)) return "skip";
    if (key === "section" && /SIMILAR/.test(String(owner.sectionId))) return "skip";
    if (SEARCHES.has(key)) pieces.isSearch = true;
    if (key === "listingId" || key === "listing_id") ids.add(String(value));
    readers.get(key)?.(value, owner);
    return WHOLE.has(key) ? "skip" : undefined;
  });
  if (ids.size > MOST_IDS) pieces.isSearch = true;
  pieces.listingIds += ids.size;
  pieces.offer("amenities", cleanAmenities([...later.preview, ...later.all]));
  for (const { text, rank } of later.descriptions.toSorted(byRank))
    if (!pieces.has("description", rank)) pieces.offer("description", cleanProse(text, LONGEST_DESCRIPTION), { rank });
  for (const { addresses, rank } of later.images.toSorted(byRank))
    if (!pieces.has("images", rank)) pieces.offer("images", cleanImages(addresses, MOST_IMAGES), { rank });
}

/** What is cleaned when the best of it is known. */
type Later = {
  preview: Json[];
  all: Json[];
  descriptions: { text: string; rank: number }[];
  images: { addresses: Json[]; rank: number }[];
};
const byRank = (one: { rank: number }, other: { rank: number }) => other.rank - one.rank;

const available = (groups: Json): Json[] =>
  objectsIn(groups).flatMap((group) => objectsIn(group.amenities).flatMap(({ available: has, title }) => (has === false ? [] : [title])));

type Reader = (value: Json, owner: JsonObject) => void;

function readersInto(pieces: Pieces, host: string | null, later: Later): Map<string, Reader> {
  const title = (text: Json, rank: number) => {
    const words = wordsOf(text);
    if (words && !TITLE_SUMMARY.test(words)) pieces.offer("title", cleanLine(words, 100), { rank });
  };
  const description = (text: Json, rank: number) => {
    const words = wordsOf(text);
    if (words) later.descriptions.push({ text: words, rank });
  };
  const nightly = (text: Json) => offerPrice(pieces, readNightlyAmount(textOf(text) ?? "", host));

  return new Map<string, Reader>([
    ["pdpPresentation", (value) => title(at(value, "title"), 4)],
    ["section", (value, owner) => readSection(owner.sectionComponentType, value, pieces, { title, description })],
    ["listingTitle", (value) => title(value, 3)],
    ["embedData", (value) => title(at(value, "name"), 2)],
    ["sharingConfig", (value) => readSharing(value, pieces, title)],
    ...sizeReaders(pieces),
    ["descriptions", (value) => description(at(value, "longDescriptionHtml") ?? at(value, "shortDescriptionHtml"), 4)],
    ["htmlDescription", (value) => description(value, 3)],
    ["location", (value) => readLocation(value, pieces)],
    ["localizedLocation", (value) => offerPlace(pieces, { city: value }, true)],
    ["eventDataLogging", (value) => offerCoordinates(pieces, numberOf(at(value, "listingLat")), numberOf(at(value, "listingLng")), 0)],
    ...listReaders(later),
    [
      "houseRulesSections",
      (value) =>
        readRules(
          objectsIn(value).flatMap(({ items }) => objectsIn(items)),
          pieces,
          2,
        ),
    ],
    ["houseRules", (value, owner) => readRules([...objectsIn(value), ...hostsRules(owner.additionalHouseRules)], pieces, 1)],
    ["structuredDisplayPrice", (value) => readDisplayPrice(value, nightly)],
    ["seoFeatures", (value) => offerPlaceText(pieces, rentedIn(wordsOf(at(value, "title"))), true)],
    ["metaDescription", (value) => offerPrice(pieces, advertised(wordsOf(value), host), true)],
    ["canonicalUrl", (value) => void (pieces.url ??= textOf(value))],
    ["pdpLink", (value) => void (pieces.url ??= textOf(value))],
  ]);
}

/** What the place is, and how many it takes. */
function sizeReaders(pieces: Pieces): [string, Reader][] {
  const category = (text: Json, rank: number) => offerCategory(pieces, text, { rank });
  const capacity = (value: Json) => pieces.offer("capacity", sizeOf("capacity", numberOf(value)));
  return [
    ["propertyType", (value) => category(value, 3)],
    ["personCapacity", capacity],
    ["maxGuestCapacity", capacity],
    [
      "overview",
      (value) => {
        offerSizesInOrder(
          pieces,
          listOf(at(value, "items")).flatMap((item) => wordsOf(item) ?? []),
        );
        category(at(value, "title"), 2);
      },
    ],
    [
      "detailItems",
      (value) =>
        offerSizesInOrder(
          pieces,
          objectsIn(value).flatMap((item) => textOf(item.title) ?? []),
        ),
    ],
    [
      "descriptionItems",
      (value) => {
        for (const item of objectsIn(value)) offerSizes(pieces, textOf(item.title) ?? "");
        category(objectsIn(value)[0]?.title, 2);
      },
    ],
  ];
}

/** Amenities and pictures, the best of which are known at the end. */
function listReaders(later: Later): [string, Reader][] {
  const images = (addresses: Json[], rank: number) => void later.images.push({ addresses, rank });
  return [
    ["previewAmenitiesGroups", (value) => void later.preview.push(...available(value))],
    ["seeAllAmenitiesGroups", (value) => void later.all.push(...available(value))],
    [
      "heroMedia",
      (value) =>
        images(
          objectsIn(at(value, "edges")).map((edge) => at(edge, "node", "image", "uri") ?? at(edge, "node", "image", "baseUrl")),
          3,
        ),
    ],
    [
      "mediaItems",
      (value) =>
        images(
          objectsIn(value).map(({ baseUrl }) => baseUrl),
          2,
        ),
    ],
    [
      "previewImages",
      (value) =>
        images(
          objectsIn(value).map(({ baseUrl }) => baseUrl),
          1,
        ),
    ],
  ];
}

type Write = { title(text: Json, rank: number): void; description(text: Json, rank: number): void };

function readSection(kind: Json, section: Json, pieces: Pieces, { title, description }: Write): void {
  if (kind === "TITLE_DEFAULT") title(at(section, "title"), 4);
  if (String(kind).startsWith("LOCATION_")) readLocation(section, pieces);
  if (kind !== "PDP_DESCRIPTION_MODAL") return;
  const parts = objectsIn(at(section, "items")).map((item) => [textOf(item.title), wordsOf(item.html)].filter(Boolean).join("\n"));
  description(parts.join("\n\n"), 2);
}

function readSharing(value: Json, pieces: Pieces, title: (text: Json, rank: number) => void): void {
  const words = wordsOf(at(value, "title")) ?? wordsOf(at(value, "ugcTitle"));
  title(words, 1);
  if (words && TITLE_SUMMARY.test(words)) offerSizes(pieces, words);
  offerPlace(pieces, { city: at(value, "location") }, true);
}

function readLocation(value: Json, pieces: Pieces): void {
  if (!isObject(value)) return;
  offerCoordinates(pieces, numberOf(value.lat ?? value.latitude), numberOf(value.lng ?? value.longitude));
  offerPlaceText(pieces, value.subtitle);
}

function readRules(items: JsonObject[], pieces: Pieces, rank: number): void {
  const lines = items.flatMap((item) => ruleOf(item) ?? []);
  for (const line of lines) {
    const time = readStayTime(line);
    if (time) pieces.offer(time.field, time.time);
  }
  const rules = [...new Set(lines.filter((line) => readStayTime(line) === null))];
  const isSaidAbove = (rule: string) => rules.some((other) => other !== rule && rule.endsWith(`: ${other}`));
  pieces.offer("houseRules", rules.filter((rule) => !isSaidAbove(rule)).slice(0, 30), { rank });
}

const hostsRules = (value: Json): JsonObject[] => (cleanProse(wordsOf(value), 2000) ?? "").split("\n").map((title) => ({ title }));

const ONLY_A_HEADING = /^(additional rules|before you leave)$/i;

/** "Quiet hours: 11:00 PM – 7:00 AM" */
function ruleOf({ title, subtitle, html }: JsonObject): string | null {
  const name = cleanLine(wordsOf(title), 200);
  const more = cleanLine(wordsOf(subtitle) ?? wordsOf(html), 200);
  if (name === null || ONLY_A_HEADING.test(name)) return more;
  return more ? cleanLine(`${name}: ${more}`, 200) : name;
}

/** The line that is shown is often the total of a stay; the explanation below it says what a night is. */
function readDisplayPrice(value: Json, nightly: (text: Json) => void): void {
  const line = at(value, "primaryLine");
  for (const name of ["price", "discountedPrice", "originalPrice"])
    nightly([textOf(at(line, name)), textOf(at(line, "qualifier"))].filter(Boolean).join(" "));
  visitEntries(at(value, "explanationData"), (key, text) => {
    if (key === "description") nightly(text);
    return undefined;
  });
  nightly(at(line, "accessibilityLabel"));
}

/** "Fern Hollow - Cabins for Rent in Arcata, California, United States - Airbnb" */
function rentedIn(title: string | null): string | null {
  const [place, brand] = title?.split(" for Rent in ").at(-1)?.split(" - ") ?? [];
  return title?.includes(" for Rent in ") && brand === "Airbnb" ? (place ?? null) : null;
}

/** "16 Feb 2022 - Entire home/flat for £32." */
function advertised(text: string | null, host: string | null) {
  const words = / for (\S{2,20})\. /.exec((text ?? "").slice(0, 200))?.[1];
  return words ? readAmount(words, host) : null;
}
