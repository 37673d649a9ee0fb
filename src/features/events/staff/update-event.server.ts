import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { eventError } from "../event.errors.ts";
import { eventChanged } from "../event.facts.ts";
import { type EventRow, lockEvent } from "../event.queries.server.ts";
import type { EventInput } from "../event.schema.ts";
import { events } from "../event.tables.server.ts";
import { promoteWaiting } from "../registering/take-place.server.ts";
import { eventPolicy } from "../event.policy.ts";
import { rowOf } from "./event-times.server.ts";

type Row = ReturnType<typeof rowOf>;

/**
 * Changes an event. Those who registered are notified of other times, another place, link or title; more places go to those who wait. Refuses
 * fewer places than people registered, and a cancelled event. For support staff.
 */
export async function updateEvent(ctx: Ctx, eventId: string, input: EventInput): Promise<void> {
  requireMay(ctx, eventPolicy, "update");
  const row = rowOf(input);
  await transact(ctx, async (tx) => {
    const before = await admit(tx, eventPolicy, "update", () => lockEvent(tx, eventId));
    if (before.status === "cancelled") throw eventError("event_cancelled");
    if (row.capacity < before.registered)
      throw eventError("capacity_below_registered", { fields: { capacity: `${before.registered} people are registered.` } });
    const isPlanned = before.status === "published" && before.startsAt > tx.clock.now();
    const sequence = before.sequence + Number(differs(before, row, [...TOLD, "description"]));
    const [after] = await tx.db
      .update(events)
      .set({ ...row, sequence, updatedAt: tx.clock.now() })
      .where(eq(events.id, eventId))
      .returning();
    await recordAudit(tx, { action: "event.update", subjectType: "event", subjectId: eventId });
    if (isPlanned && differs(before, row, TOLD)) await recordFact(tx, eventChanged, { eventId, sequence });
    if (after) await promoteWaiting(tx, after);
  });
}

const TOLD = ["title", "place", "onlineLink", "startsAt", "endsAt", "timeZone"] as const;

const differs = (before: EventRow, after: Row, keys: readonly (keyof Row)[]): boolean =>
  keys.some((key) => String(before[key]) !== String(after[key]));
