import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { contactsOf } from "../../accounts/index.server.ts";
import { hoursOfRow } from "../../availability/index.ts";
import { findDeparture } from "../../charters/index.server.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { type BookingRow, findBooking } from "../booking.queries.server.ts";
import { departureError } from "../departures/departure.errors.ts";
import { departurePolicy } from "../departures/departure.policy.ts";
import { bookingsOfDeparture } from "../departures/departure.queries.server.ts";
import { whenOfDeparture } from "../departures/departure.rules.ts";
import { passengerError } from "./passenger.errors.ts";
import { passengerPolicy } from "./passenger.policy.ts";
import { passengersOf } from "./passenger.queries.server.ts";
import { aboardOf } from "./passenger.rules.ts";
import type { Manifest } from "./passenger.schema.ts";

/** Everybody aboard of a departure, for the boat's host; to everyone else there is none. */
export async function readDepartureManifest(ctx: Ctx, departureId: string): Promise<Manifest> {
  const departure = await admit(ctx, departurePolicy, "read", () => findDeparture(ctx, departureId));
  const [boat, rows] = await Promise.all([listingBasics(ctx, departure.propertyId), bookingsOfDeparture(ctx, departure)]);
  if (!boat) throw departureError("departure_not_found");
  const standing = rows.filter(({ status }) => status === "confirmed");
  return {
    departureId,
    boat: { title: boat.title, city: boat.city },
    packageName: departure.packageName,
    beginsPlace: standing[0]?.beginsPlace ?? "",
    ...whenOfDeparture(departure, boat.timeZone),
    ...(await partiesOf(ctx, standing)),
  };
}

/** Everybody aboard of a charter of the whole boat, for its host; of a booking by the seat, everybody on its departure. A stay by the night has none. */
export async function readBookingManifest(ctx: Ctx, bookingId: string): Promise<Manifest> {
  const booking = await admit(ctx, passengerPolicy, "readManifest", () => findBooking(ctx, bookingId));
  if (booking.packageId === null) throw passengerError("no_passengers");
  if (booking.departureId !== null) return readDepartureManifest(ctx, booking.departureId);
  const { title = "", city = "" } = (await listingBasics(ctx, booking.propertyId)) ?? {};
  const { checkIn, checkOut, packageName, beginsPlace, status } = booking;
  return {
    departureId: null,
    boat: { title, city },
    packageName: packageName ?? "",
    beginsPlace,
    checkIn,
    checkOut,
    hours: hoursOfRow(booking),
    ...(await partiesOf(ctx, status === "confirmed" ? [booking] : [])),
  };
}

async function partiesOf(ctx: Ctx, rows: BookingRow[]): Promise<Pick<Manifest, "parties" | "aboard" | "missing">> {
  const [people, named] = await Promise.all([
    contactsOf(ctx, [...new Set(rows.map(({ guestId }) => guestId))]),
    passengersOf(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  const parties = rows.map((row) => {
    const passengers = named.get(row.id) ?? [];
    const { fullName = "", phone = "" } = people.get(row.guestId) ?? {};
    return {
      bookingId: row.id,
      reservationId: row.reservationId,
      bookedBy: fullName,
      phone,
      guests: row.guests,
      children: row.children,
      infants: row.infants,
      pets: row.pets,
      isNoShow: row.noShowAt !== null,
      passengers,
      missing: Math.max(0, aboardOf(row) - passengers.length),
    };
  });
  const sum = (of: (party: (typeof parties)[number]) => number) => parties.reduce((total, party) => total + of(party), 0);
  return { parties, aboard: sum(({ passengers, missing }) => passengers.length + missing), missing: sum(({ missing }) => missing) };
}
