import type { Ctx } from "../../../platform/context.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { addDays, DAYS_AHEAD, todayAt } from "../../availability/index.ts";
import { ownListing } from "../../listings/index.server.ts";
import { calendarAddress, shownAddress } from "../calendar-address.ts";
import { calendarError } from "../calendar.errors.ts";
import { ALL_DAY_MEANS, type CalendarPreview, type PreviewCalendarInput } from "../calendar.schema.ts";
import { judgeVersion } from "../refreshing/judge-version.server.ts";
import { isOwnExport } from "../export/export-address.server.ts";
import { readingMode } from "../hours/boat-clock.server.ts";
import { importedTime } from "../hours/imported-time.ts";
import { stayView } from "../calendar.view.server.ts";
import { fetchVersion } from "../refreshing/fetch-version.server.ts";
import { knownStays } from "../refreshing/version.rules.ts";

const FETCHES: Limit = {
  name: "calendars.fetch",
  hits: 30,
  windowSeconds: 300,
  words: "You've read a lot of calendars in a short time. Please wait a few minutes and try again.",
};

/** Counts a calendar that is read because the person asked for it; refuses the 31st within five minutes. */
export const countFetch = (ctx: Ctx): Promise<void> => countHit(ctx, FETCHES, requireActor(ctx).id);

/** Shows what a calendar would hold at the person's own listing, and which bookings it would clash with. Changes nothing. */
export async function previewCalendar(ctx: Ctx, listingId: string, input: PreviewCalendarInput): Promise<CalendarPreview> {
  const { timeZone } = await ownListing(ctx, listingId);
  const { id: hostId } = requireActor(ctx);
  await countFetch(ctx);
  const address = calendarAddress(input.address);
  if (await isOwnExport(ctx, listingId, address)) throw calendarError("calendar_own");
  const now = ctx.clock.now();
  const today = todayAt(timeZone, now);
  const mode = await readingMode(ctx, listingId);
  const version = await fetchVersion(ctx, { address, hostId, readFor: "person", zone: timeZone, today, mode });
  if (version.outcome !== "read")
    throw calendarError("calendar_unreadable", version.outcome === "failed" ? { message: version.error } : {});
  const stays = knownStays([], version.stays, { today, until: addDays(today, DAYS_AHEAD) });
  const asAdded = {
    propertyId: listingId,
    ignoresUnavailable: false,
    ignoresRolling: false,
    allDayMeans: input.allDayMeans ?? ALL_DAY_MEANS,
  };
  const { judged, held, times, clashes } = await judgeVersion(ctx, asAdded, stays, now, today);
  return {
    shownAddress: shownAddress(address),
    stays: judged.map((stay) => stayView(stay, timeZone)),
    nights: held.size,
    times: times.size,
    clashes: clashes.map(({ bookingId, firstNight, endNight, kind, ...clash }) => ({
      bookingId,
      firstNight,
      endNight,
      kind,
      time: importedTime(clash, timeZone),
    })),
    skipped: version.skipped,
  };
}
