import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { findRequest } from "./change.queries.server.ts";
import { closeRequest } from "./close-request.server.ts";

/** The guest no longer wants the change; again is the same. Refuses strangers and a request that the host has answered. */
export async function withdrawChangeRequest(ctx: Ctx, requestId: string): Promise<void> {
  const { id: guestId } = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const { bookingId } = (await findRequest(tx, requestId)) ?? {};
    const booking = bookingId ? await lockBooking(tx, bookingId) : null;
    if (booking?.guestId !== guestId) throw bookingError("change_request_not_found");
    const { state } = (await findRequest(tx, requestId)) ?? {};
    if (state === "approved" || state === "declined") throw bookingError("change_request_over");
    await closeRequest(tx, requestId, "withdrawn");
  });
}
