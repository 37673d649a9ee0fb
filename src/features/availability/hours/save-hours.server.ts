import { and, eq, gt, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnBoat } from "../../listings/index.server.ts";
import { propertyRules } from "../rules/rules.tables.server.ts";
import { hoursError } from "./hours.errors.ts";
import type { HoursInput } from "./hours.schema.ts";
import { boatClocks } from "./hours.tables.server.ts";
import { refusalOfHours } from "./refusal-of-hours.server.ts";

/**
 * The host's own boat sells hours from now on, or does so with another turnaround or notice. Refuses strangers, homes, nights for preparation, a boat that
 * isn't ready by check-in, and days on which two claims share hours.
 */
export async function saveHours(ctx: Ctx, listingId: string, input: HoursInput): Promise<void> {
  try {
    await transact(ctx, async (tx) => {
      await lockOwnBoat(tx, listingId);
      if (await hasPreparation(tx, listingId)) throw hoursError("hours_need_no_preparation");
      const { rowCount } = await tx.db.update(boatClocks).set(input).where(eq(boatClocks.propertyId, listingId));
      if (rowCount === 0) await tx.db.insert(boatClocks).values({ ...input, propertyId: listingId, since: ctx.clock.now() });
    });
  } catch (error) {
    throw refusalOfHours(error) ?? error;
  }
}

async function hasPreparation({ db }: Ctx, listingId: string): Promise<boolean> {
  const [found] = await db
    .select({ propertyId: propertyRules.propertyId })
    .from(propertyRules)
    .where(and(eq(propertyRules.propertyId, listingId), or(gt(propertyRules.preparationBefore, 0), gt(propertyRules.preparationAfter, 0))));
  return found !== undefined;
}
