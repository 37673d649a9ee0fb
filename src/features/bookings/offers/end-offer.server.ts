import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { specialOffers } from "./offer.tables.server.ts";

/** Ends a locked offer, in the caller's transaction. A checkout that its guest began stays as it is. */
export async function endOffer(tx: Ctx, offerId: string, state: "withdrawn" | "replaced"): Promise<void> {
  await tx.db.update(specialOffers).set({ state, endedAt: tx.clock.now() }).where(eq(specialOffers.id, offerId));
}
