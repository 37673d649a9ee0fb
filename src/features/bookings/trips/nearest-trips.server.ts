import type { Ctx } from "../../../platform/context.server.ts";
import type { BookingView } from "../booking.schema.ts";
import { readBooking } from "../booking.view.server.ts";
import { listTrips } from "./list-trips.server.ts";

const NEAREST = 5;

/** The guest's current stays and the next ones, in full, soonest first. */
export async function nearestTrips(ctx: Ctx): Promise<BookingView[]> {
  const [current, upcoming] = await Promise.all([listTrips(ctx, { phase: "current" }), listTrips(ctx, { phase: "upcoming" })]);
  const nearest = [...current.bookings, ...upcoming.bookings].slice(0, NEAREST);
  return Promise.all(nearest.map(({ id }) => readBooking(ctx, id)));
}
