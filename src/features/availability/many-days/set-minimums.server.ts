import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { daysOf } from "../host/host-days.rules.ts";
import { propertyDayMinimums, propertyRules } from "../rules/rules.tables.server.ts";
import { changeManyDays } from "./change-many-days.server.ts";
import type { DaysChanged, SetMinimumsInput } from "./many-days.schema.ts";

/** Says how long stays that begin on these days must be at least, whatever the rules of the listings say. */
export async function setMinimums(ctx: Ctx, { nights, ...many }: SetMinimumsInput): Promise<DaysChanged> {
  const dates = daysOf(many);
  return changeManyDays(ctx, many, async (tx, propertyId) => {
    await tx.db.insert(propertyRules).values({ propertyId }).onConflictDoNothing();
    await tx.db
      .insert(propertyDayMinimums)
      .values(dates.map((date) => ({ propertyId, date, nights })))
      .onConflictDoUpdate({
        target: [propertyDayMinimums.propertyId, propertyDayMinimums.date],
        set: { nights: sql`excluded.nights` },
      });
    return dates.length;
  });
}
