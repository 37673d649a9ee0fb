import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { NightHeld } from "../host/host-days.schema.ts";
import { blockManyDates } from "./block-many-dates.server.ts";
import { changeManyPrices } from "./change-many-prices.server.ts";
import { clearManyPrices } from "./clear-many-prices.server.ts";
import { clearMinimums } from "./clear-minimums.server.ts";
import {
  BlockManyInput,
  CalendarEditUndone,
  ChangeManyPricesInput,
  DaysChanged,
  ManyDaysInput,
  SetManyPricesInput,
  SetMinimumsInput,
} from "./many-days.schema.ts";
import { setManyPrices } from "./set-many-prices.server.ts";
import { setMinimums } from "./set-minimums.server.ts";
import { undoCalendarEdit } from "./undo-calendar-edit.server.ts";
import { unblockManyDates } from "./unblock-many-dates.server.ts";

const host = { tag: "Hosting", signedIn: true, answer: DaysChanged };

export const manyDaysApi: Endpoint[] = [
  endpoint({
    ...host,
    method: "put",
    path: "/host/calendar/blocks",
    summary: "Block these nights at many of my listings, all or none",
    body: BlockManyInput,
    refusals: [404, 409],
    conflict: NightHeld,
    run: (ctx, { body }) => blockManyDates(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/blocks/removal",
    summary: "Unblock these nights at many of my listings",
    body: ManyDaysInput,
    refusals: [404, 409],
    run: (ctx, { body }) => unblockManyDates(ctx, body),
  }),
  endpoint({
    ...host,
    method: "put",
    path: "/host/calendar/prices",
    summary: "Set a custom price for these nights at many of my listings",
    body: SetManyPricesInput,
    refusals: [404],
    run: (ctx, { body }) => setManyPrices(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/prices/change",
    summary: "Raise or lower the prices of these nights at many of my listings",
    body: ChangeManyPricesInput,
    refusals: [404, 409],
    run: (ctx, { body }) => changeManyPrices(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/prices/removal",
    summary: "Remove custom prices from these nights at many of my listings",
    body: ManyDaysInput,
    refusals: [404],
    run: (ctx, { body }) => clearManyPrices(ctx, body),
  }),
  endpoint({
    ...host,
    method: "put",
    path: "/host/calendar/minimums",
    summary: "Set the shortest stay that can begin on these days at many of my listings",
    body: SetMinimumsInput,
    refusals: [404],
    run: (ctx, { body }) => setMinimums(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/minimums/removal",
    summary: "Go back to the rules for the shortest stay from these days at many of my listings",
    body: ManyDaysInput,
    refusals: [404],
    run: (ctx, { body }) => clearMinimums(ctx, body),
  }),
  endpoint({
    ...host,
    method: "post",
    path: "/host/calendar/undo",
    summary: "Undo my last change of prices or minimum stays at many listings, within an hour",
    answer: CalendarEditUndone,
    refusals: [404],
    run: (ctx) => undoCalendarEdit(ctx),
  }),
];
