import type { Ctx } from "../../platform/context.server.ts";
import { todayAt } from "../availability/index.ts";
import { ownListing } from "../listings/index.server.ts";
import { type CalendarRow, calendarsOf, nightsHeld, type RefreshRow, refreshesOf, staysOf } from "./calendar.queries.server.ts";
import type { CalendarSync, ImportedCalendar, ImportedStay } from "./calendar.schema.ts";
import { exportAddress } from "./export/export-address.server.ts";

/** The calendars of the person's own listing, and the address of its own. */
export async function readCalendarSync(ctx: Ctx, listingId: string): Promise<CalendarSync> {
  const { timeZone } = await ownListing(ctx, listingId);
  const today = todayAt(timeZone, ctx.clock.now());
  const [address, calendars] = await Promise.all([exportAddress(ctx, listingId), calendarsOf(ctx, listingId)]);
  return { exportAddress: address, calendars: await Promise.all(calendars.map((calendar) => calendarView(ctx, calendar, today))) };
}

async function calendarView(ctx: Ctx, calendar: CalendarRow, today: string): Promise<ImportedCalendar> {
  const { id, name, shownAddress, isPaused, ignoresUnavailable, ignoresRolling, error, skipped } = calendar;
  const [stays, nights, refreshes] = await Promise.all([staysOf(ctx, [id]), nightsHeld(ctx, id, today), refreshesOf(ctx, id)]);
  return {
    id,
    name,
    shownAddress,
    isPaused,
    ignoresUnavailable,
    ignoresRolling,
    error,
    skipped,
    succeededAt: calendar.succeededAt?.toISOString() ?? null,
    triedAt: calendar.triedAt?.toISOString() ?? null,
    nextTryAt: calendar.nextTryAt.toISOString(),
    doubtedSince: calendar.doubtedSince?.toISOString() ?? null,
    nights: nights.size,
    stays: stays.filter(({ endNight }) => endNight > today).map(stayView),
    refreshes: refreshes.map(refreshView),
  };
}

export const stayView = ({ firstNight, endNight, kind, isRolling, standing }: ImportedStay): ImportedStay => ({
  firstNight,
  endNight,
  kind,
  isRolling,
  standing,
});

const refreshView = ({ at, outcome, nightsTaken, nightsFreed, error }: RefreshRow) => ({
  at: at.toISOString(),
  outcome,
  nightsTaken,
  nightsFreed,
  error,
});
