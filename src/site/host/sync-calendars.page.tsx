import { href, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { AddCalendarInput, ChosenCalendar, refreshInWords, TickedChoices, TypedCalendarName } from "../../features/calendar-sync/index.ts";
import {
  addCalendar,
  calendarError,
  changeCalendar,
  endExportAddress,
  previewCalendar,
  readCalendarSync,
  removeCalendar,
  renewExportAddress,
  syncCalendar,
} from "../../features/calendar-sync/index.server.ts";
import { AddCalendarPanel, CalendarList, ExportPanel } from "../../features/calendar-sync/parts.ts";
import { clashingBookings } from "../../features/host-calendar/index.server.ts";
import { ownListing } from "../../features/listings/index.server.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/sync-calendars.page";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Sync calendars", description: "Your calendar for other sites, and theirs for you.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const listingId = listingIdOf(params);
  const [{ id, title, timeZone }, sync] = await Promise.all([ownListing(ctx, listingId), readCalendarSync(ctx, listingId)]);
  return { ...sync, listing: { id, title, timeZone }, now: ctx.clock.now().toISOString() };
}, calendarError("calendars_failed"));

const failure = calendarError("calendar_failed");

export const action = pageAction({
  "renew-address": formHandler({
    input: z.object({}),
    failure,
    run: async (ctx, _, { params }) => {
      await renewExportAddress(ctx, listingIdOf(params));
      return { message: "Your new address is ready." };
    },
  }),
  "end-address": formHandler({
    input: z.object({}),
    failure,
    run: async (ctx, _, { params }) => {
      await endExportAddress(ctx, listingIdOf(params));
      return { message: "The address is off." };
    },
  }),
  preview: formHandler({
    input: AddCalendarInput,
    failure: calendarError("calendars_failed"),
    run: async (ctx, typed, { params }) => {
      const preview = await previewCalendar(ctx, listingIdOf(params), typed);
      return { data: { typed, preview, bookings: [...(await clashingBookings(ctx, preview.clashes)).values()] } };
    },
  }),
  add: formHandler({
    input: AddCalendarInput,
    failure,
    run: async (ctx, typed, { params }) => {
      await addCalendar(ctx, listingIdOf(params), typed);
      return { message: `${typed.name} added.` };
    },
  }),
  sync: formHandler({
    input: ChosenCalendar,
    failure,
    run: async (ctx, { calendarId }, { params }) => {
      const refreshed = await syncCalendar(ctx, listingIdOf(params), calendarId);
      const message = refreshInWords(refreshed);
      if (refreshed.outcome === "failed") throw calendarError("calendar_unreadable", { message });
      return { message, data: { calendarId } };
    },
  }),
  pause: formHandler({
    input: ChosenCalendar,
    failure,
    run: async (ctx, { calendarId }, { params }) => {
      await changeCalendar(ctx, listingIdOf(params), calendarId, { isPaused: true });
      return { message: "Paused. Its nights stay taken until you resume or remove it.", data: { calendarId } };
    },
  }),
  resume: formHandler({
    input: ChosenCalendar,
    failure,
    run: async (ctx, { calendarId }, { params }) => {
      await changeCalendar(ctx, listingIdOf(params), calendarId, { isPaused: false });
      return { message: "Resumed. We're reading it again.", data: { calendarId } };
    },
  }),
  choose: formHandler({
    input: TickedChoices,
    failure,
    run: async (ctx, { calendarId, ...choices }, { params }) => {
      await changeCalendar(ctx, listingIdOf(params), calendarId, choices);
      return { message: "Your choices are saved.", data: { calendarId } };
    },
  }),
  rename: formHandler({
    input: TypedCalendarName,
    failure,
    run: async (ctx, { calendarId, name }, { params }) => {
      await changeCalendar(ctx, listingIdOf(params), calendarId, { name });
      return { message: "Renamed.", data: { calendarId } };
    },
  }),
  remove: formHandler({
    input: ChosenCalendar,
    failure,
    run: async (ctx, { calendarId }, { params }) => {
      await removeCalendar(ctx, listingIdOf(params), calendarId);
      return { message: "Calendar removed. The nights that only it held can be booked again." };
    },
  }),
});

/** A refusal may come with news: a reading that failed, a calendar that is gone. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate;

export default function SyncCalendarsPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { listing, sellsHours, exportAddress, wholeDaysAddress, calendars, now } = loaderData;
  return (
    <>
      <PageHeading title="Sync calendars">
        <Link to={href("/host/manage/:listingId/calendar", { listingId: listing.id })} className="link wrap-anywhere">
          {listing.title}
        </Link>
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AddCalendarPanel calendars={calendars.length} sellsHours={sellsHours} result={result} />
        <ExportPanel address={exportAddress} wholeDaysAddress={wholeDaysAddress} result={result} />
      </div>
      <CalendarList calendars={calendars} timeZone={listing.timeZone} sellsHours={sellsHours} now={now} result={result} />
    </>
  );
}
