import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { keptRules, nightsBetween } from "../../availability/index.ts";
import { type QuotedStay, quoteTerms } from "../../availability/index.server.ts";
import { stayTermsOf } from "../../listings/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { phaseOf, quoteOf, priceOf } from "../booking.rules.ts";
import { refusePets } from "../reserving/refuse-pets.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { isSameParty, isSameStay, type PricedStay, type Side, type WantedStay } from "./change.rules.ts";

export type Changeable = BookingRow & { side: Side };

/** The booking, for whoever may change it or ask for that. Refuses a charter, and one that was cancelled or has begun. */
export async function requireChangeable(
  ctx: Ctx,
  action: "change" | "askForChange",
  load: () => Promise<BookingRow | null>,
): Promise<Changeable> {
  const booking = await admit(ctx, bookingPolicy, action, load);
  const phase = phaseOf(booking, ctx.clock.now());
  if (phase === "cancelled") throw bookingError("already_cancelled");
  if (phase !== "upcoming") throw bookingError("too_late_to_change");
  if (booking.packageId) throw bookingError("charter_is_fixed");
  if (booking.paymentDueBy) throw bookingError("payment_due");
  return { ...booking, side: bookingPolicy.sideOf(ctx.actor, booking) ?? "guest" };
}

/**
 * The price of the stay that the booking becomes, by the rules of the day it was booked. The service fee can't be refunded: it falls only where the host
 * suggests the change. The stay may always be as short, and for as many and their pets, as it is.
 */
export async function quoteChange(ctx: Ctx, booking: Changeable, wanted: WantedStay): Promise<QuotedStay> {
  const { checkIn, checkOut, guests, pets } = wanted;
  if (isSameStay(booking, { checkIn, checkOut }) && isSameParty(booking, wanted)) throw bookingError("nothing_changed");
  const [terms] = await stayTermsOf(ctx, [booking.propertyId]);
  if (!terms) throw bookingError("changes_paused");
  if (pets > booking.pets) refusePets(terms, pets);
  return quoteTerms(
    ctx,
    {
      ...terms,
      timeZone: booking.timeZone,
      cleaningFeeCents: booking.cleaningFee,
      minimumNights: Math.min(terms.minimumNights, nightsBetween(booking)),
      capacity: Math.max(terms.capacity, booking.guests),
    },
    { checkIn, checkOut, guests },
    {
      bookingId: booking.id,
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      nightly: new Map(quoteOf(booking).nights.map(({ night, price }) => [night, price.cents])),
      kept: keptRules(booking),
      bookedAt: booking.createdAt,
      fillsGap: booking.fillsGap,
      leastServiceFeeCents: booking.side === "guest" ? booking.serviceFee : 0,
    },
  );
}

/** The stay with its price, as it is kept. */
export const pricedStay = (
  { checkIn, checkOut, guests, children, infants, pets }: WantedStay,
  { quote, fillsGap }: QuotedStay,
): PricedStay => ({
  checkIn,
  checkOut,
  guests,
  children,
  infants,
  pets,
  ...priceOf(quote),
  fillsGap,
});
