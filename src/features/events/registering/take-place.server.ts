import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { eventError } from "../event.errors.ts";
import { registrationChanged } from "../event.facts.ts";
import type { EventRow } from "../event.queries.server.ts";
import { eventRegistrations } from "../event.tables.server.ts";

/** Refuses what nobody can register for: a draft is not there, the rest is cancelled or has begun. */
export function requireOpen(ctx: Ctx, event: EventRow | undefined): asserts event is EventRow {
  if (!event || event.status === "draft") throw eventError("event_not_found");
  if (event.status === "cancelled") throw eventError("event_cancelled");
  if (event.startsAt <= ctx.clock.now()) throw eventError("event_over");
}

/**
 * Gives free places to those who wait, the first of the line first, and tells them. The caller holds the lock on the event. Nobody moves up
 * at an event that has begun or was cancelled.
 */
export async function promoteWaiting(ctx: Ctx, event: EventRow): Promise<void> {
  const free = event.capacity - event.registered;
  if (free <= 0 || event.status !== "published" || event.startsAt <= ctx.clock.now()) return;
  const first = sql`(select id from ${eventRegistrations} where event_id = ${event.id} and status = 'waiting' order by queue_number limit ${free})`;
  const promoted = await ctx.db
    .update(eventRegistrations)
    .set({ status: "registered", queueNumber: null, updatedAt: ctx.clock.now() })
    .where(sql`${eventRegistrations.id} in ${first}`)
    .returning({ id: eventRegistrations.id });
  for (const { id } of promoted) await recordFact(ctx, registrationChanged, { registrationId: id, became: "promoted" });
}

/** The end of the waiting list. The caller holds the lock on the event. */
export async function nextQueueNumber({ db }: Ctx, eventId: string): Promise<number> {
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${eventRegistrations.queueNumber}), 0)` })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId));
  return (last?.number ?? 0) + 1;
}
