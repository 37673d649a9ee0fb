import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { requireSupport } from "../../accounts/index.server.ts";
import { eventError } from "../event.errors.ts";
import { eventChanged } from "../event.facts.ts";
import { lockEvent } from "../event.queries.server.ts";
import type { CancelEventInput } from "../event.schema.ts";
import { events } from "../event.tables.server.ts";

/** Cancels an event that has not begun, and tells everybody who goes or waits why. Twice is the same as once. For support staff. */
export async function cancelEvent(ctx: Ctx, eventId: string, { reason }: CancelEventInput): Promise<void> {
  const staff = { ...ctx, actor: requireSupport(ctx) };
  await transact(staff, async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event) throw eventError("event_not_found");
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
