import type { Ctx } from "../../../platform/context.server.ts";
import { stayTermsOf } from "../../listings/index.server.ts";
import { specialOfferPolicy } from "../booking.policy.ts";
import { liveOffer } from "./offer.queries.server.ts";
import type { SpecialOffer } from "./offer.schema.ts";

/** The offer that a guest can still book at a listing, as this side of it sees it; null for everybody else. */
export async function readLiveOffer(ctx: Ctx, between: { listingId: string; guestId: string }): Promise<SpecialOffer | null> {
  const row = await liveOffer(ctx, between);
  const side = row && specialOfferPolicy.sideOf(ctx.actor, row);
  const [terms] = side ? await stayTermsOf(ctx, [between.listingId]) : [];
  if (!row || !terms) return null;
  const { id, checkIn, checkOut, guests, children, infants, pets, totalPrice, serviceFee, expiresAt } = row;
  return {
    id,
    checkIn,
    checkOut,
    guests,
    children,
    infants,
    pets,
    totalCents: totalPrice,
    payoutCents: side === "host" ? totalPrice - serviceFee : null,
    timeZone: terms.timeZone,
    expiresAt: expiresAt.toISOString(),
  };
}
