import { and, eq, gt } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { specialOffers } from "./offer.tables.server.ts";

export type OfferRow = typeof specialOffers.$inferSelect;

/** With a lock, nobody else changes it until the transaction ends. */
export async function findSpecialOffer(ctx: Ctx, id: string, { lock = false } = {}): Promise<OfferRow | null> {
  const found = ctx.db.select().from(specialOffers).where(eq(specialOffers.id, id));
  const [row] = await (lock ? found.for("update") : found);
  return row ?? null;
}

type Between = { listingId: string; guestId: string };

/** The offer that this guest has at a listing, also one whose time is over and that nothing ended yet. */
export async function lockOpenOffer(tx: Ctx, { listingId, guestId }: Between): Promise<OfferRow | null> {
  const isTheirs = and(eq(specialOffers.propertyId, listingId), eq(specialOffers.guestId, guestId), eq(specialOffers.state, "open"));
  const [row] = await tx.db.select().from(specialOffers).where(isTheirs).for("update");
  return row ?? null;
}

/** The offer that this guest can still book at a listing. */
export async function liveOffer(ctx: Ctx, { listingId, guestId }: Between): Promise<OfferRow | null> {
  const [found] = await ctx.db
    .select({ offer: specialOffers, checkout: checkouts.state })
    .from(specialOffers)
    .leftJoin(checkouts, eq(checkouts.id, specialOffers.checkoutId))
    .where(
      and(
        eq(specialOffers.propertyId, listingId),
        eq(specialOffers.guestId, guestId),
        eq(specialOffers.state, "open"),
        gt(specialOffers.expiresAt, ctx.clock.now()),
      ),
    );
  return found && found.checkout !== "booked" ? found.offer : null;
}
