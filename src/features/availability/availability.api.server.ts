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
    summary: "List the days that are unavailable or have a custom price",
    answer: StayCalendar,
    refusals: [404],
    run: (ctx, { params }) => readCalendar(ctx, params.listingId),
  }),
  endpoint({
    ...listings,
    path: "/listings/{listingId}/quote",
    summary: "Get the total price of a stay that can be booked now",
    query: StayRequest,
    answer: Quote,
    refusals: [404, 409],
    run: (ctx, { params, query }) => quoteListing(ctx, params.listingId, query),
  }),
];
