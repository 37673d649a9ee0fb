import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { type BookingRow, findBooking } from "../booking.queries.server.ts";
import { phaseOf } from "../booking.rules.ts";
import { passengerError } from "./passenger.errors.ts";
import { passengerPolicy } from "./passenger.policy.ts";
import { findList, passengersOf } from "./passenger.queries.server.ts";
import { aboardOf } from "./passenger.rules.ts";
import type { PassengerList } from "./passenger.schema.ts";

/** Who comes aboard with a charter, for its guest and its host; to everybody else there is no such booking. A stay by the night has no list. */
export async function readPassengers(ctx: Ctx, bookingId: string): Promise<PassengerList> {
  const booking = await admit(ctx, passengerPolicy, "read", () => findBooking(ctx, bookingId));
  if (booking.packageId === null) throw passengerError("no_passengers");
  return passengerListOf(ctx, booking, passengerPolicy.sideOf(ctx.actor, booking) === "guest");
}

export async function passengerListOf(ctx: Ctx, booking: BookingRow, isGuest: boolean): Promise<PassengerList> {
  const list = await findList(ctx, booking.id);
  const found = await passengersOf(ctx, [booking.id]);
  return {
    passengers: found.get(booking.id) ?? [],
    aboard: aboardOf(booking),
    version: list?.version ?? 0,
    savedAt: list?.savedAt.toISOString() ?? null,
    isOpen: isGuest && phaseOf(booking, ctx.clock.now()) === "upcoming",
  };
}
