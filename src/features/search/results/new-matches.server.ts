import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { selectPage } from "../index/search.queries.server.ts";
import { ORDERS } from "../index/search.statements.server.ts";
import { type ListingCard, PAGE_SIZE, type SearchQuery } from "../query/search.schema.ts";
import { listingCards } from "./listing-cards.server.ts";

const NEW =
  "select property_id from listing_index where property_id = any($1::uuid[]) and created_at > $2::timestamptz and host_id <> $3::uuid";

/** The newest listings that fit and were listed since then by somebody else, at most a page of them. */
export async function newMatches(
  ctx: Ctx,
  query: SearchQuery,
  { since, exceptHost }: { since: Date; exceptHost: string },
): Promise<ListingCard[]> {
  const plan = await planSearch(ctx, { ...query, sort: "newest" });
  const newest = (await selectPage(ctx, plan, { order: ORDERS.newest, cursor: null, limit: PAGE_SIZE })).map((hit) => hit.property_id);
  const rows = await queryPrepared<{ property_id: string }>(ctx.db, NEW, [newest, since, exceptHost]);
  const fresh = new Set(rows.map((row) => row.property_id));
  const ids = newest.filter((id) => fresh.has(id));
  return listingCards(ctx, { ids, window: plan.wanted.window }, plan.wanted.guests);
}
