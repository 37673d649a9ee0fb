import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { eventError } from "../event.errors.ts";
import { registrationChanged } from "../event.facts.ts";
import { findRegistration, findRegistrationById, lockEvent } from "../event.queries.server.ts";
import { eventRegistrations } from "../event.tables.server.ts";
import { promoteWaiting, requireOpen } from "./take-place.server.ts";

/** Gives up the person's own place, or their place on the waiting list; the next one in line moves up. Refused once the event has begun. */
export async function cancelRegistration(ctx: Ctx, eventId: string): Promise<void> {
  const { id: personId } = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const event = await lockEvent(tx, eventId);
    const row = await findRegistration(tx, eventId, personId);
    if (!event || !row || row.status === "cancelled") throw eventError("event_registration_not_found");
    requireOpen(tx, event);
    await giveUp(tx, eventId, row.id);
  });
}

/** As `cancelRegistration`, for one who proved by a link that it is theirs. Twice is the same as once. */
export async function cancelById(ctx: Ctx, eventId: string, registrationId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const event = await lockEvent(tx, eventId);
    const row = await findRegistrationById(tx, registrationId);
    if (!event || !row) throw eventError("event_registration_not_found");
    if (row.status === "cancelled") return;
    requireOpen(tx, event);
    await giveUp(tx, eventId, row.id);
  });
}

/** The caller holds the lock on the event. */
async function giveUp(tx: Ctx, eventId: string, registrationId: string): Promise<void> {
  await tx.db
    .update(eventRegistrations)
    .set({ status: "cancelled", queueNumber: null, updatedAt: tx.clock.now() })
    .where(eq(eventRegistrations.id, registrationId));
  await recordFact(tx, registrationChanged, { registrationId, became: "cancelled" });
  const event = await lockEvent(tx, eventId);
  if (event) await promoteWaiting(tx, event);
}
