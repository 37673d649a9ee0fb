import { Notice } from "../../../ui/notice.tsx";

const WORDS: Record<string, string> = {
  q: "the text",
  type: "the kind of place",
  host: "the host",
  checkIn: "the dates",
  checkOut: "the dates",
  guests: "the number of guests",
  minPrice: "the price",
  maxPrice: "the price",
  categories: "the type",
  amenities: "the amenities",
  box: "the part of the map",
  sort: "the order",
  after: "the page",
  before: "the page",
};

/** Names what an address asked for and the search could not use. */
export function UnusedFilters({ keys }: { keys: string[] }) {
  const words = new Set(keys.map((key) => WORDS[key] ?? "something"));
  if (words.size === 0) return null;
  return <Notice>We left out what we could not use: {[...words].join(", ")}.</Notice>;
}
