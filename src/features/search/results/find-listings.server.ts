import type { Ctx } from "../../../platform/context.server.ts";
import { writeCursor } from "../../../platform/cursor.ts";
import { dependsOn, showsUntil } from "../../../platform/page-tags.ts";
import { chartersShown, listingCards } from "./listing-cards.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { type Hit, nextRelease, selectPage } from "../index/search.queries.server.ts";
import { readSearchCursor } from "../query/search-cursor.ts";
import { PAGE_SIZE, type SearchQuery, type SearchResults } from "../query/search.schema.ts";
import { type Order, orderOf, type SearchPlan } from "../index/search.statements.server.ts";

/** One page of the listings that fit, with the all-in price for the dates. Pages hang on the last listing seen, so new ones do not shift them; the first ones have a number, too. */
export async function findListings(ctx: Ctx, query: SearchQuery, planned?: SearchPlan): Promise<SearchResults> {
  dependsOn(ctx, "search");
  const plan = planned ?? (await planSearch(ctx, query));
  const { window, charter, guests } = plan.wanted;
  const isDated = window !== null || Boolean(charter?.day);
  if (isDated) dependsOn(ctx, "search-dates");
  const order = orderOf(plan.wanted);
  const backwards = query.before !== undefined;
  const cursor = readSearchCursor(query.before ?? query.after, query.sort);
  const skipped = cursor ? 0 : PAGE_SIZE * ((query.page ?? 1) - 1);
  const page = { order: backwards ? reversed(order) : order, cursor, limit: skipped + PAGE_SIZE + 1 };
  const hits = (await selectPage(ctx, plan, page)).slice(skipped);
  const more = hits.length > PAGE_SIZE;
  const shown = hits.slice(0, PAGE_SIZE);
  if (backwards) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const ids = shown.map((hit) => hit.property_id);
  const [listings, release] = await Promise.all([
    listingCards(ctx, { ids, window, charter: chartersShown(plan.wanted) }, guests),
    isDated ? nextRelease(ctx) : null,
  ]);
  if (release) showsUntil(ctx, release);
  return {
    listings,
    next: last && (backwards || more) ? cursorOf(last) : null,
    previous: first && (backwards ? more : cursor !== null || skipped > 0) ? cursorOf(first) : null,
    isByTotal: plan.isByTotal,
  };
}

const reversed = (order: Order): Order => ({ ...order, direction: order.direction === "asc" ? "desc" : "asc" });

const cursorOf = ({ key, no }: Hit): string => writeCursor([key, no]);
