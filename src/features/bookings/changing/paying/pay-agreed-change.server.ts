import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { admit } from "../../../../platform/policy/admit.server.ts";
import { bookingError } from "../../booking.errors.ts";
import { bookingPolicy } from "../../booking.policy.ts";
import { type BookingRow, lockBooking } from "../../booking.queries.server.ts";
import { answerRequest } from "../answer-change-request.server.ts";
import { findRequest, type RequestRow } from "../change.queries.server.ts";
import { changePaidFor, changePaymentPage, openChangePayment } from "./open-change-payment.server.ts";
import { payDifference } from "./pay-difference.server.ts";
import { requestWithSides } from "../request-with-sides.server.ts";

/** The address where a guest pays for a change that both sides agree on, and that the card on file didn't pay. It is made when they come back from there. */
export async function payAgreedChange(ctx: Ctx, requestId: string): Promise<string> {
  const paymentId = await transact(ctx, async (tx) => {
    const { booking, request } = await agreedChange(tx, requestId);
    if (request.state !== "open" || request.lapsesAt <= tx.clock.now()) throw bookingError("change_request_over");
    const amount = request.totalPrice - booking.totalPrice;
    if (amount <= 0 || (request.askedBy === "guest" && !request.approvedAt)) throw bookingError("nothing_owed");
    return openChangePayment(tx, booking, amount, new URLSearchParams({ requestId }), `/bookings/${booking.id}`);
  });
  return changePaymentPage(ctx, paymentId);
}

/** A guest who comes back from there: the change is made with what they paid, once, or that is let go of. */
export async function returnFromAgreedChange(ctx: Ctx, requestId: string): Promise<void> {
  const { booking, request } = await agreedChange(ctx, requestId);
  if (request.state === "approved") return;
  const paidWith = await changePaidFor(ctx, booking.id);
  if (!paidWith) {
    if ((await findRequest(ctx, requestId))?.state === "approved") return;
    throw bookingError("change_unpaid");
  }
  const cents = request.totalPrice - booking.totalPrice;
  await payDifference(ctx, booking, { cents, paidWith }, (take) => answerRequest(ctx, requestId, booking.id, "approved", take));
}

/** Its guest's alone. */
async function agreedChange(ctx: Ctx, requestId: string): Promise<{ booking: BookingRow; request: RequestRow }> {
  const booking = await admit(
    ctx,
    bookingPolicy,
    "pay",
    async () => (await requestWithSides(ctx, requestId, lockBooking))?.booking ?? null,
  );
  const request = await findRequest(ctx, requestId);
  if (!request) throw bookingError("change_request_not_found");
  return { booking, request };
}
