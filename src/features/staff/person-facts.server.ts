import type { Ctx } from "../../platform/context.server.ts";
import { requireMay } from "../../platform/policy/admit.server.ts";
import { findAccount, personPolicy } from "../accounts/index.server.ts";
import { bookingsOfPerson } from "../bookings/index.server.ts";
import { bookedWhen, type BookingSummary } from "../bookings/index.ts";
import { hostListings } from "../listings/index.server.ts";
import type { PersonFacts } from "./staff.schema.ts";

const MOST = 20;

export const bookingForStaff = (booking: BookingSummary) => {
  const { listing, id, reservationId, phase, checkIn, checkOut, charter } = booking;
  const times = charter ? bookedWhen(booking) : "";
  return { id, reservationId, phase, title: listing.title, checkIn, checkOut, times };
};

/** A person's phone, bookings and listings, for support staff. The caller writes down that they were looked at. */
export async function personFacts(tx: Ctx, personId: string): Promise<PersonFacts> {
  requireMay(tx, personPolicy, "readFacts");
  const person = await findAccount(tx, personId);
  const bookings = await bookingsOfPerson(tx, personId, MOST);
  const listings = await hostListings(tx, personId);
  return {
    phone: person?.phone ?? "",
    memberSince: person?.createdAt.toISOString() ?? "",
    bookings: bookings.map(bookingForStaff),
    listings: listings.slice(0, MOST).map(({ id, title, isPaused }) => ({ id, title, isPaused })),
  };
}
