import { answerExport } from "../server/answer-file.server.ts";
import { HostBookingsQuery } from "../../features/bookings/index.ts";
import { bookingError, exportHostBookings } from "../../features/bookings/index.server.ts";
import { charterWords, type HostEntry } from "../../features/bookings/index.ts";
import { hoursOf, manualName, nightsBetween } from "../../features/availability/index.ts";
import { csvResponse, dollarsCell, hoursCells } from "./csv.server.ts";

const HEADER = [
  "Reference",
  "Listing",
  "Guest",
  "Email",
  "Phone",
  "Check-in",
  "Check-out",
  "Nights",
  "Guests",
  "Children",
  "Infants",
  "Pets",
  "Phase",
  "Booked on",
  "Nights (USD)",
  "Cleaning fee (USD)",
  "Service fee (USD)",
  "Total (USD)",
  "Payout (USD)",
  "Source",
  "Note",
  "Listing ID",
  "Start",
  "Return",
  "Time zone",
  "Trip",
];

export const hostBookingsExport = answerExport(async (ctx, { url }) => {
  const given = HostBookingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : HostBookingsQuery.parse({});
  return csvResponse(
    `bookings-${query.phase}-${ctx.clock.now().toISOString().slice(0, 10)}`,
    HEADER,
    exportHostBookings(ctx, query),
    (entry) => [
      ...(entry.source === "manual" ? manualCells(entry) : [...bookingCells(entry), ctx.config.brandName, "", entry.listing.id]),
      ...hoursCells(hoursOf(entry)),
      entry.source === "booking" && entry.charter ? charterWords(entry.charter) : "",
    ],
  );
}, bookingError("bookings_load_failed"));

type Of<Source> = Extract<HostEntry, { source: Source }>;

const bookingCells = (entry: Of<"booking">) => [
  entry.reservationId,
  entry.listing.title,
  entry.guest.fullName,
  entry.guest.email,
  entry.guest.phone,
  entry.checkIn,
  entry.checkOut,
  entry.charter ? "" : nightsBetween(entry),
  entry.guests,
  entry.children,
  entry.infants,
  entry.pets,
  entry.phase,
  entry.bookedAt.slice(0, 10),
  dollarsCell(entry.totalCents - entry.cleaningFeeCents - entry.serviceFeeCents),
  dollarsCell(entry.cleaningFeeCents),
  dollarsCell(entry.serviceFeeCents),
  dollarsCell(entry.totalCents),
  dollarsCell(entry.payoutCents),
];

/** One line holds a phone number or an email; which it is, only an @ tells. */
function manualCells(entry: Of<"manual">) {
  const { listing, contact, checkIn, checkOut, guests, phase, note } = entry;
  const [email, phone] = contact.includes("@") ? [contact, ""] : ["", contact];
  const source = entry.kind === "own" ? "Own use" : "Added by you";
  const stay = [checkIn, checkOut, entry.hours ? "" : nightsBetween(entry), guests ?? "", "", "", "", phase];
  return [
    "",
    listing.title,
    manualName(entry),
    email,
    phone,
    ...stay,
    entry.createdAt.slice(0, 10),
    "",
    "",
    "",
    "",
    "",
    source,
    note,
    listing.id,
  ];
}
