import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { contactsOf } from "../../accounts/index.server.ts";
import type { Contact } from "../../accounts/index.ts";
import { type Departure, findDeparture } from "../../charters/index.server.ts";
import { listingBasics } from "../../listings/index.server.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { earningOf, phaseOf } from "../booking.rules.ts";
import { HOST_CANCEL_REASONS } from "../host-booking/details.rules.ts";
import { departureError } from "./departure.errors.ts";
import { departurePolicy } from "./departure.policy.ts";
import { bookingsOfDeparture } from "./departure.queries.server.ts";
import { phaseOfDeparture, whenOfDeparture } from "./departure.rules.ts";
import type { DepartureBooking, DepartureView } from "./departure.schema.ts";

/** A departure of the host's own boat with its bookings; to everyone else there is none. */
export async function readDeparture(ctx: Ctx, departureId: string): Promise<DepartureView> {
  return departureView(ctx, await admit(ctx, departurePolicy, "read", () => findDeparture(ctx, departureId)));
}

async function departureView(ctx: Ctx, departure: Departure): Promise<DepartureView> {
  const [boat, rows] = await Promise.all([listingBasics(ctx, departure.propertyId), bookingsOfDeparture(ctx, departure)]);
  if (!boat) throw departureError("departure_not_found");
  const guests = await contactsOf(ctx, [...new Set(rows.map(({ guestId }) => guestId))]);
  const { id, packageId, packageName, beginsAt, seats, taken, cancelledAt, cancelReason } = departure;
  const now = ctx.clock.now();
  const phase = phaseOfDeparture(departure, now);
  const standing = rows.filter(({ status }) => status === "confirmed");
  const seatsBooked = sum(standing, ({ seats: own }) => own);
  return {
    id,
    listing: { id: boat.id, title: boat.title, city: boat.city },
    packageId,
    packageName,
    phase,
    ...whenOfDeparture(departure, boat.timeZone),
    seats,
    seatsBooked,
    seatsHeld: Math.max(0, taken - seatsBooked),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    cancelReason: HOST_CANCEL_REASONS.find((reason) => reason === cancelReason) ?? null,
    bookings: [...standing, ...rows.filter(({ status }) => status === "cancelled")].flatMap((row) => {
      const guest = guests.get(row.guestId);
      return guest ? [bookingOfDeparture(row, guest, now)] : [];
    }),
    totals: {
      bookings: standing.length,
      guests: sum(standing, ({ guests: adults, infants }) => adults + infants),
      paidCents: sum(standing, ({ totalPrice }) => totalPrice),
      payoutCents: sum(standing, (row) => earningOf(row).payout),
    },
    cancelling: phase === "upcoming" ? { refundCents: sum(standing, ({ totalPrice }) => totalPrice) } : null,
    isReopenable: phase === "cancelled" && now < beginsAt,
  };
}

const sum = (rows: BookingRow[], of: (row: BookingRow) => number): number => rows.reduce((total, row) => total + of(row), 0);

/** Contact details are shared only while the booking stands. */
const bookingOfDeparture = (row: BookingRow, guest: Contact, now: Date): DepartureBooking => ({
  id: row.id,
  reservationId: row.reservationId,
  phase: phaseOf(row, now),
  guests: row.guests,
  children: row.children,
  infants: row.infants,
  pets: row.pets,
  totalCents: row.totalPrice,
  refundCents: row.refund,
  seats: row.seats,
  payoutCents: earningOf(row).payout,
  guest: row.status === "confirmed" ? guest : { ...guest, email: "", phone: "" },
  isNoShow: row.noShowAt !== null,
});
