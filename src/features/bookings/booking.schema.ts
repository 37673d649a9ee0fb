import { z } from "zod";
import { IdempotencyKey } from "../../platform/limits/idempotency-key.ts";
import { shownFrom } from "../../platform/shown.schema.ts";
import { TotalCents } from "../../platform/money.schema.ts";
import { Contact, PublicProfile } from "../accounts/index.ts";
import { Companions, hasAdult, NO_ADULT, QuoteView, StayRequest } from "../availability/index.ts";
import { BookedCharter } from "../charters/index.ts";
import { BookedListing, CANCELLATION_POLICIES, Location, StayPlace } from "../listings/index.ts";
import { PHASES, TRIPS_SHOWN } from "./booking.rules.ts";
import { HOST_CANCEL_REASONS } from "./host-booking/details.rules.ts";
import { ChangeRequestView } from "./changing/change.schema.ts";

/** What the guest saw when they pressed Reserve. */
export const ReserveDatesInput = StayRequest.extend({
  /** None of them by default. */
  ...Companions.partial().shape,
  listingId: z.uuid("Property not found"),
  /** The total that was shown; if the price has changed, the booking is refused with the new one. */
  totalCents: TotalCents,
  /** Made when the form was drawn: the same key makes one booking, however often it is sent. */
  key: IdempotencyKey,
}).refine(hasAdult, NO_ADULT);
export type ReserveDatesInput = z.infer<typeof ReserveDatesInput>;

export const Reserved = z.object({ bookingId: z.uuid() });
export type Reserved = z.infer<typeof Reserved>;

/** The price as it is now, with the refusal of the one that was shown. */
export const PriceChanged = z.object({ quote: QuoteView });

export const CancelBookingInput = z.object({
  /** The refund that was shown; if it has changed, the cancellation is refused with the new one. */
  refundCents: TotalCents,
});
export type CancelBookingInput = z.infer<typeof CancelBookingInput>;

/** The refund as it is now, with the refusal of the one that was shown. */
export const RefundChanged = z.object({ refundCents: z.number().int() }).meta({ id: "RefundChanged" });

export const BookingPath = z.object({ bookingId: z.uuid("Booking not found") });

export const BookingSummary = z.object({
  id: z.uuid(),
  reservationId: z.string(),
  phase: z.enum(PHASES),
  checkIn: z.string(),
  checkOut: z.string(),
  /** Adults and children. */
  guests: z.number().int(),
  children: z.number().int(),
  infants: z.number().int(),
  pets: z.number().int(),
  totalCents: z.number().int(),
  refundCents: z.number().int(),
  /** What was booked instead of nights; its check-in and check-out are the days on which it begins and ends. */
  charter: z.union([BookedCharter, z.null()]),
  listing: BookedListing,
});
export type BookingSummary = z.infer<typeof BookingSummary>;

const Countdown = {
  /** Days until check-in, or during the stay until check-out, by the listing's calendar; null when it is over or cancelled. */
  daysLeft: z.number().int().nullable(),
  /** A link that leads there in the map of the device that asks; null where there is nowhere to go. */
  directions: z.string().nullable(),
};

/** A booking in the list of its guest. */
export const Trip = BookingSummary.extend({
  ...Countdown,
  /** The exact place, until the stay is over. */
  location: Location.nullable(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  host: PublicProfile.pick({ id: true, fullName: true, avatarUrl: true }),
  /** Until when what could not be collected can be paid. */
  paymentDueBy: z.string().nullable(),
});
export type Trip = z.infer<typeof Trip>;

export const TripsQuery = z.object({
  phase: z.enum(PHASES, `must be ${PHASES.join(", ")}`).default("upcoming"),
  show: shownFrom(TRIPS_SHOWN),
  after: z.string().max(100).optional(),
});
export type TripsQuery = z.infer<typeof TripsQuery>;

export const Trips = z.object({
  bookings: z.array(Trip),
  next: z.string().nullable(),
  counts: z.object({ upcoming: z.number().int(), current: z.number().int(), past: z.number().int(), cancelled: z.number().int() }),
});
export type Trips = z.infer<typeof Trips>;

/** A booking as one of its sides, or support, sees it. */
export const BookingView = BookingSummary.extend({
  ...Countdown,
  listing: StayPlace,
  quote: QuoteView,
  cancellationPolicy: z.enum(CANCELLATION_POLICIES),
  timeZone: z.string(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  beginsAt: z.string(),
  endsAt: z.string(),
  createdAt: z.string(),
  /** How often its guest changed it. */
  changes: z.number().int(),
  changedAt: z.string().nullable(),
  /** The change that waits for the host. */
  changeRequest: ChangeRequestView.nullable(),
  cancelledAt: z.string().nullable(),
  /** `payment`: it was never paid for. */
  cancelledBy: z.enum(["guest", "host", "payment"]).nullable(),
  /** Until when its guest can pay what could not be collected. */
  paymentDueBy: z.string().nullable(),
  /** Why the host cancelled; null for the guest's cancellations and for old ones. */
  cancelReason: z.enum(HOST_CANCEL_REASONS).nullable(),
  /** Since when the host reports that the guest didn't come. */
  noShowAt: z.string().nullable(),
  /** What its guest may steer the boat by, where they do. */
  license: z.object({ kind: z.string(), number: z.string(), country: z.string() }).nullable(),
  guest: Contact,
  host: Contact,
  /** What its guest paid through us, for the guest alone; empty where the money is taken elsewhere. */
  payments: z.array(
    z.object({
      paidAt: z.string(),
      amountCents: z.number().int(),
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
      refundedCents: z.number().int(),
    }),
  ),
  viewer: z.object({
    role: z.enum(["guest", "host", "support"]),
    /** What comes back if this viewer cancels now; null: they cannot. */
    cancelling: z.object({ refundCents: z.number().int(), betterUntil: z.string().nullable() }).nullable(),
    /** Until when this viewer changes dates or guests without asking the host, null: they ask; null for both: they can't. */
    changing: z.object({ freeUntil: z.string().nullable() }).nullable(),
  }),
}).meta({ id: "Booking" });
export type BookingView = z.infer<typeof BookingView>;
