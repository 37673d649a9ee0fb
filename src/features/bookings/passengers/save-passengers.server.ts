import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { phaseOf } from "../booking.rules.ts";
import { passengerError } from "./passenger.errors.ts";
import { passengerPolicy } from "./passenger.policy.ts";
import { findList } from "./passenger.queries.server.ts";
import { aboardOf } from "./passenger.rules.ts";
import type { PassengerList, SavePassengersInput } from "./passenger.schema.ts";
import { passengerLists, passengers } from "./passenger.tables.server.ts";
import { passengerListOf } from "./read-passengers.server.ts";

/**
 * The guest of a charter says who comes aboard, instead of what they said before; some of them, or nobody, will do. Refuses more people than were booked for, a trip
 * that has begun or was cancelled, to save over a version that they haven't seen, a stay by the night, and everybody else.
 */
export async function savePassengers(
  ctx: Ctx,
  bookingId: string,
  { passengers: named, version }: SavePassengersInput,
): Promise<PassengerList> {
  return transact(ctx, async (tx) => {
    const booking = await admit(tx, passengerPolicy, "save", () => lockBooking(tx, bookingId));
    if (booking.packageId === null) throw passengerError("no_passengers");
    if (phaseOf(booking, tx.clock.now()) !== "upcoming") throw passengerError("passengers_too_late");
    if (named.length > aboardOf(booking)) throw passengerError("too_many_passengers");
    if (((await findList(tx, bookingId))?.version ?? 0) !== version) throw passengerError("passengers_changed");
    const saved = { version: version + 1, savedAt: tx.clock.now() };
    await tx.db
      .insert(passengerLists)
      .values({ bookingId, ...saved })
      .onConflictDoUpdate({ target: passengerLists.bookingId, set: saved });
    await tx.db.delete(passengers).where(eq(passengers.bookingId, bookingId));
    const rows = named.map((passenger, index) => ({ bookingId, no: index + 1, ...passenger }));
    if (rows.length > 0) await tx.db.insert(passengers).values(rows);
    return passengerListOf(tx, booking, true);
  });
}
