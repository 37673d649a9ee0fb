import { X } from "../../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { MAP_AREA } from "../filters/chips.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { writeAddress } from "../query/search-address.ts";

type Props = { query: SearchQuery; name: string | null; className?: string };

/** Says that only a part of the map is searched, and takes that back. On the map or beside the count, so that moving the map moves nothing else. */
export function MapAreaChip({ query, name, className = "" }: Props) {
  if (!query.box) return null;
  const address = writeAddress({ ...query, box: undefined, name: query.host ? (name ?? undefined) : undefined });
  return (
    <Link
      to={`${href("/search")}?${address}`.replace(/\?$/, "")}
      preventScrollReset
      className={`inline-flex h-7 items-center gap-1.5 rounded-full border border-line-mid bg-paper pr-2 pl-3 text-sm text-ink no-underline hover:border-ink ${className}`}
    >
      <span className="sr-only">Remove: </span>
      {MAP_AREA}
      <X aria-hidden className="size-4" />
    </Link>
  );
}
