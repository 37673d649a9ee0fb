import { X } from "lucide-react";
import { href, Link } from "react-router";
import { MAP_AREA } from "../filters/chips.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { writeAddress } from "../query/search-address.ts";

/** Says that only a part of the map is searched, and takes that back. Stands beside the count, so that moving the map moves nothing else. */
export function MapAreaChip({ query, name }: { query: SearchQuery; name: string | null }) {
  if (!query.box) return null;
  const address = writeAddress({ ...query, box: undefined, name: query.host ? (name ?? undefined) : undefined });
  return (
    <Link
      to={`${href("/search")}?${address}`.replace(/\?$/, "")}
      preventScrollReset
      className="inline-flex h-7 items-center gap-1.5 rounded-full border border-line-strong bg-paper pr-2 pl-3 text-sm text-ink no-underline hover:border-ink"
    >
      <span className="sr-only">Remove: </span>
      {MAP_AREA}
      <X aria-hidden className="size-4" />
    </Link>
  );
}
