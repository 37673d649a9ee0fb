import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { recordFact } from "../../../../platform/facts/facts.server.ts";
import { changeToPay } from "../../booking.facts.ts";
import { lockBooking } from "../../booking.queries.server.ts";
import { findRequest } from "../change.queries.server.ts";
import { beginOf, requestLapsesAt } from "../change.rules.ts";
import { bookingChangeRequests } from "../change.tables.server.ts";

/** Keeps that the host approved a change whose guest's card didn't pay for it: the guest has a day to pay another way, and is told. Once. */
export const keepApproval = (ctx: Ctx, requestId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const seen = await findRequest(tx, requestId);
    const booking = seen && (await lockBooking(tx, seen.bookingId));
    const request = booking && (await findRequest(tx, requestId));
    if (!booking || request?.state !== "open" || request.approvedAt) return;
    const approvedAt = tx.clock.now();
    const lapsesAt = requestLapsesAt(approvedAt, booking.beginsAt, beginOf(booking, request));
    await tx.db.update(bookingChangeRequests).set({ approvedAt, lapsesAt }).where(eq(bookingChangeRequests.id, requestId));
    await recordFact(tx, changeToPay, { requestId });
  });
