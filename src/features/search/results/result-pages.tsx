import { href, Link } from "react-router";
import { writeAddress } from "../query/search-address.ts";

/** The pressed link is far below the new page's first result. */
const toResults = () => document.getElementById("results")?.focus({ preventScroll: true });

type PagesProps = { query: Parameters<typeof writeAddress>[0]; name: string | null; next: string | null; previous: string | null };

/** Links to the next and previous page. Pages are anchored to a listing, so new listings don't shift them. */
export function ResultPages({ query, name, next, previous }: PagesProps) {
  if (!next && !previous) return null;
  const to = (key: "after" | "before", cursor: string) =>
    `${href("/search")}?${writeAddress({ ...query, name: name ?? undefined })}&${key}=${cursor}`.replace("?&", "?");
  const look =
    "inline-flex min-h-11 items-center rounded-md border border-line-mid bg-paper px-5 font-semibold text-ink no-underline hover:border-ink";
  return (
    <nav aria-label="Pages" className="flex justify-between gap-3">
      {previous ? (
        <Link to={to("before", previous)} prefetch="intent" rel="prev" onClick={toResults} className={look}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={to("after", next)} prefetch="intent" rel="next" onClick={toResults} className={look}>
          Next
        </Link>
      )}
    </nav>
  );
}
