import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findDeparture, openDeparture } from "../../charters/index.server.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import { departureError } from "./departure.errors.ts";
import { departurePolicy } from "./departure.policy.ts";

/** Offers the start of a cancelled departure again, to everybody and as its package is by now; bookings that ended with it stay cancelled. Refuses one that isn't cancelled or would have begun, and everybody but its host. */
export async function reopenDeparture(ctx: Ctx, departureId: string): Promise<void> {
  const { propertyId } = await admit(ctx, departurePolicy, "reopen", () => findDeparture(ctx, departureId));
  await transact(ctx, async (tx) => {
    await lockOwnTimeZone(tx, propertyId);
    const departure = await findDeparture(tx, departureId);
    if (!departure?.cancelledAt) throw departureError("departure_not_cancelled");
    if (departure.beginsAt <= tx.clock.now()) throw departureError("departure_is_over");
    await openDeparture(tx, departureId);
  });
}
