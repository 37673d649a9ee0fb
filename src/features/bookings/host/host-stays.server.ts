import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { addDays, nightsOf, todayAt } from "../../availability/index.ts";
import { selectByIds } from "../booking.queries.server.ts";
import { countHostBookings, selectRecentlyEnded, selectStaysBetween } from "./host-booking.queries.server.ts";
import type { HostBooking } from "./host-booking.schema.ts";
import { hostBookingViews } from "./list-host-bookings.server.ts";

/** How many bookings a host has had, and what became of them. */
export async function hostCounts(
  ctx: Ctx,
  hostId: string,
): Promise<{ total: number; completed: number; cancelled: number; upcoming: number }> {
  const { upcoming, current, past, cancelled } = await countHostBookings(ctx, hostId);
  return { total: upcoming + current + past + cancelled, completed: past, cancelled, upcoming };
}

export type HostDay = { arrivals: HostBooking[]; departures: HostBooking[]; bookedNights: number };

/** Who comes and who goes today, by each listing's own calendar, and how many of the coming nights are booked. */
export async function readHostDay(ctx: Ctx, days: number): Promise<HostDay> {
  const { id: hostId } = requireActor(ctx);
  const now = ctx.clock.now();
  const utcToday = todayAt("UTC", now);
  // A day to each side: today is not the same date everywhere.
  const rows = await selectStaysBetween(ctx, hostId, addDays(utcToday, -3), addDays(utcToday, days + 1));
  const arriving = rows.filter(({ checkIn, timeZone }) => checkIn === todayAt(timeZone, now));
  const leaving = rows.filter(({ checkOut, timeZone }) => checkOut === todayAt(timeZone, now));
  const last = addDays(utcToday, days);
  const nights = rows.flatMap((row) => nightsOf(row)).filter((night) => night >= utcToday && night < last);
  return { arrivals: await hostBookingViews(ctx, arriving), departures: await hostBookingViews(ctx, leaving), bookedNights: nights.length };
}

/** Stays that ended within these days, for their host to look back on. */
export async function recentlyEndedStays(ctx: Ctx, days: number, limit: number): Promise<HostBooking[]> {
  const { id: hostId } = requireActor(ctx);
  return hostBookingViews(ctx, await selectRecentlyEnded(ctx, hostId, days, limit));
}

/** These bookings at the host's own listings, in the order of the ids. */
export async function hostBookingsOf(ctx: Ctx, bookingIds: string[]): Promise<HostBooking[]> {
  const { id: hostId } = requireActor(ctx);
  const rows = new Map((await selectByIds(ctx, bookingIds)).filter((row) => row.hostId === hostId).map((row) => [row.id, row]));
  return hostBookingViews(
    ctx,
    bookingIds.flatMap((id) => rows.get(id) ?? []),
  );
}
