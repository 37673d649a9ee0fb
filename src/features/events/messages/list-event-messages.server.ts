import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { eventPolicy } from "../event.policy.ts";
import { findEvent } from "../event.queries.server.ts";
import type { EventMessageList } from "../event.schema.ts";
import { eventMessages } from "../event.tables.server.ts";

const MOST_LISTED = 50;

/** What was emailed to everyone registered, the newest first, and how far it has come. For support staff. */
export async function listEventMessages(ctx: Ctx, eventId: string): Promise<EventMessageList> {
  await admit(ctx, eventPolicy, "readRegistrants", () => findEvent(ctx, eventId));
  const rows = await ctx.db
    .select()
    .from(eventMessages)
    .where(eq(eventMessages.eventId, eventId))
    .orderBy(desc(eventMessages.createdAt))
    .limit(MOST_LISTED);
  return {
    messages: rows.map(({ id, subject, content, createdAt, sent, finishedAt }) => ({
      id,
      subject,
      content,
      createdAt: createdAt.toISOString(),
      sent,
      isFinished: finishedAt !== null,
    })),
  };
}
