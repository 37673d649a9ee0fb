import { HostBookingsQuery } from "../../features/bookings/index.ts";
import { bookingError, exportHostBookings } from "../../features/bookings/index.server.ts";
import { csvResponse, dollarsCell } from "./csv.server.ts";
import { pageLoader } from "../server/edge.server.ts";

const HEADER = [
  "Reference",
  "Listing",
  "Guest",
  "Email",
  "Phone",
  "Check-in",
  "Check-out",
  "Guests",
  "Phase",
  "Total (USD)",
  "Payout (USD)",
];

export const loader = pageLoader(async (ctx, { url }) => {
  const given = HostBookingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : HostBookingsQuery.parse({});
  const bookings = await exportHostBookings(ctx, query);
  return csvResponse(
    `bookings-${query.phase}`,
    HEADER,
    bookings.map(({ reservationId, listing, guest, checkIn, checkOut, guests, phase, totalCents, payoutCents }) => [
      reservationId,
      listing.title,
      guest.fullName,
      guest.email,
      guest.phone,
      checkIn,
      checkOut,
      guests,
      phase,
      dollarsCell(totalCents),
      dollarsCell(payoutCents),
    ]),
  );
}, bookingError("bookings_load_failed"));
