import type { Pieces } from "./pieces.server.ts";

type Size = "capacity" | "bedrooms" | "beds" | "bathrooms" | "cabins";

const WORDS: Record<Size, string> = {
  capacity:
    "guest guests people person persons passenger passengers gast gäste personen voyageur voyageurs personne personnes huésped huéspedes persona personas ospite ospiti persone hóspede hóspedes gasten traveler travelers",
  bedrooms:
    "bedroom bedrooms br bdr schlafzimmer chambre chambres dormitorio dormitorios habitación habitaciones camere camera quarto quartos slaapkamer slaapkamers",
  beds: "bed beds bett betten lit lits cama camas letto letti bedden",
  bathrooms:
    "bath baths bathroom bathrooms ba badezimmer bad bäder baño baños bagno bagni banheiro banheiros badkamer badkamers salle salles head heads",
  cabins: "cabin cabins kabine kabinen cabine cabines camarote camarotes",
};
const SIZE_OF = new Map(
  Object.entries(WORDS).flatMap(([size, words]) => words.split(" ").map((word): [string, Size] => [word, size as Size])),
);
const MOST: Record<Size, number> = { capacity: 100, bedrooms: 100, beds: 200, bathrooms: 100, cabins: 100 };

const COUNTED = /(?<![\d.,$€£])(\d{1,3}(?:[.,]5)?)\+?[\s-]?(\p{L}{1,20})(?:[\s-](\p{L}{1,20}))?/gu;
const SLEEPS = /\b(?:sleeps|up to|max(?:imum)?(?: of)?|bis zu|jusqu'à|hasta|fino a)[\s:]{1,3}(\d{1,3})\b/iu;
const HALF_BATH =
  /^(half[- ]bath|bagno di servizio|mezzo bagno|(gäste|halbes)[- ]?(wc|bad)\b|demi[- ]salle|medio baño|aseo\b|meio banheiro|lavabo\b|halve badkamer)/i;
/** "2 banheiros e meio": what follows the word for baths. */
const AND_A_HALF = /^\d[\d.,]{0,3}\s[\p{L}\s]{2,30}\s(?:e meio|y medio|et demie?|e mezzo|en een halve)\b/iu;

/** A number that a listing may have, or null. */
export function sizeOf(size: Size, value: number | null): number | null {
  if (value === null || value < (size === "capacity" ? 1 : 0) || value > MOST[size]) return null;
  return size === "bathrooms" ? Math.round(value * 2) / 2 : Math.floor(value);
}

/** Takes "4 guests · 2 bedrooms · 1.5 shared baths" apart. */
export function offerSizes(pieces: Pieces, text: string, isGuess = false): void {
  const short = text.slice(0, 300);
  for (const [, digits = "", first = "", second = ""] of short.matchAll(COUNTED)) {
    const size = SIZE_OF.get(first.toLowerCase()) ?? SIZE_OF.get(second.toLowerCase());
    // "1 king bed" is one of a room's beds, not all of the place's.
    const isPart = size === "beds" && SIZE_OF.get(first.toLowerCase()) === undefined;
    const half = size === "bathrooms" && AND_A_HALF.test(short.slice(short.indexOf(`${digits} ${first}`))) ? 0.5 : 0;
    if (size && !isPart) pieces.offer(size, sizeOf(size, Number(digits.replace(",", ".")) + half), { isGuess });
  }
  const sleeps = SLEEPS.exec(short)?.[1];
  if (sleeps) pieces.offer("capacity", sizeOf("capacity", Number(sleeps)), { isGuess });
  if (HALF_BATH.test(short.trim())) pieces.offer("bathrooms", 0.5, { isGuess });
}

/** The four sizes that a platform lists in this order, in a language that we can't read. */
export function offerSizesInOrder(pieces: Pieces, texts: string[]): void {
  for (const text of texts) offerSizes(pieces, text);
  if (texts.some((text) => /^studio\b/i.test(text.trim()))) pieces.offer("bedrooms", 0);
  const numbers = texts.map((text) => /^\D{0,20}(\d{1,3}(?:[.,]5)?)/.exec(text.slice(0, 60))?.[1]);
  if (numbers.length !== 4) return;
  for (const [index, size] of (["capacity", "bedrooms", "beds", "bathrooms"] as const).entries()) {
    const number = numbers[index];
    if (number !== undefined) pieces.offer(size, sizeOf(size, Number(number.replace(",", "."))), { isGuess: true });
  }
}
