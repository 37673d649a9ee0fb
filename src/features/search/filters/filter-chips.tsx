import { X } from "lucide-react";
import { href, Link } from "react-router";
import { shortDate, shortMonthDay } from "../../../platform/day-words.ts";
import { PRICE_LIMIT } from "../query/search.rules.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { writeAddress } from "../query/search-address.ts";

type Chip = { label: string; without: SearchQuery };

const stayWords = (checkIn: string, checkOut: string) =>
  `${(checkIn.slice(0, 4) === checkOut.slice(0, 4) ? shortMonthDay : shortDate)(checkIn)} to ${shortDate(checkOut)}`;

/** Every filter that narrows the results, each removable, including filters restored from the last visit. */
export function FilterChips({ query, name }: { query: SearchQuery; name: string | null }) {
  const chips = chipsOf(query);
  if (chips.length === 0) return null;
  const to = (left: SearchQuery) => `${href("/search")}?${writeAddress({ ...left, name: left.host ? (name ?? undefined) : undefined })}`;
  const cleared = {
    ...query,
    minPrice: undefined,
    maxPrice: undefined,
    categories: [],
    amenities: [],
    box: undefined,
    guests: undefined,
    checkIn: undefined,
    checkOut: undefined,
  };
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={to(without)}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong pointer-coarse:min-h-11 bg-paper pr-2 pl-3 text-sm text-ink no-underline hover:border-ink"
          >
            <span className="sr-only">Remove: </span>
            {label}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={to(cleared)} preventScrollReset className="link inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11">
          Clear all
        </Link>
      </li>
    </ul>
  );
}

/** How many side filters are active. */
export const countFilters = ({ minPrice, maxPrice, categories, amenities }: SearchQuery): number =>
  (writeAddress({ minPrice, maxPrice }).size > 0 ? 1 : 0) + categories.length + amenities.length;

function chipsOf(query: SearchQuery): Chip[] {
  const chips: Chip[] = [];
  const { checkIn, checkOut, guests, minPrice, maxPrice, box } = query;
  if (checkIn && checkOut)
    chips.push({ label: stayWords(checkIn, checkOut), without: { ...query, checkIn: undefined, checkOut: undefined } });
  if (guests) chips.push({ label: guests === 1 ? "1 guest" : `${guests} guests`, without: { ...query, guests: undefined } });
  const high = maxPrice !== undefined && maxPrice < PRICE_LIMIT ? maxPrice : undefined;
  if (minPrice || high !== undefined)
    chips.push({
      label: `$${minPrice ?? 0} to ${high === undefined ? `$${PRICE_LIMIT}+` : `$${high}`}`,
      without: { ...query, minPrice: undefined, maxPrice: undefined },
    });
  for (const category of query.categories)
    chips.push({ label: category, without: { ...query, categories: query.categories.filter((other) => other !== category) } });
  for (const amenity of query.amenities)
    chips.push({ label: amenity, without: { ...query, amenities: query.amenities.filter((other) => other !== amenity) } });
  if (box) chips.push({ label: "Map area", without: { ...query, box: undefined } });
  return chips;
}
