import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { specialOfferPolicy } from "../booking.policy.ts";
import { endOffer } from "./end-offer.server.ts";
import { findSpecialOffer } from "./offer.queries.server.ts";

/** The host takes an offer back; again changes nothing. A guest who is paying for it already still can. */
export async function withdrawOffer(ctx: Ctx, offerId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const offer = await admit(tx, specialOfferPolicy, "offer", () => findSpecialOffer(tx, offerId, { lock: true }));
    if (offer.state === "open") await endOffer(tx, offerId, "withdrawn");
  });
}
