import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { ListingPath } from "../listings/index.ts";
import { HostCalendar, ListingsCalendar, ListingsQuery, MonthQuery } from "./host-calendar.schema.ts";
import { readHostCalendar } from "./read-host-calendar.server.ts";
import { readListingsCalendar } from "./board/read-listings-calendar.server.ts";

const host = { tag: "Hosting", signedIn: true, method: "get" as const };

export const hostCalendarApi: Endpoint[] = [
  endpoint({
    ...host,
    path: "/host/listings/{listingId}/calendar",
    summary: "Get a month of my listing: stays, blocks and prices",
    params: ListingPath,
    query: MonthQuery,
    answer: HostCalendar,
    refusals: [404],
    run: (ctx, { params, query }) => readHostCalendar(ctx, params.listingId, query),
  }),
  endpoint({
    ...host,
    path: "/host/calendar",
    summary: "Get some weeks of my listings, one page at a time",
    query: ListingsQuery,
    answer: ListingsCalendar,
    run: (ctx, { query }) => readListingsCalendar(ctx, query),
  }),
];
