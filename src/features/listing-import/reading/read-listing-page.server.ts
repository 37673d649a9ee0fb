import { type ImportedListing, type ImportedValues, MOST_IMAGES, type PageProblem, type PageReading } from "../imported-listing.ts";
import { offersInLines } from "../packages/read-offer-lines.server.ts";
import type { Platform } from "../platforms/platform-domains.ts";
import { type ListingAddress, platformOfAddress, readListingAddress } from "../platforms/platforms.rules.ts";
import { completeFields } from "./complete-listing.server.ts";
import type { PageBytes } from "./decode-page.server.ts";
import { cleanImages } from "./images.server.ts";
import { parseStates } from "./parse-state.server.ts";
import { Pieces } from "./pieces.server.ts";
import { offerCoordinates } from "./places.server.ts";
import { readAirbnbState } from "./read-airbnb-state.server.ts";
import { readBookingState } from "./read-booking-state.server.ts";
import { readJsonLd } from "./read-json-ld.server.ts";
import { readLines } from "./read-lines.server.ts";
import { readListingObject } from "./read-listing-object.server.ts";
import { readMetas } from "./read-metas.server.ts";
import { readVrboState } from "./read-vrbo-state.server.ts";
import { isBotWall, ownAddresses, problemOfBytes, saysNoListing } from "./recognize-page.server.ts";
import { scanPage, type ScannedPage } from "./scan-page.server.ts";

/**
 * Reads a listing from a page as a platform served it or a browser saved it, without fetching anything. Each field comes from
 * the best source that has it. Refuses what is no listing, and says what it is instead.
 */
export async function readListingPage(page: PageBytes, { address }: { address?: ListingAddress } = {}): Promise<PageReading> {
  const scanned = await scanPage(page);
  const problem = problemOfBytes(scanned);
  if (problem) return { ok: false, problem };
  if (saysNoListing(scanned)) return { ok: false, problem: isBotWall(scanned) ? "bot-wall" : "not-a-listing" };

  const own = address ?? listingAmong(ownAddresses(scanned));
  const host = hostOf(own?.url ?? ownAddresses(scanned)[0] ?? null);
  const state = readStates(scanned, host, own);
  const better = [state, readJsonLd(scanned.jsonLd, host), readMetas(scanned, host)];
  const sources = [...better, readText(scanned, host, better)];
  const named = own ?? listingAmong(sources.flatMap(({ url }) => url ?? []));
  const platform = named?.platform ?? platformOf(scanned) ?? "other";
  const fields = completeFields(sources, platform);
  const isNamed = named !== null || sources.some(({ listingIds }) => listingIds > 0);
  if (named === null && (isSearch(sources) || (platform !== "other" && !isNamed && scanned.listingLinks.size > MOST_LINKS)))
    return { ok: false, problem: isBotWall(scanned) ? "bot-wall" : "not-a-listing" };
  if (!hasContent(fields)) return { ok: false, problem: problemOf(scanned, sources) };
  const isDefaultPrice = fields.nightlyPriceCents.source === "default";
  const foreignPrice = isDefaultPrice ? (sources.find((source) => source.foreignPrice)?.foreignPrice ?? null) : null;
  return { ok: true, listing: { platform, listingId: named?.listingId ?? null, url: named?.url ?? null, foreignPrice, fields } };
}

const isSearch = (sources: Pieces[]): boolean => sources.some((source) => source.isSearch);

/** A name alone is what a page has before its scripts have run. */
const hasContent = ({ title, description, images, capacity, bedrooms, beds, city }: ImportedListing["fields"]): boolean =>
  title.value !== null && [description, images, capacity, bedrooms, beds, city].some((field) => field.state === "found");

/** A listing's page links to itself, perhaps by two addresses; searches and overviews to many. */
const MOST_LINKS = 2;

/** Why there is no listing in it, so that its host does something else the next time. */
function problemOf(page: ScannedPage, sources: Pieces[]): PageProblem {
  if (isBotWall(page)) return "bot-wall";
  if (isSearch(sources) || page.listingLinks.size > MOST_LINKS) return "not-a-listing";
  return page.isComplete ? "saved-complete" : "empty";
}

