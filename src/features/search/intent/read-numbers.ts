import { countOf } from "../../../platform/words/counts.ts";
import type { Phrase } from "./intent.ts";

/** A baby is one. */
const ONE = new Set(["a", "an"]);
const SPELLED = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

type Numbered = { pattern: RegExp; most: number; read(amount: number): Phrase };

const atLeast = (amount: number, one: string) => `${amount}+ ${amount === 1 ? one : `${one}s`}`;
const guestsPhrase = (guests: number): Phrase => ({ label: guests === 1 ? "1 guest" : `${guests} guests`, meaning: { guests } });

const NUMBERED: Numbered[] = [
  {
    pattern: /^([a-z0-9]{1,6}) (?:bedrooms?|bed rooms?|br|bdr|rooms?)$/,
    most: 50,
    read: (bedrooms) => ({ label: atLeast(bedrooms, "bedroom"), meaning: { bedrooms } }),
  },
  { pattern: /^([a-z0-9]{1,6}) beds?$/, most: 50, read: (beds) => ({ label: atLeast(beds, "bed"), meaning: { beds } }) },
  {
    pattern: /^([a-z0-9]{1,6}) (?:baths?|bathrooms?)$/,
    most: 50,
    read: (baths) => ({ label: atLeast(baths, "bath"), meaning: { baths } }),
  },
  {
    pattern: /^([a-z0-9]{1,6}) cabins?$/,
    most: 50,
    read: (cabins) => ({ label: atLeast(cabins, "cabin"), meaning: { type: "boat", cabins } }),
  },
  {
    pattern: /^(?:for |sleeps |(?:a )?(?:family|group|party) of )?([a-z0-9]{1,6}) (?:people|guests?|persons?|travell?ers)$/,
    most: 100,
    read: guestsPhrase,
  },
  { pattern: /^(?:for )?(?:a |our )?(?:family|group|party) of ([a-z0-9]{1,6})$/, most: 100, read: guestsPhrase },
  {
    pattern: /^(?:for )?([a-z0-9]{1,6}) (?:adults?|grown ?ups?)$/,
    most: 100,
    read: (adults) => ({ label: countOf(adults, "adult"), meaning: { adults } }),
  },
  {
    pattern: /^(?:with |for )?([a-z0-9]{1,6}) (?:children|child|kids?|teens?|teenagers?)$/,
    most: 50,
    read: (children) => ({ label: countOf(children, "child", "children"), meaning: { children } }),
  },
  {
    pattern: /^(?:with |for )?([a-z0-9]{1,6}) (?:infants?|bab(?:y|ies)|toddlers?)$/,
    most: 20,
    read: (infants) => ({ label: countOf(infants, "infant"), meaning: { infants } }),
  },
  { pattern: /^(?:for|sleeps) ([a-z0-9]{1,6})$/, most: 100, read: guestsPhrase },
  {
    pattern: /^(?:under|below|less than|up to|max|maximum) ([a-z0-9]{1,6})(?: dollars| usd)?(?: a night| per night)?$/,
    most: 99_999,
    read: (maxPrice) => ({ label: `Up to $${maxPrice}`, meaning: { maxPrice } }),
  },
  {
    pattern: /^(?:over|above|more than|from) ([a-z0-9]{1,6})(?: dollars| usd| a night| per night)$/,
    most: 99_999,
    read: (minPrice) => ({ label: `From $${minPrice}`, meaning: { minPrice } }),
  },
];

/** "2 bedrooms", "for six people", "under $300": what folded words with a number mean, or null. */
export function readNumbered(words: string): Phrase | null {
  for (const { pattern, most, read } of NUMBERED) {
    const text = pattern.exec(words)?.[1];
    const amount =
      text === undefined
        ? 0
        : ONE.has(text)
          ? Number(/infant|baby|toddler|child|kid/.test(words))
          : SPELLED.includes(text)
            ? SPELLED.indexOf(text)
            : /^\d+$/.test(text)
              ? Number(text)
              : 0;
    if (amount >= 1 && amount <= most) return read(amount);
  }
  return null;
}
