import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { stayError } from "../../availability/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { specialOfferPolicy } from "../booking.policy.ts";
import type { Begun } from "../reserving/begin-booking.server.ts";
import { bookingFrom } from "../checkout/checkout.queries.server.ts";
import { payCheckout } from "../checkout/pay-checkout.server.ts";
import { startOfferedCheckout } from "./start-offered-checkout.server.ts";
import { findSpecialOffer } from "./offer.queries.server.ts";
import { specialOffers } from "./offer.tables.server.ts";

const EXCLUSION_VIOLATION = "23P01";

/**
 * The guest takes an offer on: its nights are held at its total while they pay, or booked at once where the money is taken elsewhere. Again is the same checkout. Refuses everybody else,
 * an offer that is over, and nights that were taken meanwhile.
 */
export async function bookOffer(ctx: Ctx, offerId: string): Promise<Begun> {
  const { propertyId } = await admit(ctx, specialOfferPolicy, "book", () => findSpecialOffer(ctx, offerId));
  await freshenCalendars(ctx, propertyId);
  try {
    const { checkoutId, bookingId } = await transact(ctx, async (tx) => {
      const offer = await admit(tx, specialOfferPolicy, "book", () => findSpecialOffer(tx, offerId, { lock: true }));
      if (offer.state !== "open" || offer.expiresAt <= tx.clock.now()) throw bookingError("offer_over");
      const started = await startOfferedCheckout(tx, offer);
      await tx.db.update(specialOffers).set({ checkoutId: started }).where(eq(specialOffers.id, offerId));
      return { checkoutId: started, bookingId: await bookingFrom(tx, started) };
    });
    if (bookingId) return { bookingId };
    return { checkoutId, payUrl: await payCheckout(ctx, checkoutId).catch(unreachable) };
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? stayError("dates_taken") : error;
  }
}

function unreachable(error: unknown): null {
  if (error instanceof AppError && error.code === "payment_unreachable") return null;
  throw error;
}
