import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { blockDates } from "./block-dates.server.ts";
import { changePrices } from "./change-prices.server.ts";
import { clearMinimums } from "./clear-minimums.server.ts";
import { clearPrices } from "./clear-prices.server.ts";
import {
  BlockDatesInput,
  CalendarEditUndone,
  ChangePricesInput,
  DaysChanged,
  ListingDaysInput,
  NightHeld,
  SetMinimumsInput,
  SetPricesInput,
} from "./host-days.schema.ts";
import { setMinimums } from "./set-minimums.server.ts";
import { setPrices } from "./set-prices.server.ts";
import { unblockDates } from "./unblock-dates.server.ts";
import { undoCalendarEdit } from "./undo-calendar-edit.server.ts";

const host = { tag: "Hosting", signedIn: true, answer: DaysChanged };

export const hostDaysApi: Endpoint[] = [
  endpoint({
    ...host,
    method: "put",
    path: "/host/calendar/blocks",
    summary: "Block these nights at one or several of my listings, all or none",
    body: BlockDatesInput,
    refusals: [404, 409],
    conflict: NightHeld,
    run: (ctx, { body }) => blockDates(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/blocks/removal",
    summary: "Unblock these nights at one or several of my listings",
    body: ListingDaysInput,
    refusals: [404, 409],
    run: (ctx, { body }) => unblockDates(ctx, body),
  }),
  endpoint({
    ...host,
    method: "put",
    path: "/host/calendar/prices",
    summary: "Set a custom price for these nights at one or several of my listings",
    body: SetPricesInput,
    refusals: [404],
    run: (ctx, { body }) => setPrices(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/prices/change",
    summary: "Raise or lower the prices of these nights at one or several of my listings",
    body: ChangePricesInput,
    refusals: [404, 409],
    run: (ctx, { body }) => changePrices(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/prices/removal",
    summary: "Remove custom prices from these nights at one or several of my listings",
    body: ListingDaysInput,
    refusals: [404],
    run: (ctx, { body }) => clearPrices(ctx, body),
  }),
  endpoint({
    ...host,
    method: "put",
    path: "/host/calendar/minimums",
    summary: "Set the shortest stay that can begin on these days at one or several of my listings",
    body: SetMinimumsInput,
    refusals: [404],
    run: (ctx, { body }) => setMinimums(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/minimums/removal",
    summary: "Go back to the rules for the shortest stay from these days at one or several of my listings",
    body: ListingDaysInput,
    refusals: [404],
    run: (ctx, { body }) => clearMinimums(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/undo",
    summary: "Undo my last change of prices or minimum stays at my listings, within an hour",
    answer: CalendarEditUndone,
    refusals: [404],
    run: (ctx) => undoCalendarEdit(ctx),
  }),
];
