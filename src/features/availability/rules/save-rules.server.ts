import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import { boatClocks } from "../hours/hours.tables.server.ts";
import { rulesError } from "./rules.errors.ts";
import type { RulesInput } from "./rules.schema.ts";
import { propertyRules } from "./rules.tables.server.ts";

/**
 * Sets all rules of the host's own listing but its seasons. Bookings that are there keep their price and their preparation. Refuses strangers, and nights for
 * preparation of a boat that sells hours.
 */
export async function saveRules(ctx: Ctx, listingId: string, rules: RulesInput): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnTimeZone(tx, listingId);
    if (rules.preparationBefore + rules.preparationAfter > 0 && (await sellsHours(tx, listingId)))
      throw rulesError("hours_prepare_by_minutes");
    await tx.db
      .insert(propertyRules)
      .values({ ...rules, propertyId: listingId })
      .onConflictDoUpdate({ target: propertyRules.propertyId, set: rules });
  });
}

async function sellsHours({ db }: Ctx, listingId: string): Promise<boolean> {
  const found = await db.select({ since: boatClocks.since }).from(boatClocks).where(eq(boatClocks.propertyId, listingId));
  return found.length > 0;
}
