import { z } from "zod";
import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { ListingPath } from "../listings/index.ts";
import {
  AddCalendarInput,
  CalendarClash,
  CalendarPath,
  CalendarPreview,
  CalendarSync,
  ChangeCalendarInput,
  ClashPath,
  PreviewCalendarInput,
  RefreshResult,
} from "./calendar.schema.ts";
import { readCalendarSync } from "./calendar.view.server.ts";
import { ignoreClash, listClashes } from "./clashes/clashes.server.ts";
import { endExportAddress, renewExportAddress } from "./export/export-address.server.ts";
import { addCalendar } from "./importing/add-calendar.server.ts";
import { changeCalendar } from "./importing/change-calendar.server.ts";
import { previewCalendar } from "./importing/preview-calendar.server.ts";
import { removeCalendar } from "./importing/remove-calendar.server.ts";
import { syncCalendar } from "./importing/sync-calendar.server.ts";

const tag = "Calendar sync";
const ofListing = { tag, signedIn: true, params: ListingPath };
const ofCalendar = { tag, signedIn: true, params: CalendarPath };
const CALENDARS = "/host/listings/{listingId}/calendars";

export const calendarSyncApi: Endpoint[] = [
  endpoint({
    ...ofListing,
    method: "get",
    path: CALENDARS,
    summary: "List imported calendars and the address of the listing's own",
    answer: CalendarSync,
    refusals: [404],
    run: (ctx, { params }) => readCalendarSync(ctx, params.listingId),
  }),
  endpoint({
    ...ofListing,
    method: "post",
    path: `${CALENDARS}/preview`,
    summary: "Show what a calendar would hold, without adding it",
    body: PreviewCalendarInput,
    answer: CalendarPreview,
    refusals: [404, 422],
    run: (ctx, { params, body }) => previewCalendar(ctx, params.listingId, body),
  }),
  endpoint({
    ...ofListing,
    method: "post",
    path: CALENDARS,
    summary: "Add a calendar",
    body: AddCalendarInput,
    status: 201,
    answer: z.object({ calendarId: z.uuid() }),
    refusals: [404, 409, 422],
    run: (ctx, { params, body }) => addCalendar(ctx, params.listingId, body),
  }),
  endpoint({
    ...ofCalendar,
    method: "patch",
    path: `${CALENDARS}/{calendarId}`,
    summary: "Rename, pause or resume a calendar, or choose what of it holds nights",
    body: ChangeCalendarInput,
    refusals: [404],
    run: (ctx, { params, body }) => changeCalendar(ctx, params.listingId, params.calendarId, body),
  }),
  endpoint({
    ...ofCalendar,
    method: "post",
    path: `${CALENDARS}/{calendarId}/sync`,
    summary: "Read a calendar now",
    answer: RefreshResult,
    refusals: [404],
    run: (ctx, { params }) => syncCalendar(ctx, params.listingId, params.calendarId),
  }),
  endpoint({
    ...ofCalendar,
    method: "delete",
    path: `${CALENDARS}/{calendarId}`,
    summary: "Remove a calendar and free its nights",
    refusals: [404],
    run: (ctx, { params }) => removeCalendar(ctx, params.listingId, params.calendarId),
  }),
  endpoint({
    ...ofListing,
    method: "put",
    path: "/host/listings/{listingId}/calendar-address",
    summary: "Make a new address for the listing's own calendar; the old one ends",
    answer: z.object({ exportAddress: z.url() }),
    refusals: [404],
    run: (ctx, { params }) => renewExportAddress(ctx, params.listingId),
  }),
  endpoint({
    ...ofListing,
    method: "delete",
    path: "/host/listings/{listingId}/calendar-address",
    summary: "End the address of the listing's own calendar",
    refusals: [404],
    run: (ctx, { params }) => endExportAddress(ctx, params.listingId),
  }),
  endpoint({
    tag,
    signedIn: true,
    method: "get",
    path: "/host/clashes",
    summary: "List stays in other calendars that overlap a booking",
    answer: z.object({ clashes: z.array(CalendarClash) }),
    run: async (ctx) => ({ clashes: await listClashes(ctx) }),
  }),
  endpoint({
    tag,
    signedIn: true,
    method: "delete",
    path: "/host/clashes/{clashId}",
    summary: "Dismiss a clash",
    params: ClashPath,
    refusals: [404],
    run: (ctx, { params }) => ignoreClash(ctx, params.clashId),
  }),
];
