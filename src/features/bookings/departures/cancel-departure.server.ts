import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { closeDeparture, type Departure, findDeparture } from "../../charters/index.server.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import type { Shares } from "../../payments/index.ts";
import { bookingCancelled } from "../booking.facts.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { endBooking, refundNow } from "../cancelling/end-booking.server.ts";
import { departureError } from "./departure.errors.ts";
import { departurePolicy } from "./departure.policy.ts";
import { lockBookingsOfDeparture, lockCheckoutsOfDeparture } from "./departure.queries.server.ts";
import { phaseOfDeparture } from "./departure.rules.ts";
import type { CancelDepartureInput } from "./departure.schema.ts";
import { endCheckoutOfDeparture } from "./end-checkout-of-departure.server.ts";
import { notifyHostOfCancelledDeparture } from "./notify-of-departures.server.ts";

/**
 * Cancels a departure for everybody, with one reason: each of its bookings as a host's cancellation does, and whoever is paying for seats is told so. Nobody
 * can book that start again until its host offers it. All of it happens or nothing. Refuses refunds in all that have changed, a departure that has begun or is
 * cancelled, and everybody but its host.
 */
export async function cancelDeparture(ctx: Ctx, departureId: string, input: CancelDepartureInput): Promise<void> {
  const { propertyId } = await admit(ctx, departurePolicy, "cancel", () => findDeparture(ctx, departureId));
  await transact(ctx, async (tx) => {
    // Before the bookings, as whoever cancels one of them does.
    await lockOwnTimeZone(tx, propertyId);
    const departure = await stillAhead(tx, departureId);
    // All of them before the boat's time, as everybody does. Checkouts first: one that is being paid right now is a booking afterwards.
    const checkouts = await lockCheckoutsOfDeparture(tx, departure);
    const bookings = await lockBookingsOfDeparture(tx, departure);
    const ended = await endBookings(tx, bookings, input);
    for (const checkout of checkouts) await endCheckoutOfDeparture(tx, checkout, input);
    if (!(await closeDeparture(tx, departure, input.reason))) throw departureError("departure_changed");
    await notifyHostOfCancelledDeparture(tx, departure, { ...ended, reason: input.reason });
  });
}

async function stillAhead(tx: Ctx, departureId: string): Promise<Departure> {
  const departure = await findDeparture(tx, departureId);
  if (!departure) throw departureError("departure_not_found");
  const phase = phaseOfDeparture(departure, tx.clock.now());
  if (phase === "cancelled") throw departureError("departure_cancelled");
  if (phase !== "upcoming") throw departureError("departure_has_begun");
  return departure;
}

async function endBookings(tx: Ctx, rows: BookingRow[], { refundCents, reason, message }: CancelDepartureInput) {
  const refunds: { row: BookingRow; cents: number }[] = [];
  for (const row of rows) refunds.push({ row, cents: centsOf(await refundNow(tx, row, "host")) });
  const inAll = refunds.reduce((sum, { cents }) => sum + cents, 0);
  if (inAll !== refundCents) throw departureError("departure_changed", { data: { refundCents: inAll } });
  for (const { row, cents } of refunds) {
    await endBooking(tx, row, { by: "host", refundCents: cents, reason });
    await recordFact(tx, bookingCancelled, { bookingId: row.id, message, areNightsBlocked: false, isWithDeparture: true });
  }
  return { bookings: rows.length, refundCents: inAll };
}

const centsOf = ({ payoutDue, cleaningFee, serviceFee }: Shares): number => payoutDue + cleaningFee + serviceFee;
