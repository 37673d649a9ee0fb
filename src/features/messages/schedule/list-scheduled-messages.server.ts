import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { scheduledMessages } from "../message.tables.server.ts";
import { scheduledMessagePolicy } from "../message.policy.ts";
import { SCHEDULE_EVENTS } from "./schedule.rules.ts";
import type { ScheduledRow } from "./schedule.queries.server.ts";
import type { ScheduledMessageView } from "./schedule.schema.ts";

/** The host's own scheduled messages, in the order in which a stay meets them. */
export async function listScheduledMessages(ctx: Ctx): Promise<{ messages: ScheduledMessageView[] }> {
  const rows = await ctx.db
    .select()
    .from(scheduledMessages)
    .where(eq(scheduledMessages.hostId, requireActor(ctx).id))
    .orderBy(asc(scheduledMessages.time), asc(scheduledMessages.createdAt), asc(scheduledMessages.id));
  const messages = rows.map(({ id, title, event, time, listingId, content, isOn }) => ({
    id,
    title,
    event,
    time,
    listingId,
    content,
    isOn,
  }));
  return { messages: SCHEDULE_EVENTS.flatMap((event) => messages.filter((message) => message.event === event)) };
}

/** The host's own scheduled message, locked; to everyone else there is none. */
export async function lockScheduled(tx: Ctx, id: string): Promise<ScheduledRow> {
  return admit(tx, scheduledMessagePolicy, "change", async () => {
    const [row] = await tx.db.select().from(scheduledMessages).where(eq(scheduledMessages.id, id)).for("update");
    return row;
  });
}
