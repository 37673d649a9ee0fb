import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { eventError } from "../event.errors.ts";
import { findEvent } from "../event.queries.server.ts";
import { phaseOf } from "../event.rules.ts";
import type { RecapInput } from "../event.schema.ts";
import { eventRecaps } from "../event.tables.server.ts";
import { eventPolicy } from "../event.policy.ts";

/** Writes what an event was like, for everybody to read. Refuses one that has not begun. Its photos stay as they are. For support staff. */
export async function saveRecap(ctx: Ctx, eventId: string, input: RecapInput): Promise<void> {
  await transact(ctx, async (tx) => {
    const event = await admit(tx, eventPolicy, "writeRecap", () => findEvent(tx, eventId));
    if (event.status !== "published" || phaseOf(event, tx.clock.now()) !== "past") throw eventError("recap_too_early");
    const recap = { ...input, updatedAt: tx.clock.now() };
    await tx.db
      .insert(eventRecaps)
      .values({ eventId, ...recap, photos: [] })
      .onConflictDoUpdate({ target: eventRecaps.eventId, set: recap });
    await recordAudit(tx, { action: "event.recap", subjectType: "event", subjectId: eventId });
  });
}
