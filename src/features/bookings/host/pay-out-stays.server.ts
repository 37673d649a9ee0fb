import { and, asc, eq, isNull, lte, notInArray } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { workThrough } from "../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { notify } from "../../notifications/index.server.ts";
import { payOutHost } from "../../payments/index.server.ts";
import { type BookingRow, lockBooking } from "../booking.queries.server.ts";
import { earningOf } from "../booking.rules.ts";
import { bookings } from "../booking.tables.server.ts";

const BATCH = 200;
const NAME = "bookings.pay-out";

/**
 * Every hour, pays hosts their part of the stays that began a day ago, also hosts who deleted the account. A crash in between, or a booking
 * that fails, is paid later; none is paid twice.
 */
export const payOutStays = declareJob({
  name: NAME,
  input: z.object({}),
  schedule: "11 * * * *",
  run: (ctx) => workThrough(ctx, { name: NAME, next: (except) => selectPayable(ctx, except), work: payOut }),
});

async function selectPayable(ctx: Ctx, except: string[]): Promise<string[]> {
  const due = and(isNull(bookings.paidOutAt), isNull(bookings.paymentDueBy), lte(bookings.payableAt, ctx.clock.now()));
  const rows = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(due, except.length > 0 ? notInArray(bookings.id, except) : undefined))
    .orderBy(asc(bookings.payableAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function payOut(tx: Ctx, id: string): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (!booking || booking.paidOutAt) return;
  await payOutHost(tx, id);
  await tx.db.update(bookings).set({ paidOutAt: tx.clock.now() }).where(eq(bookings.id, id));
  await notifyHost(tx, booking);
}

async function notifyHost(tx: Ctx, booking: BookingRow): Promise<void> {
  const { payout } = earningOf(booking);
  if (payout === 0) return;
  const text = `${formatMoney(money(payout))} for booking ${booking.reservationId}.`;
  const foldKey = `payout:${booking.id}`;
  await notify(tx, { personId: booking.hostId, kind: "payout", foldKey, title: "We paid you", text, path: "/host/earnings" });
}
