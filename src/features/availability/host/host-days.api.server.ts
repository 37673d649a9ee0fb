import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { ListingPath } from "../../listings/index.ts";
import { blockDates } from "./block-dates.server.ts";
import { clearPrices } from "./clear-prices.server.ts";
import { BlockDatesInput, DayRange, NightHeld, SetPricesInput, SetWeekPricesInput } from "./host-days.schema.ts";
import { setPrices } from "./set-prices.server.ts";
import { setWeekPrices } from "./set-week-prices.server.ts";
import { unblockDates } from "./unblock-dates.server.ts";

const host = { tag: "Hosting", signedIn: true, params: ListingPath };

export const hostDaysApi: Endpoint[] = [
  endpoint({
    ...host,
    method: "put",
    path: "/host/listings/{listingId}/blocks",
    summary: "Keep guests from booking these nights",
    body: BlockDatesInput,
    refusals: [404, 409],
    conflict: NightHeld,
    run: (ctx, { params, body }) => blockDates(ctx, params.listingId, body),
  }),
  endpoint({
    ...host,
    method: "delete",
    path: "/host/listings/{listingId}/blocks",
    summary: "Let guests book the blocked ones of these nights again",
    query: DayRange,
    refusals: [404, 409],
    run: (ctx, { params, query }) => unblockDates(ctx, params.listingId, query),
  }),
  endpoint({
    ...host,
    method: "put",
    path: "/host/listings/{listingId}/prices",
    summary: "Give these nights a price of their own",
    body: SetPricesInput,
    refusals: [404],
    run: (ctx, { params, body }) => setPrices(ctx, params.listingId, body),
  }),
  endpoint({
    ...host,
    method: "delete",
    path: "/host/listings/{listingId}/prices",
    summary: "Let these nights cost what the listing costs again",
    query: DayRange,
    refusals: [404],
    run: (ctx, { params, query }) => clearPrices(ctx, params.listingId, query),
  }),
  endpoint({
    ...host,
    method: "put",
    path: "/host/listings/{listingId}/week-prices",
    summary: "Give the weekday and the weekend nights of a period their prices",
    body: SetWeekPricesInput,
    refusals: [404],
    run: (ctx, { params, body }) => setWeekPrices(ctx, params.listingId, body),
  }),
];
