import { and, asc, gt, lte, notInArray } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { workThrough } from "../../../platform/failures/failures.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { findOpenPaymentFor, giveBack, isPaid } from "../../payments/index.server.ts";
import { bookingCancelled } from "../booking.facts.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { endBooking, refundNow } from "../cancelling/end-booking.server.ts";
import { owedBy } from "./owed.server.ts";

const BATCH = 100;
const NAME = "bookings.cancel-unpaid";

/**
 * Every five minutes, cancels bookings of which nothing was paid within their day, so that others can have the nights. One whose guest is just paying, or paid a
 * part, or whose stay has begun, is left as it is: its guest can still pay, and until then its host isn't paid out.
 */
export const cancelUnpaid = declareJob({
  name: NAME,
  input: z.object({}),
  schedule: "*/5 * * * *",
  retryLimit: 0,
  run: (ctx) => workThrough(ctx, { name: NAME, next: (except) => overdue(ctx, except), work: cancelOne }),
});

const isOverdue = (ctx: Ctx) => and(lte(bookings.paymentDueBy, ctx.clock.now()), gt(bookings.beginsAt, ctx.clock.now()));

async function overdue(ctx: Ctx, except: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOverdue(ctx), except.length > 0 ? notInArray(bookings.id, except) : undefined))
    .orderBy(asc(bookings.paymentDueBy))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function cancelOne(tx: Ctx, bookingId: string): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const now = tx.clock.now();
  if (!booking?.paymentDueBy || booking.paymentDueBy > now) return;
  if ((await owedBy(tx, bookingId)).collectedCents > 0) return;
  const open = await findOpenPaymentFor(tx, "balance", bookingId);
  if (open && isPaid(open.stage)) return;
  if (open) await giveBack(tx, open.id);
  const { payoutDue, cleaningFee, serviceFee } = await refundNow(tx, booking, "payment");
  await endBooking(tx, booking, { by: "payment", refundCents: payoutDue + cleaningFee + serviceFee });
  await recordFact(tx, bookingCancelled, { bookingId, message: "", areNightsBlocked: false });
}
