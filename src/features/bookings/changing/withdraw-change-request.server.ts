import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { findRequest } from "./change.queries.server.ts";
import { sideOf } from "./change.rules.ts";
import { closeRequest } from "./close-request.server.ts";

/** Who asked no longer wants the change; again is the same. Refuses everyone else, and a request that was answered. */
export async function withdrawChangeRequest(ctx: Ctx, requestId: string): Promise<void> {
  const { id: personId } = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const asked = await findRequest(tx, requestId);
    const booking = asked && (await lockBooking(tx, asked.bookingId));
    if (!booking || sideOf(booking, personId) !== asked.askedBy) throw bookingError("change_request_not_found");
    const { state } = (await findRequest(tx, requestId)) ?? {};
    if (state === "approved" || state === "declined") throw bookingError("change_request_over");
    await closeRequest(tx, requestId, "withdrawn");
  });
}