function listingAmong(addresses: string[]): ListingAddress | null {
  const found = addresses.map(readListingAddress).find(({ ok }) => ok);
  return found?.ok ? found.address : null;
}

const hostOf = (url: string | null): string | null => (url && URL.canParse(url) ? new URL(url).hostname : null);

type ReadState = (state: unknown, pieces: Pieces, host: string | null, own: ListingAddress | null) => void;

/** What tells a platform's state from others. */
const STATES: { platform: Platform; marks: string[]; read: ReadState }[] = [
  {
    platform: "airbnb",
    marks: ["niobe", "pdpPresentation", "stayProductDetailPage", "staysSearch", "exploreV3", "explore_tabs", "exploreTabs", '"dora"'],
    read: readAirbnbState,
  },
  { platform: "vrbo", marks: ["ropertyInfo"], read: readVrboState },
  {
    platform: "booking",
    marks: ["BasicPropertyData"],
    read: (state, pieces, _, own) => readBookingState(state, pieces, own?.listingId ?? null),
  },
];

function readerOf(script: string, platform: Platform | null): ReadState {
  const possible = platform ? STATES.filter((state) => state.platform === platform) : STATES;
  return possible.find(({ marks }) => marks.some((mark) => script.includes(mark)))?.read ?? readListingObject;
}

/** The states one after the other, each let go before the next, so that a large page needs little memory. */
function readStates({ states }: ScannedPage, host: string | null, own: ListingAddress | null): Pieces {
  const pieces = new Pieces("page-state");
  for (const isMain of [true, false]) {
    if (!isMain && isEnough(pieces)) break;
    for (const { text } of states.filter((script) => script.isMain === isMain)) {
      let read: ReadState | null = null;
      for (const state of parseStates(text)) (read ??= readerOf(text, own?.platform ?? null))(state, pieces, host, own);
    }
  }
  return pieces;
}

const isEnough = ({ values }: Pieces): boolean =>
  values.title !== undefined && values.description !== undefined && values.images !== undefined;

const PHOTO_PLACES = [
  "muscache.com/",
  "bstatic.com/xdata/images/hotel/",
  "bstatic.com/images/hotel/",
  "trvl-media.com/lodging/",
  "media.vrbo.com/lodging/",
  "homeaway.com/odis/",
  "imgix.net/",
  "img.getmyboat.com/",
];

/** What the visible text says that no better source does. */
function readText({ lines, images, latLng }: ScannedPage, host: string | null, better: Pieces[]): Pieces {
  const pieces = new Pieces("text");
  const isWanted = (name: keyof ImportedValues) => better.every(({ values }) => values[name] === undefined);
  readLines(lines, pieces, { host, isGuess: true, isWanted });
  if (better.every(({ packages }) => packages.length === 0)) pieces.packages = offersInLines(lines, host);
  if (better.every(({ values }) => (values.images?.value.length ?? 0) < 2)) {
    const photos = images.filter((image) => PHOTO_PLACES.some((place) => image.includes(place)));
    pieces.offer("images", cleanImages(photos, MOST_IMAGES), { isGuess: true });
  }
  const [latitude, longitude] = (latLng ?? "").split(",").map(Number);
  if (latitude && longitude) offerCoordinates(pieces, latitude, longitude);
  return pieces;
}

const SITE_NAMES: [RegExp, Platform][] = [
  [/airbnb/i, "airbnb"],
  [/vrbo|homeaway|abritel|fewo|stayz|bookabach/i, "vrbo"],
  [/booking\.com/i, "booking"],
  [/get ?my ?boat/i, "getmyboat"],
];

function platformOf(page: ScannedPage): Platform | null {
  const named = page.metas.get("og:site_name") ?? page.metas.get("application-name") ?? "";
  return (
    ownAddresses(page)
      .map(platformOfAddress)
      .find((platform) => platform !== null) ??
    SITE_NAMES.find(([name]) => name.test(named))?.[1] ??
    null
  );
}
