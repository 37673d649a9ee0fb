import { z } from "zod";
import { shownFrom } from "../../../platform/shown.schema.ts";
import { Line } from "../../../platform/text.schema.ts";
import { Contact } from "../../accounts/index.ts";
import { Hours, ManualBooking } from "../../availability/index.ts";
import { EARNING_STATES, PERIODS, PHASES, SHOWN_FIRST } from "../booking.rules.ts";
import { BookingSummary, Trips } from "../booking.schema.ts";

export const HostBookingsQuery = z.object({
  phase: z.enum(PHASES, `must be ${PHASES.join(", ")}`).default("upcoming"),
  /** Words of the guest's name, email or phone, the listing's title, the reference, or the note on a manual booking, in any phase. */
  q: Line().max(100, "must be at most 100 characters").default(""),
  show: shownFrom(SHOWN_FIRST),
  after: z.string().max(100).optional(),
});
export type HostBookingsQuery = z.infer<typeof HostBookingsQuery>;

/** A booking at one of the host's listings, with its guest. */
export const HostBooking = BookingSummary.extend({
  source: z.literal("booking"),
  guest: Contact,
  payoutCents: z.number().int(),
  cleaningFeeCents: z.number().int(),
  serviceFeeCents: z.number().int(),
  bookedAt: z.string(),
  hasChangeRequest: z.boolean(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  /** Days until check-in, or during the stay until check-out, by the listing's calendar; null when it is over or cancelled. */
  daysLeft: z.number().int().nullable(),
  isNoShow: z.boolean(),
}).meta({ id: "HostBooking" });
export type HostBooking = z.infer<typeof HostBooking>;

/** A stay that the host entered, as it stands among their bookings. */
export const ManualEntry = ManualBooking.extend({
  source: z.literal("manual"),
  phase: z.enum(PHASES),
  daysLeft: HostBooking.shape.daysLeft,
}).meta({ id: "ManualEntry" });
export type ManualEntry = z.infer<typeof ManualEntry>;

/** Somebody who stays with the host, through us or not. */
export const HostEntry = z.discriminatedUnion("source", [HostBooking, ManualEntry]);
export type HostEntry = z.infer<typeof HostEntry>;

export const HostBookings = z.object({
  bookings: z.array(HostEntry),
  next: z.string().nullable(),
  /** Of those that match, by phase. */
  counts: Trips.shape.counts,
});
export type HostBookings = z.infer<typeof HostBookings>;

/** A stay as a bar on its host's calendar. */
export const HostStay = z
  .object({
    id: z.uuid(),
    /** A booking, or a stay that the host entered. */
    source: z.enum(["booking", "manual"]),
    listingId: z.uuid(),
    checkIn: z.string(),
    checkOut: z.string(),
    /** Instead of nights. */
    hours: z.union([Hours, z.null()]),
    /** Of what is booked by the seat. */
    departureId: z.uuid().nullable(),
    /** Null where nobody counted. */
    guests: z.number().int().nullable(),
    guestName: z.string(),
  })
  .meta({ id: "HostStay" });
export type HostStay = z.infer<typeof HostStay>;

/** What a host earns from one booking. Money is in cents. */
export const Earning = z
  .object({
    bookingId: z.uuid(),
    reservationId: z.string(),
    listingTitle: z.string(),
    listingPlace: z.string(),
    guestName: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    charter: BookingSummary.shape.charter,
    isCancelled: z.boolean(),
    /** How what the guest paid adds up: the nights' prices, discounts, which are negative, and extra guests, and the fees. */
    price: z.object({
      nights: z.number().int(),
      nightly: z.number().int(),
      lines: z.array(z.object({ label: z.string(), amount: z.number().int() })),
      cleaningFee: z.number().int(),
      serviceFee: z.number().int(),
    }),
    refund: z.number().int(),
    amount: z.number().int(),
    serviceFee: z.number().int(),
    taxes: z.number().int(),
    payout: z.number().int(),
    /** Upcoming until check-in. A cancelled stay that still pays is never pending. */
    status: z.enum(EARNING_STATES),
    payoutDate: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: "Earning" });
export type Earning = z.infer<typeof Earning>;

/** The payouts of a month, by payout date. */
export type MonthlyPayout = { month: string; paid: number; unpaid: number };

export const EarningsQuery = z.object({
  period: z.enum(PERIODS, `must be ${PERIODS.join(", ")}`).default("month"),
  show: shownFrom(SHOWN_FIRST),
  after: z.string().max(100).optional(),
});
export type EarningsQuery = z.infer<typeof EarningsQuery>;

export const EarningsPage = z.object({ earnings: z.array(Earning), next: z.string().nullable() });
export type EarningsPage = z.infer<typeof EarningsPage>;

/** Sums over a period, by payout date. */
export const EarningsSummary = z.object({
  amount: z.number().int(),
  serviceFee: z.number().int(),
  payout: z.number().int(),
  paid: z.number().int(),
  /** Of stays that have begun, but not paid out yet. */
  pending: z.number().int(),
  /** Of check-in dates that are still to come. */
  upcoming: z.number().int(),
  bookings: z.number().int(),
  /** Cancelled stays that still pay. */
  cancelled: z.number().int(),
});
export type EarningsSummary = z.infer<typeof EarningsSummary>;
