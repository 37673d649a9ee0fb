import type { Ctx } from "../../../platform/context.server.ts";
import { dependsOn } from "../../../platform/page-tags.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { selectPage } from "../index/search.queries.server.ts";
import { ORDERS } from "../index/search.statements.server.ts";
import { type ListingCard, SearchQuery } from "../query/search.schema.ts";
import { listingCards } from "../results/listing-cards.server.ts";

type Asked = Pick<Partial<SearchQuery>, "type" | "checkIn" | "checkOut">;

/** The first of what a search would find, without those that are shown already; with dates each is free then, and priced for them. */
export async function bestListings(ctx: Ctx, asked: Asked, count: number, except: readonly string[] = []): Promise<ListingCard[]> {
  const query = { ...SearchQuery.parse({}), ...asked };
  const plan = await planSearch(ctx, query);
  const hits = await selectPage(ctx, plan, { order: ORDERS[query.sort], cursor: null, limit: count + except.length });
  const ids = hits.map((hit) => hit.property_id).filter((id) => !except.includes(id));
  const shown = ids.slice(0, count);
  if (plan.wanted.window) dependsOn(ctx, ...shown.map((id) => `nights:${id}` as const));
  return listingCards(ctx, shown, plan.wanted.window);
}
