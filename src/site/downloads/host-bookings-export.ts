import { HostBookingsQuery } from "../../features/bookings/index.ts";
import { bookingError, exportHostBookings } from "../../features/bookings/index.server.ts";
import { csvResponse, dollarsCell } from "./csv.server.ts";
import { exportLoader } from "./download-loader.server.ts";

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

export const loader = exportLoader(async (ctx, { url }) => {
  const given = HostBookingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : HostBookingsQuery.parse({});
  return csvResponse(
    `bookings-${query.phase}`,
    HEADER,
    exportHostBookings(ctx, query),
    ({ reservationId, listing, guest, checkIn, checkOut, guests, phase, totalCents, payoutCents }) => [
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
    ],
  );
}, bookingError("bookings_load_failed"));
