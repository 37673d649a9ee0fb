import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { only } from "../../../platform/db/only.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { eventError } from "../event.errors.ts";
import { eventPolicy } from "../event.policy.ts";
import { findEvent } from "../event.queries.server.ts";
import type { EventMessageInput } from "../event.schema.ts";
import { eventMessages } from "../event.tables.server.ts";
import { sendEventMessage } from "./send-event-message.server.ts";

/**
 * Emails everyone who has a place at an event; a job sends it, piece by piece. Refuses a draft, where nobody is registered. The same key does it
 * once. For support staff.
 */
export async function emailRegistered(ctx: Ctx, eventId: string, { key, subject, content }: EventMessageInput): Promise<void> {
  const { id: owner } = requireMay(ctx, eventPolicy, "emailRegistered");
  await once(ctx, { owner, operation: `events.email ${eventId}`, key, body: { subject, content } }, async (tx) => {
    const event = await admit(tx, eventPolicy, "emailRegistered", () => findEvent(tx, eventId));
    if (event.registered === 0) throw eventError("event_nobody_registered");
    const message = { eventId, subject, content, createdAt: tx.clock.now() };
    const { id: messageId } = only(await tx.db.insert(eventMessages).values(message).returning({ id: eventMessages.id }));
    await recordAudit(tx, { action: "event.email", subjectType: "event", subjectId: eventId, reason: subject });
    await tx.jobs.send(tx.db, sendEventMessage, { messageId });
    return {};
  });
}
