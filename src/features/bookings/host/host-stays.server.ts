import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { addDays, todayAt } from "../../availability/index.ts";
import { manualBookingsOn, type ManualRow } from "../../availability/index.server.ts";
import { selectByIds } from "../booking.queries.server.ts";
import { bookingsAskedOf } from "../changing/change.queries.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import {
  countBookedNights,
  countHostBookings,
  selectRecentlyBooked,
  selectRecentlyEnded,
  selectStayDays,
  sumPayouts,
} from "./host-booking.queries.server.ts";
import type { HostBooking, HostEntry } from "./host-booking.schema.ts";
import { hostTodays } from "./host-todays.server.ts";
import { hostBookingViews } from "./list-host-bookings.server.ts";
import { manualEntries } from "./manual-entries.server.ts";

/** How many bookings a host has, what became of them, and what they earn. Cancelled ones count by themselves. */
export async function hostFigures(ctx: Ctx, hostId: string) {
  const [{ upcoming, current, past, cancelled }, { paid, unpaid }] = await Promise.all([
    countHostBookings(ctx, hostId),
    sumPayouts(ctx, hostId),
  ]);
  return { total: upcoming + current + past, completed: past, cancelled, payout: paid + unpaid, paid };
}

const WEEK = 7;

/** Guests who come, stay or go: the first of them, and how many there are. */
export type HostGuests = { total: number; bookings: HostEntry[] };
export type HostWeekDay = {
  day: string;
  arrivals: number;
  departures: number;
  /** That begin on it, by the hour. */ trips: number;
  stays: number;
};
export type HostDay = {
  arrivals: HostGuests;
  departures: HostGuests;
  /** Who came before today and leaves after it. */
  staying: HostGuests;
  /** The next seven days, from today where it is earliest. */
  week: HostWeekDay[];
};

/** Who comes, stays and goes today, through us or not, by each listing's own calendar, and the days after it. */
export async function readHostDay(ctx: Ctx, most: number): Promise<HostDay> {
  const { id: hostId } = requireActor(ctx);
  const now = ctx.clock.now();
  const { earliest, latest } = await hostTodays(ctx, hostId);
  const range = [earliest, addDays(latest, WEEK)] as const;
  const [booked, entered] = await Promise.all([selectStayDays(ctx, hostId, ...range), manualBookingsOn(ctx, ...range)]);
  const rows = mergeStays(booked, entered);
  const todays = new Map(rows.map(({ timeZone }) => [timeZone, todayAt(timeZone, now)]));
  const arriving = rows.filter(({ checkIn, timeZone }) => checkIn === todays.get(timeZone)).toSorted(byTime);
  // Whoever comes and goes on the same day is named once, with both times.
  const leaving = rows.filter(({ checkIn, checkOut, timeZone }) => checkOut === todays.get(timeZone) && checkIn < checkOut);
  const there = rows.filter(({ checkIn, checkOut, timeZone, noShowAt }) => {
    const today = todays.get(timeZone) ?? "";
    return checkIn < today && checkOut > today && noShowAt === null;
  });
  const groups = [arriving, leaving, there].map((group) => group.slice(0, most).map(({ id }) => id));
  const shown = new Set(groups.flat());
  const entries = await Promise.all([
    hostBookingsOf(
      ctx,
      booked.map(({ id }) => id).filter((id) => shown.has(id)),
    ),
    manualEntries(
      ctx,
      entered.filter(({ id }) => shown.has(id)),
    ),
  ]);
  const views = new Map(entries.flat().map((view) => [view.id, view]));
  const [arrivals = [], departures = [], staying = []] = groups.map((ids) => ids.flatMap((id) => views.get(id) ?? []));
  const days = Array.from({ length: WEEK }, (_, index) => addDays(earliest, index));
  const week = days.map((day) => ({
    day,
    arrivals: rows.filter(({ checkIn, isTrip }) => checkIn === day && !isTrip).length,
    departures: rows.filter(({ checkOut, isTrip }) => checkOut === day && !isTrip).length,
    trips: rows.filter(({ checkIn, isTrip }) => checkIn === day && isTrip).length,
    stays: rows.filter(({ checkIn, checkOut }) => checkIn <= day && checkOut > day).length,
  }));
  return {
    arrivals: { total: arriving.length, bookings: arrivals },
    departures: { total: leaving.length, bookings: departures },
    staying: { total: there.length, bookings: staying },
    week,
  };
}

type StayDays = Awaited<ReturnType<typeof selectStayDays>>[number];

/** In the order of their check-in. Nobody says of a manual booking that its guest didn't come. */
function mergeStays(booked: StayDays[], entered: ManualRow[]): StayDays[] {
  if (entered.length === 0) return booked;
  const manual = entered.map((row) => ({ ...row, noShowAt: null, isTrip: row.byHours }));
  return [...booked, ...manual].toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
}

/** Two trips a day are told apart by their times. */
const byTime = (a: StayDays, b: StayDays): number => a.beginsAt.getTime() - b.beginsAt.getTime();

/** How many of the nights of the coming days are booked. */
export async function bookedNights(ctx: Ctx, days: number): Promise<number> {
  const { id: hostId } = requireActor(ctx);
  const today = todayAt("UTC", ctx.clock.now());
  return countBookedNights(ctx, hostId, today, addDays(today, days));
}

/** The host's bookings whose guest asks for a change that they can still answer, those that lapse first. */
export async function bookingsToAnswer(ctx: Ctx, limit: number): Promise<HostBooking[]> {
  return hostBookingsOf(ctx, await bookingsAskedOf(ctx, requireActor(ctx).id, limit));
}

/** What guests booked within these days and didn't cancel, the latest first. */
export async function recentlyBookedStays(ctx: Ctx, days: number, limit: number): Promise<HostBooking[]> {
  const { id: hostId } = requireActor(ctx);
  return hostBookingViews(ctx, await selectRecentlyBooked(ctx, hostId, days, limit));
}

/** Stays that ended within these days, for their host to look back on. */
export async function recentlyEndedStays(ctx: Ctx, days: number, limit: number): Promise<HostBooking[]> {
  const { id: hostId } = requireActor(ctx);
  return hostBookingViews(ctx, await selectRecentlyEnded(ctx, hostId, days, limit));
}

/** These bookings at the host's own listings, in the order of the ids. */
export async function hostBookingsOf(ctx: Ctx, bookingIds: string[]): Promise<HostBooking[]> {
  const actor = requireActor(ctx);
  const own = (await selectByIds(ctx, bookingIds)).filter((row) => bookingPolicy.may(actor, "readAsHost", row));
  const rows = new Map(own.map((row) => [row.id, row]));
  return hostBookingViews(
    ctx,
    bookingIds.flatMap((id) => rows.get(id) ?? []),
  );
}
