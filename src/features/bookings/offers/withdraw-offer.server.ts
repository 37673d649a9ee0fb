import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { specialOfferPolicy } from "../booking.policy.ts";
import { endOffer } from "./end-offer.server.ts";
import { lockOpenOffer } from "./offer.queries.server.ts";

/**
 * The host takes back what they offered a guest at a listing, in the caller's transaction, and hears whether there was anything. A guest who is paying for it
 * already still can.
 */
export async function withdrawOffer(tx: Ctx, between: { listingId: string; guestId: string }): Promise<boolean> {
  const offer = await lockOpenOffer(tx, between);
  if (!offer) return false;
  await admit(tx, specialOfferPolicy, "offer", async () => offer);
  await endOffer(tx, offer.id, "withdrawn");
  return true;
}
