import { HostBookingsQuery } from "../../features/bookings/index.ts";
import { bookingError, exportHostBookings } from "../../features/bookings/index.server.ts";
import type { HostEntry } from "../../features/bookings/index.ts";
import { manualName } from "../../features/availability/index.ts";
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
  "Source",
  "Note",
];

export const loader = exportLoader(async (ctx, { url }) => {
  const given = HostBookingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : HostBookingsQuery.parse({});
  return csvResponse(`bookings-${query.phase}`, HEADER, exportHostBookings(ctx, query), (entry) =>
    entry.source === "manual" ? manualCells(entry) : [...bookingCells(entry), ctx.config.brandName, ""],
  );
}, bookingError("bookings_load_failed"));

type Of<Source> = Extract<HostEntry, { source: Source }>;

const bookingCells = ({ reservationId, listing, guest, checkIn, checkOut, guests, phase, totalCents, payoutCents }: Of<"booking">) => [
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
];

/** One line holds a phone number or an email; which it is, only an @ tells. */
function manualCells(entry: Of<"manual">) {
  const { listing, contact, checkIn, checkOut, guests, phase, note } = entry;
  const [email, phone] = contact.includes("@") ? [contact, ""] : ["", contact];
  const source = entry.kind === "own" ? "Own use" : "Added by you";
  return ["", listing.title, manualName(entry), email, phone, checkIn, checkOut, guests ?? "", phase, "", "", source, note];
}
