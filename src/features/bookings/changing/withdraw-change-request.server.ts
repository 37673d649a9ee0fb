import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { changeRequestPolicy } from "../booking.policy.ts";
import { findRequest } from "./change.queries.server.ts";
import { closeRequest } from "./close-request.server.ts";
import { requestWithSides } from "./request-with-sides.server.ts";

/** Who asked no longer wants the change; again is the same. Refuses everyone else, and a request that was answered. */
export async function withdrawChangeRequest(ctx: Ctx, requestId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await admit(tx, changeRequestPolicy, "withdraw", () => requestWithSides(tx, requestId, lockBooking));
    const { state } = (await findRequest(tx, requestId)) ?? {};
    if (state === "approved" || state === "declined") throw bookingError("change_request_over");
    await closeRequest(tx, requestId, "withdrawn");
  });
}
