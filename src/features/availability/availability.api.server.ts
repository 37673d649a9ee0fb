import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { ListingPath } from "../listings/index.ts";
import { readCalendar } from "./calendar/read-calendar.server.ts";
import { StayCalendar } from "./stay.schema.ts";

export const availabilityApi: Endpoint[] = [
  endpoint({
    tag: "Listings",
    method: "get",
    params: ListingPath,
    path: "/listings/{listingId}/calendar",
    summary: "List the days that are unavailable or have a custom price",
    answer: StayCalendar,
    refusals: [404],
    run: (ctx, { params }) => readCalendar(ctx, params.listingId),
  }),
];
