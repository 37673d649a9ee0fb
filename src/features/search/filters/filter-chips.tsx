import { X } from "../../../ui/icons/index.ts";
import type { MouseEvent } from "react";
import { href, Link } from "react-router";
import { useFormats } from "../../../ui/time/use-formats.ts";
import type { Reading } from "../intent/intent.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { sideFilters, withoutSideFilters, writeAddress } from "../query/search-address.ts";
import { ANY_TIME, chipsOf, MAP_AREA, NOBODY } from "./chips.ts";

/** Every filter that narrows the results, each removable, including what was read from the text and what was restored from the last visit. */
export function FilterChips({ query, readings, name }: { query: SearchQuery; readings: readonly Reading[]; name: string | null }) {
  const chips = chipsOf(query, readings, useFormats()).filter(({ label }) => label !== MAP_AREA);
  if (chips.length === 0) return null;
  const to = (left: SearchQuery) => `${href("/search")}?${writeAddress({ ...left, name: left.host ? (name ?? undefined) : undefined })}`;
  const cleared = {
    ...withoutSideFilters(query),
    q: readings.length > 0 ? "" : query.q,
    ...ANY_TIME,
    ...NOBODY,
    pets: undefined,
    box: undefined,
  };
  /** Before the pressed one goes: to the one after it or, where none is left, to the page. */
  const passFocusOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const next = chips.length > 1 && currentTarget.parentElement?.nextElementSibling?.querySelector("a");
    (next || document.getElementById("content"))?.focus({ preventScroll: true });
  };
  return (
    <ul
      aria-label="Active filters"
      className={`flex flex-wrap gap-2 ${chips.every(({ isInPill }) => isInPill) ? "max-lg:hidden without-script:flex" : ""}`}
    >
      {chips.map(({ label, without, isInPill }) => (
        <li key={label} className={isInPill ? "max-lg:hidden without-script:block" : ""}>
          <Link
            to={to(without)}
            preventScrollReset
            onClick={passFocusOn}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-mid pointer-coarse:min-h-11 bg-paper pr-2 pl-3 text-sm text-ink no-underline hover:border-ink"
          >
            <span className="sr-only">Remove: </span>
            {label}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={to(cleared)}
          preventScrollReset
          onClick={passFocusOn}
          className="link inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

/** How many side filters are active. */
export const countFilters = (query: SearchQuery): number => {
  const { minPrice, maxPrice, ...rest } = sideFilters(query);
  const others = Object.values(rest).reduce<number>((count, value) => count + (Array.isArray(value) ? value.length : value ? 1 : 0), 0);
  return (writeAddress({ minPrice, maxPrice }).size > 0 ? 1 : 0) + others;
};
