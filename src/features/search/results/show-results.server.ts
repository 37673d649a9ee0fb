import type { Ctx } from "../../../platform/context.server.ts";
import type { Instead } from "../instead/instead.ts";
import { suggestInstead } from "../instead/suggest-instead.server.ts";
import type { Reading } from "../intent/intent.ts";
import { correctQuery } from "../query/correct-query.ts";
import type { Correction } from "../spelling/correct-places.server.ts";
import { findListings } from "./find-listings.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import type { SearchQuery, SearchResults, SearchSummary } from "../query/search.schema.ts";
import { summarizeResults } from "./summarize-results.server.ts";

type AskedStay = { party: Pick<SearchQuery, "guests" | "children" | "infants" | "pets">; hasDates: boolean; isFlexible: boolean };
type UnusableDates = ReturnType<typeof correctQuery>["unusable"];
type ShownResults = {
  query: SearchQuery;
  leftOut: string[];
  unusable: UnusableDates;
  /** Who travels and when, also by the words of the text. */
  asked: AskedStay;
  /** What was understood of the text. */
  readings: Reading[];
  /** The place that is shown for a misspelt one. */
  correction: Correction | null;
  results: SearchResults;
  summary: SearchSummary;
  /** What to search for where nothing was found. */
  instead: Instead | null;
};

/** The results for an address. What the search can't use is left out, and a page beyond the last one becomes the first. */
export async function showResults(ctx: Ctx, params: URLSearchParams, today: string): Promise<ShownResults> {
  const { query, leftOut, unusable } = correctQuery(params, today);
  const plan = await planSearch(ctx, query);
  const [results, summary] = await Promise.all([findListings(ctx, query, plan), summarizeResults(ctx, query, plan)]);
  const isBeyond = results.listings.length === 0 && summary.total > 0 && (query.page ?? query.after ?? query.before) !== undefined;
  const instead = summary.total === 0 ? await suggestInstead(ctx, query, plan.readings) : null;
  const { guests, children, infants, pets, window } = plan.wanted;
  const asked = {
    party: { guests, children, infants, pets },
    hasDates: window !== null,
    isFlexible: window?.isByPrice === true || (window?.checkIns.length ?? 0) > 1,
  };
  const shown = { query, leftOut, unusable, asked, readings: plan.readings, correction: plan.correction, results, summary, instead };
  if (!isBeyond) return shown;
  const first = { ...query, page: undefined, after: undefined, before: undefined };
  return { ...shown, query: first, leftOut: [...leftOut, "after"], results: await findListings(ctx, first, plan) };
}
