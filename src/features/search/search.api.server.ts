import { z } from "zod";
import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { readListing } from "../listings/index.server.ts";
import { Beside, BesidePath, BesideQuery } from "./nearby/beside.schema.ts";
import { listBeside } from "./nearby/list-beside.server.ts";
import { findListings } from "./results/find-listings.server.ts";
import { findPins } from "./map/find-pins.server.ts";
import { MapQuery, MapResults } from "./map/map.schema.ts";
import { SearchQuery, SearchResults, SearchSummary } from "./query/search.schema.ts";
import { comparePrices } from "./price/compare-prices.server.ts";
import { ComparePricesInput, PriceComparison } from "./price/price.schema.ts";
import { SearchSuggestion, SuggestSearchesInput } from "./suggestions/suggestion.schema.ts";
import { popularPlaces } from "./suggestions/popular-places.server.ts";
import { suggestSearches } from "./suggestions/suggest-searches.server.ts";
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
  endpoint({
    ...listings,
    method: "get",
    path: "/listings/map",
    summary: "What a map shows of a search: pins and clusters of the part that is seen, or where the results are",
    query: MapQuery,
    answer: MapResults,
    run: (ctx, { query }) => findPins(ctx, query),
  }),
  endpoint({
    ...listings,
    method: "get",
    path: "/listings/{listingId}/beside",
    summary: "Boats with a captain near a home for a day of a stay, or homes near a boat, the nearest first",
    params: BesidePath,
    query: BesideQuery,
    answer: Beside,
    run: async (ctx, { params, query }) => listBeside(ctx, await readListing(ctx, params.listingId), query),
  }),
  endpoint({
    ...listings,
    method: "get",
    path: "/listings/suggestions",
    summary: "Suggest searches for a text that is still being typed",
    query: SuggestSearchesInput,
    answer: z.array(SearchSuggestion),
    run: (ctx, { query }) => suggestSearches(ctx, query),
  }),
  endpoint({
    ...listings,
    method: "get",
    path: "/listings/popular-places",
    summary: "Towns to go to before anything is typed, with how many listings they have",
    answer: z.array(SearchSuggestion),
    run: (ctx) => popularPlaces(ctx),
  }),
  endpoint({
    tag: "Hosting",
    signedIn: true,
    method: "get",
    path: "/host/price-comparison",
    summary: "What similar listings of other hosts nearby ask for a night",
    query: ComparePricesInput,
    answer: PriceComparison,
    run: (ctx, { query }) => comparePrices(ctx, query),
  }),
];
