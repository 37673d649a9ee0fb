import type { Ctx } from "../../../platform/context.server.ts";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { slugOf } from "../../../platform/words/slug.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import type { EventInput } from "../event.schema.ts";
import { events } from "../event.tables.server.ts";
import { eventPolicy } from "../event.policy.ts";
import { rowOf } from "./event-times.server.ts";

const MOST_TRIES = 50;

/** Writes a new event as a draft that nobody else sees, under an address made from its title. For support staff. */
export async function createEvent(ctx: Ctx, input: EventInput): Promise<{ id: string }> {
  requireMay(ctx, eventPolicy, "create");
  const [row, slug] = [rowOf(input), slugOf(input.title, "event")];
  return transact(ctx, async (tx) => {
    const now = tx.clock.now();
    for (let number = 1; number <= MOST_TRIES; number++) {
      const id = number === 1 ? slug : `${slug}-${number}`;
      const written = await tx.db
        .insert(events)
        .values({ id, ...row, status: "draft", createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning({ id: events.id });
      if (written.length === 0) continue;
      await recordAudit(tx, { action: "event.create", subjectType: "event", subjectId: id });
      return { id };
    }
    throw requestError("changed_meanwhile");
  });
}
