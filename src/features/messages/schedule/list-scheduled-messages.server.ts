import { and, asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { messageError } from "../message.errors.ts";
import { scheduledMessages } from "../message.tables.server.ts";
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

/** The host's own scheduled message; to everyone else there is none. */
export async function ownScheduled(ctx: Ctx, id: string, { lock = false } = {}): Promise<ScheduledRow> {
  const found = ctx.db
    .select()
    .from(scheduledMessages)
    .where(and(eq(scheduledMessages.id, id), eq(scheduledMessages.hostId, requireActor(ctx).id)));
  const [row] = await (lock ? found.for("update") : found);
  if (!row) throw messageError("scheduled_message_not_found");
  return row;
}
