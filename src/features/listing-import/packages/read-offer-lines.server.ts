import { readCrew } from "../reading/boats.server.ts";
import { cleanLine } from "../reading/clean-text.server.ts";
import { readAmount } from "../reading/prices.server.ts";
import type { Line } from "../reading/scan-page.server.ts";
import type { PackageOffer } from "./imported-package.ts";
import { readLength } from "./read-length.server.ts";

const LONGEST_LINE = 80;
const MOST_OFFERS = 20;
/** Amounts that are no price of a trip, and lengths that aren't those of one. */
const NO_PRICE =
  /minimum|cancel|notice|refund|deposit|tips?\b|gratuity|overtime|additional|extra|cleaning|fuel|response|ago\b|per hour|\/\s?h|an hour|engine|total|before|within|save|off\b/i;
const PER_PERSON = /per (person|seat|guest|head)|\/\s?(person|pax)|a (seat|head)|each\b|\bpp\b/i;
const FROM = /\b(from|starting at|ab|desde|à partir de|a partire da)\b/i;
const IS_PRICE_ALONE = /^(from |starting at )?[^\p{L}]{0,4}[\p{L}]{0,3}[^\p{L}]{1,16}[\p{L}]{0,3}( \p{L}+){0,3}$/iu;

/** Lengths with prices in the visible lines of a page: "4 hours · $450", or one under the other. */
export function offersInLines(lines: Line[], host: string | null): PackageOffer[] {
  const offers: PackageOffer[] = [];
  for (const [index, { text }] of lines.entries()) {
    if (offers.length >= MOST_OFFERS) break;
    if (text.length > LONGEST_LINE || NO_PRICE.test(text)) continue;
    const found = readLength(text);
    if (!found) continue;
    const next = lines[index + 1]?.text ?? "";
    const own = readAmount(text, host);
    const below = own === null && next.length <= 30 && !NO_PRICE.test(next) && IS_PRICE_ALONE.test(next) ? readAmount(next, host) : null;
    const price = own ?? below;
    if (!price) continue;
    const words = own ? text : `${text} ${next}`;
    offers.push({
      name: nameIn(text),
      length: found.length,
      isUsualLength: found.isUsual,
      price,
      isFrom: FROM.test(words),
      crew: crewIn(words),
      isPerPerson: PER_PERSON.test(words),
      guests: null,
      starts: [],
    });
  }
  return offers;
}

/** The words before the first number, sign or mark: "Sunset cruise: 2 hours, $60" is a sunset cruise. */
const nameIn = (text: string): string | null => {
  const name = cleanLine(/^[\p{L}' -]{3,60}/u.exec(text)?.[0].replace(/\b(from|starting at|for|only)\s*$/i, ""), 60);
  return name !== null && /\p{L}{3}/u.test(name) ? name : null;
};

function crewIn(text: string): PackageOffer["crew"] {
  const words = /captained or bareboat|bareboat|without captain|no captain|with (?:a )?captain|captained|captain included|skippered/i.exec(
    text,
  )?.[0];
  return words === undefined ? null : readCrew(words.replace(/ a /, " "));
}
