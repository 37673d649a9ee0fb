import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { eventError } from "../event.errors.ts";
import { eventChanged } from "../event.facts.ts";
import { lockEvent } from "../event.queries.server.ts";
import type { CancelEventInput } from "../event.schema.ts";
import { events } from "../event.tables.server.ts";
import { eventPolicy } from "../event.policy.ts";

/** Cancels an event that has not begun, and tells everybody who goes or waits why. Twice is the same as once. For support staff. */
export async function cancelEvent(ctx: Ctx, eventId: string, { reason }: CancelEventInput): Promise<void> {
  await transact(ctx, async (tx) => {
    const event = await admit(tx, eventPolicy, "cancel", () => lockEvent(tx, eventId));
    if (event.status === "cancelled") return;
    if (event.startsAt <= tx.clock.now()) throw eventError("event_over");
    const sequence = event.sequence + 1;
    await tx.db
      .update(events)
      .set({ status: "cancelled", cancelReason: reason, sequence, updatedAt: tx.clock.now() })
      .where(eq(events.id, eventId));
    await recordAudit(tx, { action: "event.cancel", subjectType: "event", subjectId: eventId, reason });
    if (event.status === "published") await recordFact(tx, eventChanged, { eventId, sequence });
  });
}
