import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import type { RulesInput } from "./rules.schema.ts";
import { propertyRules } from "./rules.tables.server.ts";

/** Sets all rules of the host's own listing but its seasons. Bookings that are there keep their price and their preparation. Refuses strangers. */
export async function saveRules(ctx: Ctx, listingId: string, rules: RulesInput): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnTimeZone(tx, listingId);
    await tx.db
      .insert(propertyRules)
      .values({ ...rules, propertyId: listingId })
      .onConflictDoUpdate({ target: propertyRules.propertyId, set: rules });
  });
}
