import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { forgetEndedHolds } from "../../availability/index.server.ts";
import { checkouts } from "./checkout.tables.server.ts";

const MOST_AT_ONCE = 500;

/**
 * Ends checkouts whose guest didn't pay in time, and takes rows of nights away that ended an hour ago. Nothing waits for it: nights are free by the
 * clock, and a checkout that lapsed can still be booked if its payment arrives. One that somebody is writing is left for the next time.
 */
export async function sweepCheckouts(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const late = ctx.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.state, "holding"), lte(checkouts.expiresAt, now)))
    .orderBy(asc(checkouts.propertyId))
    .limit(MOST_AT_ONCE)
    .for("update", { skipLocked: true });
  await ctx.db
    .update(checkouts)
    .set({ state: "lapsed", endedAt: sql`${checkouts.expiresAt}`, changedAt: now })
    .where(inArray(checkouts.id, late));
  await forgetEndedHolds(ctx, new Date(now.getTime() - HOUR_MS));
}

export const lapseCheckouts = declareJob({
  name: "bookings.lapse-checkouts",
  input: z.object({}),
  schedule: "* * * * *",
  run: sweepCheckouts,
});
