import type { Ctx } from "../../platform/context.server.ts";
import { todayAt } from "../availability/index.ts";
import { ownListing } from "../listings/index.server.ts";
import { type CalendarRow, calendarsOf, countNights, type RefreshRow, refreshesOf, staysOf } from "./calendar.queries.server.ts";
import type { CalendarSync, ImportedCalendar, ImportedStay } from "./calendar.schema.ts";
import { exportAddress } from "./export/export-address.server.ts";

/** The calendars of the person's own listing, and the address of its own, in a fixed number of queries. */
export async function readCalendarSync(ctx: Ctx, listingId: string): Promise<CalendarSync> {
  const { timeZone } = await ownListing(ctx, listingId);
  const today = todayAt(timeZone, ctx.clock.now());
  const [address, calendars] = await Promise.all([exportAddress(ctx, listingId), calendarsOf(ctx, listingId)]);
  const ids = calendars.map(({ id }) => id);
  const [stays, nights, refreshes] = await Promise.all([staysOf(ctx, ids), countNights(ctx, ids, today), refreshesOf(ctx, ids)]);
  const ahead = Map.groupBy(
    stays.filter(({ endNight }) => endNight > today),
    ({ calendarId }) => calendarId,
  );
  const done = Map.groupBy(refreshes, ({ calendarId }) => calendarId);
  const views = calendars.map((calendar) =>
    calendarView(calendar, {
      nights: nights.get(calendar.id) ?? 0,
      stays: (ahead.get(calendar.id) ?? []).map(stayView),
      refreshes: (done.get(calendar.id) ?? []).map(refreshView),
    }),
  );
  return { exportAddress: address, calendars: views };
}

type Held = Pick<ImportedCalendar, "nights" | "stays" | "refreshes">;

function calendarView(calendar: CalendarRow, held: Held): ImportedCalendar {
  const { id, name, shownAddress, isPaused, ignoresUnavailable, ignoresRolling, error, skipped } = calendar;
  return {
    ...held,
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
