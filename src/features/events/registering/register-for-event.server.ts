import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { earlierAnswer, once } from "../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { eventError } from "../event.errors.ts";
import { registrationChanged } from "../event.facts.ts";
import { findEvent, findRegistration, lockEvent } from "../event.queries.server.ts";
import type { RegisterInput, RegistrationOutcome } from "../event.schema.ts";
import { eventRegistrations } from "../event.tables.server.ts";
import { nextQueueNumber, requireOpen } from "./take-place.server.ts";

/**
 * Gives the person a place at an event, or the end of its waiting list if they wish that and it is full. Refuses an event that has begun, was
 * cancelled or is full, a second registration, and a fee that is no longer the one shown. The same key does it once.
 */
export async function registerForEvent(ctx: Ctx, eventId: string, input: RegisterInput): Promise<RegistrationOutcome> {
  const { id: personId } = requireActor(ctx);
  const { key, feeCents, joinWaitingList, ...details } = input;
  const request = { owner: personId, operation: `events.register ${eventId}`, key, body: input };
  const earlier = await earlierAnswer<RegistrationOutcome>(ctx, request);
  if (earlier) return earlier;
  // A crowd before a full event need not wait in line to hear it.
  const shown = await findEvent(ctx, eventId);
  requireOpen(ctx, shown);
  if (shown.registered >= shown.capacity && !joinWaitingList && !(await findRegistration(ctx, eventId, personId)))
    throw eventError("event_full");
  return once(ctx, request, async (tx) => {
    const event = await lockEvent(tx, eventId);
    requireOpen(tx, event);
    const before = await findRegistration(tx, eventId, personId);
    if (before?.status === "registered") throw eventError("already_registered");
    const isFull = event.registered >= event.capacity;
    if (before?.status === "waiting") throw eventError("already_waiting");
    if (isFull && !joinWaitingList) throw eventError("event_full");
    if (event.fee !== feeCents) throw eventError("event_fee_changed", { data: { feeCents: event.fee } });
    const status = isFull ? "waiting" : "registered";
    const now = tx.clock.now();
    const queueNumber = isFull ? await nextQueueNumber(tx, eventId) : null;
    const row = { ...details, status, queueNumber, fee: event.fee, createdAt: now, updatedAt: now } as const;
    const [written] = await tx.db
      .insert(eventRegistrations)
      .values({ eventId, personId, ...row })
      .onConflictDoUpdate({ target: [eventRegistrations.eventId, eventRegistrations.personId], set: row })
      .returning({ id: eventRegistrations.id });
    if (written) await recordFact(tx, registrationChanged, { registrationId: written.id, became: status });
    return { status };
  });
}
