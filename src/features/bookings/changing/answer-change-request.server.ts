import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { findBooking, lockBooking } from "../booking.queries.server.ts";
import { phaseOf } from "../booking.rules.ts";
import { changeRequestPolicy } from "../booking.policy.ts";
import { applyChange } from "./apply-change.server.ts";
import { findRequest } from "./change.queries.server.ts";
import type { AnswerChangeInput } from "./change.schema.ts";
import { closeRequest } from "./close-request.server.ts";
import { payDifference } from "./pay-difference.server.ts";
import { nameTakenNights } from "./taken-nights.server.ts";
import { requestWithSides } from "./request-with-sides.server.ts";

/**
 * The side that was asked approves or declines a change; approving changes the booking at once, at the price that both saw. The same answer again is
 * the same. Refuses strangers, a request that is over, and nights that were taken meanwhile.
 */
export async function answerChangeRequest(ctx: Ctx, requestId: string, { answer }: AnswerChangeInput): Promise<void> {
  const seen = await admit(ctx, changeRequestPolicy, "answer", () => requestWithSides(ctx, requestId, findBooking));
  if (answer === "declined") return answerRequest(ctx, requestId, seen.booking.id, answer, async () => {});
  await freshenCalendars(ctx, seen.booking.propertyId);
  const { booking } = seen;
  const asked = await findRequest(ctx, requestId);
  const difference = asked?.state === "open" ? asked.totalPrice - booking.totalPrice : 0;
  await payDifference(ctx, booking, { cents: difference }, (take) => answerRequest(ctx, requestId, booking.id, answer, take));
}

const answerRequest = (
  ctx: Ctx,
  requestId: string,
  bookingId: string,
  answer: AnswerChangeInput["answer"],
  take: (tx: Ctx) => Promise<void>,
): Promise<void> =>
  nameTakenNights(() =>
    transact(ctx, async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      const request = await findRequest(tx, requestId);
      if (!booking || !request) throw bookingError("change_request_not_found");
      if (request.state === answer) return;
      const now = ctx.clock.now();
      if (request.state !== "open" || request.lapsesAt <= now || phaseOf(booking, now) !== "upcoming")
        throw bookingError("change_request_over");
      await closeRequest(tx, requestId, answer);
      if (answer !== "approved") return;
      await applyChange(tx, booking, request, { wasApproved: true, askedBy: request.askedBy });
      await take(tx);
    }),
  );
