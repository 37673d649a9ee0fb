import type { Ctx } from "../../../platform/context.server.ts";
import { correctQuery } from "../query/correct-query.ts";
import { findListings } from "./find-listings.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import type { SearchQuery, SearchResults, SearchSummary } from "../query/search.schema.ts";
import { summarizeResults } from "./summarize-results.server.ts";

type ShownResults = { query: SearchQuery; leftOut: string[]; results: SearchResults; summary: SearchSummary };

/** The results for an address. What the search can't use is left out, and a page beyond the last one becomes the first. */
export async function showResults(ctx: Ctx, params: URLSearchParams, today: string): Promise<ShownResults> {
  const { query, leftOut } = correctQuery(params, today);
  const plan = await planSearch(ctx, query);
  const [results, summary] = await Promise.all([findListings(ctx, query, plan), summarizeResults(ctx, query, plan)]);
  const isBeyond = results.listings.length === 0 && summary.total > 0 && (query.after ?? query.before) !== undefined;
  if (!isBeyond) return { query, leftOut, results, summary };
  const first = { ...query, after: undefined, before: undefined };
  return { query: first, leftOut: [...leftOut, "after"], results: await findListings(ctx, first, plan), summary };
}
