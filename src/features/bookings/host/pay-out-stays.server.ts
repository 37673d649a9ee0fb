import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { payOutHost } from "../../payments/index.server.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";

const BATCH = 200;

/** Every hour, pays hosts their part of the stays that began a day ago. A crash in between pays the rest later, and none twice. */
export const payOutStays = declareJob({
  name: "bookings.pay-out",
  input: z.object({}),
  schedule: "11 * * * *",
  run: async (ctx) => {
    for (;;) {
      const due = await selectPayable(ctx);
      for (const { id } of due) await payOut(ctx, id);
      if (due.length < BATCH) return;
    }
  },
});

const selectPayable = (ctx: Ctx): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isNull(bookings.paidOutAt), lte(bookings.payableAt, ctx.clock.now())))
    .orderBy(asc(bookings.payableAt))
    .limit(BATCH);

const payOut = (ctx: Ctx, id: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const booking = await lockBooking(tx, id);
    if (!booking || booking.paidOutAt) return;
    await payOutHost(tx, id);
    await tx.db.update(bookings).set({ paidOutAt: ctx.clock.now() }).where(eq(bookings.id, id));
  });
