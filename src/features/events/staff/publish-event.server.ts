import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { eventError } from "../event.errors.ts";
import { findEvent } from "../event.queries.server.ts";
import { events } from "../event.tables.server.ts";
import { eventPolicy } from "../event.policy.ts";

/** Shows a draft to everybody and opens its registration. Twice is the same as once; refuses a cancelled event. For support staff. */
export async function publishEvent(ctx: Ctx, eventId: string): Promise<void> {
  requireMay(ctx, eventPolicy, "publish");
  await transact(ctx, async (tx) => {
    const published = await tx.db
      .update(events)
      .set({ status: "published", updatedAt: tx.clock.now() })
      .where(and(eq(events.id, eventId), eq(events.status, "draft")))
      .returning({ id: events.id });
    if (published.length > 0) return recordAudit(tx, { action: "event.publish", subjectType: "event", subjectId: eventId });
    const event = await findEvent(tx, eventId);
    if (!event) throw eventError("event_not_found");
    if (event.status === "cancelled") throw eventError("event_cancelled");
  });
}
