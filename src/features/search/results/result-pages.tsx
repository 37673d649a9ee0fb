import { Fragment } from "react";
import { href, Link } from "react-router";
import { formatCount } from "../../../platform/words/counts.ts";
import { writeAddress } from "../query/search-address.ts";
import { NUMBERED_PAGES, PAGE_SIZE } from "../query/search.rules.ts";
import type { SearchQuery, SearchResults, SearchSummary } from "../query/search.schema.ts";
import { pageNumbers } from "./page-numbers.ts";

/** The pressed link is far below the new page's first result. */
const toResults = () => document.getElementById("results")?.focus({ preventScroll: true });

type PagesProps = {
  query: SearchQuery;
  name: string | null;
  results: Pick<SearchResults, "next" | "previous"> & { listings: readonly object[] };
  summary: Pick<SearchSummary, "total" | "totalIsCapped">;
};

/** Which of the results these are, and links to the others: to the first pages by number, beyond them by the last listing seen, so that new ones don't shift them. */
export function ResultPages({ query, name, results: { next, previous, listings }, summary }: PagesProps) {
  if (!next && !previous) return null;
  const page = query.after || query.before ? null : (query.page ?? 1);
  const address = writeAddress({ ...query, name: name ?? undefined }).toString();
  const to = (key: "after" | "before" | "page", value: string | number) => {
    const asked = key === "page" && value === 1 ? address : [address, `${key}=${value}`].filter(Boolean).join("&");
    return href("/search") + (asked && `?${asked}`);
  };
  const pages = Math.min(NUMBERED_PAGES, Math.ceil(summary.total / PAGE_SIZE));
  const before = page === null ? previous && to("before", previous) : page > 1 ? to("page", page - 1) : null;
  const after = next && (page !== null && page < pages ? to("page", page + 1) : to("after", next));
  return (
    <nav aria-label="Pages" className="grid justify-items-center gap-3">
      {page !== null && (
        <p className="numbers text-muted">
          {formatCount((page - 1) * PAGE_SIZE + 1)}–{formatCount((page - 1) * PAGE_SIZE + listings.length)} of {formatCount(summary.total)}
          {summary.totalIsCapped && "+"}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-center gap-2">
        {before && (
          <Link to={before} prefetch="intent" rel="prev" onClick={toResults} className={LOOK}>
            Previous
          </Link>
        )}
        {page !== null &&
          pageNumbers(page, pages).map(({ number, isAfterGap }) => (
            <Fragment key={number}>
              {isAfterGap && (
                <span aria-hidden className="px-1">
                  …
                </span>
              )}
              <Link to={to("page", number)} onClick={toResults} aria-current={number === page ? "page" : undefined} className={NUMBER_LOOK}>
                <span className="sr-only">Page </span>
                {number}
              </Link>
            </Fragment>
          ))}
        {after && (
          <Link to={after} prefetch="intent" rel="next" onClick={toResults} className={LOOK}>
            Next
          </Link>
        )}
      </div>
    </nav>
  );
}

const LOOK =
  "inline-flex min-h-11 items-center rounded-md border border-line-mid bg-paper px-4 font-semibold text-ink no-underline hover:border-ink";
const NUMBER_LOOK = `${LOOK} numbers min-w-11 justify-center px-2! aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea`;
