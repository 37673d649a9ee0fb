import type { Ctx } from "../../platform/context.server.ts";
import { todayAt } from "../availability/index.ts";
import { ownListing } from "../listings/index.server.ts";
import {
  type CalendarRow,
  calendarsOf,
  countNights,
  countTimes,
  type RefreshRow,
  refreshesOf,
  staysOf,
} from "./calendar.queries.server.ts";
import type { CalendarSync, ImportedCalendar, ImportedStay } from "./calendar.schema.ts";
import { exportAddress, wholeDaysOf } from "./export/export-address.server.ts";
import { boatClock } from "./hours/boat-clock.server.ts";
import { importedTime } from "./hours/imported-time.ts";
import type { JudgedStay } from "./refreshing/version.rules.ts";

/** The calendars of the person's own listing, and the address of its own, in a fixed number of queries. */
export async function readCalendarSync(ctx: Ctx, listingId: string): Promise<CalendarSync> {
  const { timeZone } = await ownListing(ctx, listingId);
  const now = ctx.clock.now();
  const today = todayAt(timeZone, now);
  const [address, calendars, boat] = await Promise.all([
    exportAddress(ctx, listingId),
    calendarsOf(ctx, listingId),
    boatClock(ctx, listingId),
  ]);
  const ids = calendars.map(({ id }) => id);
  const [stays, nights, times, refreshes] = await Promise.all([
    staysOf(ctx, ids),
    countNights(ctx, ids, today),
    countTimes(ctx, ids, now),
    refreshesOf(ctx, ids),
  ]);
  const ahead = Map.groupBy(
    stays.filter(({ endNight, endsAt }) => (endsAt ? endsAt > now : endNight > today)),
    ({ calendarId }) => calendarId,
  );
  const done = Map.groupBy(refreshes, ({ calendarId }) => calendarId);
  const views = calendars.map((calendar) =>
    calendarView(calendar, {
      nights: nights.get(calendar.id) ?? 0,
      times: times.get(calendar.id) ?? 0,
      stays: (ahead.get(calendar.id) ?? []).map((stay) => stayView(stay, timeZone)),
      refreshes: (done.get(calendar.id) ?? []).map(refreshView),
    }),
  );
  const wholeDaysAddress = boat && address && wholeDaysOf(address);
  return { sellsHours: boat !== null, exportAddress: address, wholeDaysAddress, calendars: views };
}

type Held = Pick<ImportedCalendar, "nights" | "times" | "stays" | "refreshes">;

function calendarView(calendar: CalendarRow, held: Held): ImportedCalendar {
  const { id, name, shownAddress, isPaused, ignoresUnavailable, ignoresRolling, allDayMeans, error, skipped } = calendar;
  return {
    ...held,
    id,
    name,
    shownAddress,
    isPaused,
    ignoresUnavailable,
    ignoresRolling,
    allDayMeans,
    error,
    skipped,
    succeededAt: calendar.succeededAt?.toISOString() ?? null,
    triedAt: calendar.triedAt?.toISOString() ?? null,
    nextTryAt: calendar.nextTryAt.toISOString(),
    doubtedSince: calendar.doubtedSince?.toISOString() ?? null,
  };
}

export const stayView = (stay: JudgedStay, timeZone: string): ImportedStay => {
  const { firstNight, endNight, kind, isRolling, standing } = stay;
  return { firstNight, endNight, time: importedTime(stay, timeZone), kind, isRolling, standing };
};

const refreshView = ({ at, outcome, nightsTaken, nightsFreed, timesTaken, timesFreed, error }: RefreshRow) => ({
  at: at.toISOString(),
  outcome,
  nightsTaken,
  nightsFreed,
  timesTaken,
  timesFreed,
  error,
});
