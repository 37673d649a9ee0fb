import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { type BookingRow, findBooking, lockBooking } from "../booking.queries.server.ts";
import { phaseOf } from "../booking.rules.ts";
import { changeRequestPolicy } from "../booking.policy.ts";
import { applyChange } from "./apply-change.server.ts";
import { findRequest, type RequestRow } from "./change.queries.server.ts";
import { CARD_REFUSALS } from "./change.rules.ts";
import type { AnswerChangeInput } from "./change.schema.ts";
import { keepApproval } from "./paying/keep-approval.server.ts";
import { closeRequest } from "./close-request.server.ts";
import { payDifference } from "./paying/pay-difference.server.ts";
import { requestWithSides } from "./request-with-sides.server.ts";

/** `isToPay`: approved, and made once the guest has paid. */
type Answered = { isToPay: boolean };

/**
 * The side that was asked approves or declines a change; approving changes the booking at once, at the price that both saw. The same answer again is
 * the same. Where the guest's card doesn't pay for what their host approves, they have a day to pay another way. Refuses strangers, a request that is over, and
 * nights that were taken meanwhile.
 */
export async function answerChangeRequest(ctx: Ctx, requestId: string, { answer }: AnswerChangeInput): Promise<Answered> {
  const { booking } = await admit(ctx, changeRequestPolicy, "answer", () => requestWithSides(ctx, requestId, findBooking));
  const asked = await findRequest(ctx, requestId);
  if (answer === "declined") await answerRequest(ctx, requestId, booking.id, answer, async () => {});
  else if (asked?.state === "open" && asked.approvedAt) return { isToPay: true };
  else return approve(ctx, booking, asked);
  return { isToPay: false };
}

async function approve(ctx: Ctx, booking: BookingRow, asked: RequestRow | null): Promise<Answered> {
  if (!asked) throw bookingError("change_request_not_found");
  requirePaid(booking);
  await freshenCalendars(ctx, booking.propertyId);
  const cents = asked.state === "open" ? asked.totalPrice - booking.totalPrice : 0;
  try {
    await payDifference(ctx, booking, { cents }, (take) => answerRequest(ctx, asked.id, booking.id, "approved", take));
    return { isToPay: false };
  } catch (error) {
    const isCards = error instanceof AppError && CARD_REFUSALS.has(error.code);
    if (asked.askedBy !== "guest" || !isCards) throw error;
    await keepApproval(ctx, asked.id);
    return { isToPay: true };
  }
}

/** What a booking costs more waits until what it costs already is paid. */
function requirePaid({ paymentDueBy }: BookingRow): void {
  if (paymentDueBy) throw bookingError("payment_due");
}

export const answerRequest = (
  ctx: Ctx,
  requestId: string,
  bookingId: string,
  answer: AnswerChangeInput["answer"],
  take: (tx: Ctx) => Promise<void>,
): Promise<void> =>
  transact(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const request = await findRequest(tx, requestId);
    if (!booking || !request) throw bookingError("change_request_not_found");
    if (request.state === answer) return;
    if (answer === "approved") requirePaid(booking);
    const now = ctx.clock.now();
    if (request.state !== "open" || request.lapsesAt <= now || phaseOf(booking, now) !== "upcoming")
      throw bookingError("change_request_over");
    await closeRequest(tx, requestId, answer);
    if (answer !== "approved") return;
    await applyChange(tx, booking, request, { wasApproved: true, askedBy: request.askedBy });
    await take(tx);
  });
