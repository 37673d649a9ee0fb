import type { Ctx } from "../../../platform/context.server.ts";
import { nightsBetween, nightsOf, type Quote } from "../../availability/index.ts";
import { quoteTerms } from "../../availability/index.server.ts";
import { stayTermsOf } from "../../listings/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { phaseOf, priceOf } from "../booking.rules.ts";
import { quoteOf } from "../booking.view.server.ts";
import { refusePets } from "../reserving/refuse-pets.server.ts";
import { isSameParty, isSameStay, type PricedWish, type Side, sideOf, type Wish } from "./change.rules.ts";

/** Refuses a booking that this person has no part in, or not on this side, and one that was cancelled or has begun. */
export function requireChangeable(booking: BookingRow | null, personId: string, now: Date, only?: Side): BookingRow & { side: Side } {
  const side = booking && sideOf(booking, personId);
  if (!side || (only && side !== only)) throw bookingError("booking_not_found");
  const phase = phaseOf(booking, now);
  if (phase === "cancelled") throw bookingError("already_cancelled");
  if (phase !== "upcoming") throw bookingError("too_late_to_change");
  return { ...booking, side };
}

/**
 * The price of the booking as its guest would have it: nights that it keeps at their price, new ones and guests who come in addition at
 * today's, the cleaning fee as it was. It may always be as short, and for as many and their pets, as it is.
 */
export async function quoteChange(ctx: Ctx, booking: BookingRow, wish: Wish): Promise<Quote> {
  const { checkIn, checkOut, guests, pets } = wish;
  const isSame = isSameStay(booking, { checkIn, checkOut });
  if (isSame && isSameParty(booking, wish)) throw bookingError("nothing_changed");
  const [terms] = await stayTermsOf(ctx, [booking.propertyId]);
  if (!terms) throw bookingError("changes_paused");
  if (pets > booking.pets) refusePets(terms, pets);
  const prices = new Map(nightsOf(booking).map((night, index) => [night, booking.nightlyPrices[index] ?? 0]));
  const quote = await quoteTerms(
    ctx,
    {
      ...terms,
      timeZone: booking.timeZone,
      cleaningFeeCents: booking.cleaningFee,
      minimumNights: Math.min(terms.minimumNights, nightsBetween(booking)),
      capacity: Math.max(terms.capacity, booking.guests),
    },
    { checkIn, checkOut, guests },
    { bookingId: booking.id, checkIn: booking.checkIn, checkOut: booking.checkOut, guests: booking.guests, prices, kept: booking },
  );
  return isSame && quote.subtotal.cents === cents(booking.nightlyPrices) ? quoteOf(booking) : quote;
}

const cents = (prices: number[]) => prices.reduce((sum, price) => sum + price, 0);

/** The stay with its price, as it is kept. */
export const pricedWish = ({ checkIn, checkOut, guests, children, infants, pets }: Wish, quote: Quote): PricedWish => ({
  checkIn,
  checkOut,
  guests,
  children,
  infants,
  pets,
  ...priceOf(quote),
});
