import { z } from "zod";
import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { ListingPath } from "../listings/index.ts";
import { CharterChoice, CharterQuote, FreeStart, Offerings, StartsQuery } from "./charter.schema.ts";
import { readOffered } from "./read-offered.server.ts";
import { readStarts } from "./read-starts.server.ts";
import { quoteCharter } from "./quote-charter.server.ts";

const boats = { tag: "Listings", method: "get" as const, params: ListingPath };

export const charterApi: Endpoint[] = [
  endpoint({
    ...boats,
    path: "/listings/{listingId}/charters",
    summary: "Get what a boat is offered by besides nights",
    answer: Offerings,
    refusals: [404],
    run: (ctx, { params }) => readOffered(ctx, params.listingId),
  }),
  endpoint({
    ...boats,
    path: "/listings/{listingId}/charters/starts",
    summary: "Get the starts that can be booked now, from a day on",
    query: StartsQuery,
    answer: z.array(FreeStart),
    refusals: [404],
    run: (ctx, { params, query }) => readStarts(ctx, params.listingId, query),
  }),
  endpoint({
    ...boats,
    path: "/listings/{listingId}/charters/quote",
    summary: "Get the total price of a charter that can be booked now",
    query: CharterChoice,
    answer: CharterQuote,
    refusals: [404, 409],
    run: (ctx, { params, query }) => quoteCharter(ctx, params.listingId, query),
  }),
];
