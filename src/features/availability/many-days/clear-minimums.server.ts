import { and, between, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { propertyDayMinimums } from "../rules/rules.tables.server.ts";
import { changeManyDays } from "./change-many-days.server.ts";
import type { ManyDays } from "./many-days.rules.ts";
import type { DaysChanged } from "./many-days.schema.ts";

/** Lets the rules of the listings say again how long stays from these days must be. */
export async function clearMinimums(ctx: Ctx, many: ManyDays): Promise<DaysChanged> {
  return changeManyDays(ctx, many, async (tx, listingId) => {
    const { rowCount } = await tx.db
      .delete(propertyDayMinimums)
      .where(and(eq(propertyDayMinimums.propertyId, listingId), between(propertyDayMinimums.date, many.first, many.last)));
    return rowCount ?? 0;
  });
}
