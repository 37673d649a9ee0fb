import { href, Link } from "react-router";
import { writeAddress } from "../query/search-address.ts";
import type { SearchQuery } from "../query/search.schema.ts";

type Props = { query: SearchQuery; name: string | null; correction: { typed: string; shown: string } | null };

/** Which place is shown for a misspelt one, with a way to search for what was typed. */
export function SpellingNote({ query, name, correction }: Props) {
  if (!correction) return null;
  const asTyped = writeAddress({
    ...query,
    asTyped: true,
    after: undefined,
    before: undefined,
    name: query.host ? (name ?? undefined) : undefined,
  });
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
      <span role="status">
        Showing results for <strong>{correction.shown}</strong>
      </span>
      <Link to={`${href("/search")}?${asTyped}`} className="link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11">
        Search for {correction.typed} instead
      </Link>
    </p>
  );
}
