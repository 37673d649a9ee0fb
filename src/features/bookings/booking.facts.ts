import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";
import { BookedCharter } from "../charters/index.ts";
import { SIDES } from "./changing/change.rules.ts";

const BookingFact = z.object({ bookingId: z.uuid() });

/** With what the guest wrote to the host while booking, and who made it final: the host who accepted a request, or the guest. */
export const bookingMade = declareFact(
  "booking.made",
  BookingFact.extend({ message: z.string().default(""), by: z.enum(SIDES).default("guest") }),
);
export type MadeBooking = z.infer<(typeof bookingMade)["payload"]>;
/** What counted as paid could not be collected. */
export const bookingUnpaid = declareFact("booking.unpaid", BookingFact);
/** Several bookings of a guest were made at once, or none of them would have been. */
export const bookedTogether = declareFact("booking.made-together", z.object({ guestId: z.uuid(), bookingIds: z.array(z.uuid()) }));
const StayFact = z.object({
  checkIn: z.string(),
  checkOut: z.string(),
  guests: z.number(),
  children: z.number().default(0),
  infants: z.number().default(0),
  pets: z.number().default(0),
  totalCents: z.number(),
  charter: z.union([BookedCharter, z.null()]).default(null),
});

/** What it was before, and what it has become. */
export const bookingChanged = declareFact(
  "booking.changed",
  BookingFact.extend({ former: StayFact, current: StayFact, wasApproved: z.boolean(), askedBy: z.enum(SIDES).default("guest") }),
);
export type ChangeOfBooking = z.infer<(typeof bookingChanged)["payload"]>;

const RequestFact = z.object({ requestId: z.uuid() });

export const changeAsked = declareFact("booking.change-asked", RequestFact);
/** The host approved it, and the guest's card didn't pay for it. */
export const changeToPay = declareFact("booking.change-to-pay", RequestFact);
/** Declined, lapsed, withdrawn or overtaken; an approved one is a change. */
export const changeRequestClosed = declareFact("booking.change-request-closed", RequestFact);
/** With what the host who cancels writes to the guest, whether they keep the nights blocked, and whether the whole departure ended, of which the host hears once. */
export const bookingCancelled = declareFact(
  "booking.cancelled",
  BookingFact.extend({
    message: z.string().default(""),
    areNightsBlocked: z.boolean().default(false),
    isWithDeparture: z.boolean().optional(),
  }),
);
export type CancelledBooking = z.infer<(typeof bookingCancelled)["payload"]>;
