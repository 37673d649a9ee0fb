import { CalendarDays, FilterX, MapPin, SearchX } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { milesInWords } from "../../../platform/words/length-words.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { writeAddress } from "../query/search-address.ts";
import type { Instead, OtherSearch } from "./instead.ts";

type Props = { instead: Instead | null; name: string | null; children?: ReactNode };

/** Nothing was found: what to drop, when and where else to look, with what each of these finds. */
export function NothingFound({ instead, name, children }: Props) {
  const formats = useFormats();
  const to = ({ query }: OtherSearch) =>
    `${href("/search")}?${writeAddress({ ...query, name: query.host ? (name ?? undefined) : undefined })}`;
  return (
    <div className="card grid justify-items-start gap-2 p-6 sm:p-8">
      <SearchX aria-hidden className="mb-1 size-9 stroke-[1.5] text-muted" />
      <h2 className="text-xl">No properties found matching your search criteria</h2>
      <p className="mb-3 text-muted">Try adjusting your search terms or filters</p>
      {instead && (
        <div className="mb-4 grid w-full gap-5">
          <OtherSearches
            title="Remove a filter to see more"
            icon={<FilterX aria-hidden className="size-4.5 text-sea" />}
            searches={instead.without}
            to={to}
          >
            {({ label }) => label}
          </OtherSearches>
          <OtherSearches
            title="Available near your dates"
            icon={<CalendarDays aria-hidden className="size-4.5 text-sea" />}
            searches={instead.dates}
            to={to}
          >
            {({ label }) => label}
          </OtherSearches>
          <OtherSearches
            title="Neighboring countries"
            icon={<MapPin aria-hidden className="size-4.5 text-sea" />}
            searches={instead.neighbors}
            to={to}
          >
            {({ label }) => label}
          </OtherSearches>
          <OtherSearches
            title="Places nearby"
            icon={<MapPin aria-hidden className="size-4.5 text-sea" />}
            searches={instead.nearby}
            to={to}
          >
            {({ label, miles }) => (miles < 2 ? label : `${label} · ${milesInWords(miles, formats)} away`)}
          </OtherSearches>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {children}
        <LinkButton to={href("/search")} look="quiet">
          Clear all filters
        </LinkButton>
      </div>
    </div>
  );
}

type ListProps<T extends OtherSearch> = {
  title: string;
  icon: ReactNode;
  searches: T[];
  to(search: OtherSearch): string;
  children(search: T): string;
};

function OtherSearches<T extends OtherSearch>({ title, icon, searches, to, children }: ListProps<T>) {
  if (searches.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="flex items-center gap-2 font-sans text-base font-semibold">
        {icon}
        {title}
      </h3>
      <ul className="grid">
        {searches.map((search) => (
          <li key={search.label}>
            <Link
              to={to(search)}
              className="-mx-2 flex min-h-11 items-center justify-between gap-4 rounded-md px-2 no-underline hover:bg-sea-wash"
            >
              <span className="link wrap-anywhere">{children(search)}</span>
              <span className="numbers shrink-0 text-sm text-muted">
                <span aria-hidden>→ </span>
                {search.count > 1000 ? "1,000+ places" : countOf(search.count, "place")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
