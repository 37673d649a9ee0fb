import { LONGEST_DESCRIPTION, MOST_IMAGES } from "../imported-listing.ts";
import { offerCategory } from "./categories.server.ts";
import { cleanLine, cleanProse } from "./clean-text.server.ts";
import { cleanImages } from "./images.server.ts";
import { numberOf } from "./json-values.server.ts";
import { Pieces } from "./pieces.server.ts";
import { offerCoordinates, offerPlace, offerPlaceText } from "./places.server.ts";
import { offerPrice, readAmount, readNightlyAmount } from "./prices.server.ts";
import type { ScannedPage } from "./scan-page.server.ts";
import { offerSizes } from "./sizes.server.ts";

// bounded: a title of at most 300 characters
const BRAND = /\s[-–|·]\s(airbnb|vrbo|booking\.com|getmyboat|homeaway|abritel|fewo-direkt|stayz|bookabach)\b.{0,40}$/i;
// bounded: a title of at most 300 characters
const FOR_RENT = /\s-\s([^-]{1,60}) for rent in (.{1,100})$/i;
const STARS = /^[★☆\s]{1,10}/;
// bounded: a title of at most 300 characters
const UPDATED = /\s\((updated prices|aktualisierte preise|prix \d{4})[^)]{0,40}\)$/i;
const SUMMARY = / · .{0,80}\d/;

/** What OpenGraph, other meta tags and the page's title say. */
export function readMetas(page: ScannedPage, host: string | null): Pieces {
  const pieces = new Pieces("meta");
  const meta = (...names: string[]) => names.map((name) => page.metas.get(name)).find((value) => value) ?? null;
  const title = cleanLine(meta("og:title", "twitter:title"), 300);
  const description = meta("og:description", "twitter:description", "description");
  if (title && SUMMARY.test(title)) {
    // Airbnb since 2023: the title sums the place up, and the description is the name.
    offerSizes(pieces, title);
    offerCategory(pieces, title.split(" · ")[0]);
    pieces.offer("title", cleanLine(description, 100));
    offerPlace(pieces, { city: townInSummary(title.split(" · ")) }, true);
  } else {
    readTitle(title, pieces);
    pieces.offer("description", cleanProse(description, LONGEST_DESCRIPTION), { isGuess: true });
  }
  readTitle(cleanLine(page.title, 300), pieces);
  pieces.offer("images", cleanImages(page.metaImages, MOST_IMAGES));
  offerCoordinates(pieces, ...point(meta));
  offerPlace(pieces, {
    address: meta("og:street-address", "place:street_address"),
    city: meta("og:locality", "airbedandbreakfast:locality"),
    state: meta("og:region", "airbedandbreakfast:region"),
    zipCode: meta("og:postal-code"),
    country: meta("og:country-name", "airbedandbreakfast:country"),
  });
  readPrice(meta, description, pieces, host);
  return pieces;
}

/** "Cottage in San Diego · ★4.9 · 1 bedroom", or in other languages "Apartamento · Santos · ★5,0 · 3 quartos". */
function townInSummary([kind = "", next = ""]: string[]): string | undefined {
  const said = / (?:in|em|en|à|a) (.{1,60})$/.exec(kind)?.[1];
  return said ?? (/^\p{L}[^\d★]{1,60}$/u.test(next) ? next : undefined);
}

/** "Lake Cabin - Cabins for Rent in Tahoe City, California, United States - Airbnb" */
function readTitle(title: string | null, pieces: Pieces): void {
  if (!title) return;
  const bare = title.replace(BRAND, "").replace(UPDATED, "").replace(STARS, "");
  const rent = FOR_RENT.exec(bare);
  if (rent) {
    offerCategory(pieces, singular(rent[1] ?? ""), { isGuess: true });
    offerPlaceText(pieces, rent[2], true);
  }
  pieces.offer("title", cleanLine(rent ? bare.slice(0, rent.index) : bare, 100), { isGuess: true });
}

const singular = (words: string) => words.replaceAll(/s\b/g, "");

function point(meta: (...names: string[]) => string | null): [number | null, number | null] {
  const both = meta("icbm", "geo.position")?.split(/[,;]/);
  const latitude = meta("place:location:latitude", "og:latitude", "airbedandbreakfast:location:latitude") ?? both?.[0];
  const longitude = meta("place:location:longitude", "og:longitude", "airbedandbreakfast:location:longitude") ?? both?.[1];
  return [numberOf(latitude?.trim()), numberOf(longitude?.trim())];
}

function readPrice(meta: (...names: string[]) => string | null, description: string | null, pieces: Pieces, host: string | null): void {
  const amount = meta("og:price:amount", "product:price:amount");
  const currency = meta("og:price:currency", "product:price:currency");
  if (amount && currency) offerPrice(pieces, readAmount(`${currency} ${amount}`, host), true);
  const short = (description ?? "").slice(0, 300);
  for (const part of short.split(/ - | · |\. /)) offerPrice(pieces, readNightlyAmount(part, host), true);
}
