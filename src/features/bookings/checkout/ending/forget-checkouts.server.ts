import { and, lt, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../../../platform/clock.ts";
import { declareJob } from "../../../../platform/jobs/jobs.server.ts";
import { specialOffers } from "../../offers/offer.tables.server.ts";
import { checkouts } from "../checkout.tables.server.ts";

const KEPT_MS = 90 * DAY_MS;

/**
 * Every night, forgets special offers that ended 90 days ago, and checkouts that nothing came of for as long, with what their guests wrote. What was paid for them
 * and came back stays in the payments.
 */
export const forgetCheckouts = declareJob({
  name: "bookings.forget-checkouts",
  input: z.object({}),
  schedule: "13 4 * * *",
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await db.delete(specialOffers).where(lt(specialOffers.expiresAt, before));
    const isOffered = sql`exists (select 1 from ${specialOffers} o where o.checkout_id = ${checkouts.id})`;
    const cameToNothing = notInArray(checkouts.state, ["holding", "asked", "booked"]);
    await db.delete(checkouts).where(and(cameToNothing, lt(checkouts.endedAt, before), sql`not ${isOffered}`));
  },
});
