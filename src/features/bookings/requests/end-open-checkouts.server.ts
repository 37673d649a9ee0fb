import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { endRequest } from "./end-request.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { endCheckout } from "../checkout/ending/end-checkout.server.ts";

/** Ends what is paid for or asked about with somebody who has no account any more, or at a listing that was deleted. What was paid comes back. */
export async function endOpenCheckouts(ctx: Ctx, of: { personId: string } | { listingId: string }): Promise<void> {
  const isTheirs =
    "personId" in of ? or(eq(checkouts.guestId, of.personId), eq(checkouts.hostId, of.personId)) : eq(checkouts.propertyId, of.listingId);
  await transact(ctx, async (tx) => {
    const open = await tx.db
      .select()
      .from(checkouts)
      .where(and(isTheirs, inArray(checkouts.state, ["holding", "asked"])))
      .orderBy(asc(checkouts.propertyId), asc(checkouts.id))
      .for("update");
    for (const row of open) {
      if (row.state === "holding") await endCheckout(tx, row, "abandoned");
      else await endRequest(tx, row, "personId" in of && row.guestId === of.personId ? "withdrawn" : "lapsed");
    }
  });
}
