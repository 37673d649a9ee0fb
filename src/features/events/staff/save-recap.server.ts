import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireSupport } from "../../accounts/index.server.ts";
import { eventError } from "../event.errors.ts";
import { findEvent } from "../event.queries.server.ts";
import { phaseOf } from "../event.rules.ts";
import type { RecapInput } from "../event.schema.ts";
import { eventRecaps } from "../event.tables.server.ts";

/** Writes what an event was like, for everybody to read. Refuses one that has not begun. Its photos stay as they are. For support staff. */
export async function saveRecap(ctx: Ctx, eventId: string, input: RecapInput): Promise<void> {
  const staff = { ...ctx, actor: requireSupport(ctx) };
  await transact(staff, async (tx) => {
    const event = await findEvent(tx, eventId);
    if (!event) throw eventError("event_not_found");
    if (event.status !== "published" || phaseOf(event, tx.clock.now()) !== "past") throw eventError("recap_too_early");
    const recap = { ...input, updatedAt: tx.clock.now() };
    await tx.db
      .insert(eventRecaps)
      .values({ eventId, ...recap, photos: [] })
      .onConflictDoUpdate({ target: eventRecaps.eventId, set: recap });
    await recordAudit(tx, { action: "event.recap", subjectType: "event", subjectId: eventId });
  });
}
