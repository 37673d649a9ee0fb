import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { scheduledMessages } from "../message.tables.server.ts";
import { lockScheduled } from "./list-scheduled-messages.server.ts";

/** Deletes one's own scheduled message. What it sent stays in the threads. */
export async function deleteScheduledMessage(ctx: Ctx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockScheduled(tx, id);
    await tx.db.delete(scheduledMessages).where(eq(scheduledMessages.id, id));
  });
}
