import type { Ctx } from "../../../platform/context.server.ts";
import { keptRules, nightsBetween } from "../../availability/index.ts";
import { type QuotedStay, quoteTerms } from "../../availability/index.server.ts";
import { type StayTerms, stayTermsOf } from "../../listings/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { quoteOf, priceOf } from "../booking.rules.ts";
import { refusePets } from "../reserving/refuse-pets.server.ts";
import { type Asked, isSameParty, isSameStay, NO_CHARTER, type PricedStay, type WantedStay, wantedStay } from "./change.rules.ts";
import type { Changeable } from "./changeable.server.ts";
import { type AskedCharter, priceCharterChange } from "./charters/price-charter-change.server.ts";
import { isCharter } from "../reserving/wanted.server.ts";

/** What somebody wants a booking to be: other nights of a stay, or another charter instead of one. */
export type AskedChange = Asked | AskedCharter;

/** The booking as it becomes, with its price. Refuses what can't be had. */
export async function priceChange(ctx: Ctx, booking: Changeable, asked: AskedChange): Promise<PricedStay> {
  if (isCharter(asked)) {
    if (booking.packageId === null) throw bookingError("booked_by_the_night");
    return priceCharterChange(ctx, booking, await termsNow(ctx, booking), asked);
  }
  if (booking.packageId !== null) throw bookingError("booked_by_the_hour");
  const wanted = wantedStay(booking, asked);
  return pricedStay(wanted, await quoteChange(ctx, booking, wanted));
}

async function termsNow(ctx: Ctx, { propertyId }: Changeable): Promise<StayTerms> {
  const [terms] = await stayTermsOf(ctx, [propertyId]);
  if (!terms) throw bookingError("changes_paused");
  return terms;
}

/**
 * The price of the stay that the booking becomes, by the rules of the day it was booked. The service fee can't be refunded: it falls only where the host
 * suggests the change. The stay may always be as short, and for as many and their pets, as it is.
 */
async function quoteChange(ctx: Ctx, booking: Changeable, wanted: WantedStay): Promise<QuotedStay> {
  const { checkIn, checkOut, guests, pets } = wanted;
  if (isSameStay(booking, { checkIn, checkOut }) && isSameParty(booking, wanted)) throw bookingError("nothing_changed");
  const terms = await termsNow(ctx, booking);
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
const pricedStay = ({ checkIn, checkOut, guests, children, infants, pets }: WantedStay, { quote, fillsGap }: QuotedStay): PricedStay => ({
  checkIn,
  checkOut,
  guests,
  children,
  infants,
  pets,
  ...priceOf(quote),
  ...NO_CHARTER,
  fillsGap,
});
