import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { ListingPath } from "../listings/index.ts";
import { quoteListing } from "./quote-listing.server.ts";
import { readCalendar } from "./read-calendar.server.ts";
import { Quote, StayCalendar, StayRequest } from "./stay.schema.ts";

const listings = { tag: "Listings", method: "get" as const, params: ListingPath };

export const availabilityApi: Endpoint[] = [
  endpoint({
    ...listings,
    path: "/listings/{listingId}/calendar",
    summary: "The days that are held or have a price of their own",
    answer: StayCalendar,
    refusals: [404],
    run: (ctx, { params }) => readCalendar(ctx, params.listingId),
  }),
  endpoint({
    ...listings,
    path: "/listings/{listingId}/quote",
    summary: "The all-in price of a stay that could be booked now",
    query: StayRequest,
    answer: Quote,
    refusals: [404, 409],
    run: (ctx, { params, query }) => quoteListing(ctx, params.listingId, query),
  }),
];
