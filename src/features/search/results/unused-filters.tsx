import { Notice } from "../../../ui/notice.tsx";

const DATES = "We couldn't use those dates, so we're showing all dates.";
const PRICE = "We couldn't use that price range, so we're showing all prices.";
const PAGE = "That page doesn't exist anymore, so we're showing the first one.";

const SENTENCES: Record<string, string> = {
  q: "We couldn't use that search text, so we're showing all places.",
  type: "We couldn't use that listing type, so we're showing homes and boats.",
  host: "We couldn't find that host, so we're showing all hosts.",
  checkIn: DATES,
  checkOut: DATES,
  guests: "We couldn't use that number of guests, so we're showing places of any size.",
  flex: DATES,
  month: DATES,
  length: DATES,
  children: "We couldn't use that number of children, so we left it out.",
  infants: "We couldn't use that number of infants, so we left it out.",
  pets: "We couldn't use that number of pets, so we're showing all places.",
  minPrice: PRICE,
  maxPrice: PRICE,
  categories: "We couldn't use that property type, so we're showing all types.",
  amenities: "We couldn't use those amenities, so we're showing places with any amenities.",
  box: "We couldn't use that map area, so we're showing all areas.",
  sort: "We couldn't use that sort order, so we're showing recommended places first.",
  prices: "We couldn't use that choice of prices, so we're showing totals.",
  page: PAGE,
  after: PAGE,
  before: PAGE,
};

/** Says which parts of the address the search could not use. */
export function UnusedFilters({ keys }: { keys: string[] }) {
  const sentences = new Set(keys.map((key) => SENTENCES[key] ?? "We couldn't use part of that link, so we left it out."));
  if (sentences.size === 0) return null;
  return <Notice>{[...sentences].join(" ")}</Notice>;
}
