import { z } from "zod";
import { TotalCents } from "../../../platform/money.schema.ts";
import { Prose } from "../../../platform/text.schema.ts";
import { Contact } from "../../accounts/index.ts";
import { Hours } from "../../availability/index.ts";
import { BookingSummary } from "../booking.schema.ts";
import { PHASES } from "../booking.rules.ts";
import { HOST_CANCEL_REASONS, LONGEST_WORD } from "../host-booking/details.rules.ts";
import { DEPARTURE_CANCEL_REASONS } from "./departure.rules.ts";

export const DeparturePath = z.object({ departureId: z.uuid("Departure not found") });

/** One booking of a departure. */
const DepartureBooking = BookingSummary.pick({
  id: true,
  reservationId: true,
  phase: true,
  guests: true,
  children: true,
  infants: true,
  pets: true,
  totalCents: true,
  refundCents: true,
}).extend({
  seats: z.number().int(),
  payoutCents: z.number().int(),
  guest: Contact,
  isNoShow: z.boolean(),
});
export type DepartureBooking = z.infer<typeof DepartureBooking>;

/** A start of a package that is sold by the seat, as its host sees it. */
export const DepartureView = z
  .object({
    id: z.uuid(),
    listing: z.object({ id: z.uuid(), title: z.string(), city: z.string() }),
    packageId: z.uuid(),
    packageName: z.string(),
    phase: z.enum(PHASES),
    /** The days at the marina. */
    checkIn: z.string(),
    checkOut: z.string(),
    hours: Hours,
    seats: z.number().int(),
    /** Of bookings. */
    seatsBooked: z.number().int(),
    /** Of guests who are paying, or whose request waits for the host. */
    seatsHeld: z.number().int(),
    cancelledAt: z.string().nullable(),
    cancelReason: z.enum(HOST_CANCEL_REASONS).nullable(),
    /** Those that stand first, then cancelled ones. */
    bookings: z.array(DepartureBooking),
    /** Of the bookings that stand. */
    totals: z.object({ bookings: z.number().int(), guests: z.number().int(), paidCents: z.number().int(), payoutCents: z.number().int() }),
    /** What goes back to everybody if it is cancelled now; null: it can't be. */
    cancelling: z.object({ refundCents: z.number().int() }).nullable(),
    isReopenable: z.boolean(),
  })
  .meta({ id: "Departure" });
export type DepartureView = z.infer<typeof DepartureView>;

export const CancelDepartureInput = z
  .object({
    /** The refunds that were shown, in all; if they have changed, nothing is cancelled. */
    refundCents: TotalCents,
    reason: z.enum(DEPARTURE_CANCEL_REASONS, "Choose a reason"),
    /** A word to every guest, in their email and in the conversation. */
    message: Prose()
      .max(LONGEST_WORD, `Use at most ${LONGEST_WORD.toLocaleString("en")} characters`)
      .default(""),
  })
  .refine(({ reason, message }) => reason !== "other" || message !== "", { path: ["message"], message: "Tell your guests why" });
export type CancelDepartureInput = z.infer<typeof CancelDepartureInput>;

/** The refunds as they are now, with the refusal of those that were shown. */
export const DepartureChanged = z.object({ refundCents: z.number().int() }).meta({ id: "DepartureChanged" });
