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
    summary: "Block these nights",
    body: BlockDatesInput,
    refusals: [404, 409],
    conflict: NightHeld,
    run: (ctx, { params, body }) => blockDates(ctx, params.listingId, body),
  }),
  endpoint({
    ...host,
    method: "delete",
    path: "/host/listings/{listingId}/blocks",
    summary: "Unblock these nights",
    query: DayRange,
    refusals: [404, 409],
    run: (ctx, { params, query }) => unblockDates(ctx, params.listingId, query),
  }),
  endpoint({
    ...host,
    method: "put",
    path: "/host/listings/{listingId}/prices",
    summary: "Set a custom price for these nights",
    body: SetPricesInput,
    refusals: [404],
    run: (ctx, { params, body }) => setPrices(ctx, params.listingId, body),
  }),
  endpoint({
    ...host,
    method: "delete",
    path: "/host/listings/{listingId}/prices",
    summary: "Remove custom prices from these nights",
    query: DayRange,
    refusals: [404],
    run: (ctx, { params, query }) => clearPrices(ctx, params.listingId, query),
  }),
  endpoint({
    ...host,
    method: "put",
    path: "/host/listings/{listingId}/week-prices",
    summary: "Set weekday and weekend prices for a date range",
    body: SetWeekPricesInput,
    refusals: [404],
    run: (ctx, { params, body }) => setWeekPrices(ctx, params.listingId, body),
  }),
];
