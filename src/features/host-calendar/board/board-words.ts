import { countOf, type DaysChanged, daysOf } from "../../availability/index.ts";
import type { BoardChoice } from "./board.rules.ts";

const THOUSAND = 1_000;
const TEN_THOUSAND = 10_000;

/** "$250", "$1.3k", "$12k": as much as a narrow cell holds. */
export function shortPrice(cents: number): string {
  const dollars = Math.round(cents / 100);
  if (dollars < THOUSAND) return `$${dollars}`;
  return dollars < TEN_THOUSAND ? `$${Math.round(dollars / 100) / 10}k` : `$${Math.round(dollars / THOUSAND)}k`;
}

/** "AG" of Ada Guest. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "").join("");
}

/** "12 nights at 3 listings", or "4 nights at Harbor Light". */
export function boardChoiceInWords(choice: BoardChoice, titles: ReadonlyMap<string, string>): string {
  const { listingIds } = choice;
  const nights = countOf(daysOf(choice).length * listingIds.length, "night");
  const [only = ""] = listingIds;
  return `${nights} at ${listingIds.length === 1 ? (titles.get(only) ?? "1 listing") : countOf(listingIds.length, "listing")}`;
}

/** "12 nights at 3 listings" */
export const changedInWords = ({ nights, listings }: DaysChanged): string =>
  `${countOf(nights, "night")} at ${countOf(listings, "listing")}`;
