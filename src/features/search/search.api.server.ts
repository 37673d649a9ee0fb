import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { findListings } from "./results/find-listings.server.ts";
import { SearchQuery, SearchResults, SearchSummary } from "./query/search.schema.ts";
import { summarizeResults } from "./results/summarize-results.server.ts";

const listings = { tag: "Listings" };

export const searchApi: Endpoint[] = [
  endpoint({
    ...listings,
    method: "get",
    path: "/listings",
    summary: "Search listings, one page at a time, with the total price for the dates",
    query: SearchQuery,
    answer: SearchResults,
    run: (ctx, { query }) => findListings(ctx, query),
  }),
  endpoint({
    ...listings,
    method: "get",
    path: "/listings/summary",
    summary: "Count matching listings, and how many each filter would leave",
    query: SearchQuery,
    answer: SearchSummary,
    run: (ctx, { query }) => summarizeResults(ctx, query),
  }),
];
