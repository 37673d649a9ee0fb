import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { dependsOn } from "../../../platform/page-tags.ts";
import { listingCards } from "./listing-cards.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { type Cursor, type Hit, selectPage } from "../index/search.queries.server.ts";
import { PAGE_SIZE, type SearchQuery, type SearchResults } from "../query/search.schema.ts";
import { type Order, ORDERS, type SearchPlan } from "../index/search.statements.server.ts";

/** One page of the listings that fit, with the all-in price for the dates. Pages hang on the last listing seen, so new ones do not shift them. */
export async function findListings(ctx: Ctx, query: SearchQuery, planned?: SearchPlan): Promise<SearchResults> {
  dependsOn(ctx, "search");
  if (query.checkIn) dependsOn(ctx, "search-dates");
  const plan = planned ?? (await planSearch(ctx, query));
  const order = ORDERS[query.sort];
  const backwards = query.before !== undefined;
  const cursor = readCursor(query.before ?? query.after);
  const page = { order: backwards ? reversed(order) : order, cursor, limit: PAGE_SIZE + 1 };
  const hits = await selectPage(ctx, plan, page);
  const more = hits.length > PAGE_SIZE;
  const shown = hits.slice(0, PAGE_SIZE);
  if (backwards) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const stay = query.checkIn && query.checkOut ? { checkIn: query.checkIn, checkOut: query.checkOut } : null;
  return {
    listings: await listingCards(
      ctx,
      shown.map((hit) => hit.property_id),
      stay,
    ),
    next: last && (backwards || more) ? writeCursor(last) : null,
    previous: first && (backwards ? more : cursor !== null) ? writeCursor(first) : null,
  };
}

const reversed = (order: Order): Order => ({ ...order, direction: order.direction === "asc" ? "desc" : "asc" });

const writeCursor = ({ key, no }: Hit): string => Buffer.from(JSON.stringify([key, no])).toString("base64url");

const KEY = /^[\d\s:.+-]{1,40}$/;

function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  try {
    const [key, no] = JSON.parse(Buffer.from(text, "base64url").toString()) as [unknown, unknown];
    if (typeof key === "string" && KEY.test(key) && Number.isInteger(no)) return { key, no: Number(no) };
  } catch {
    // Not one of our cursors: refused below.
  }
  throw requestError("invalid_input", { fields: { after: "This page doesn't exist anymore." } });
}
