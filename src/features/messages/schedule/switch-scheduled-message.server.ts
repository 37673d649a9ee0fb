import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { scheduledMessages } from "../message.tables.server.ts";
import { lockScheduled } from "./list-scheduled-messages.server.ts";

/** Turns one's own scheduled message on or off. What was due while it was off is not sent. */
export async function switchScheduledMessage(ctx: Ctx, id: string, { isOn }: { isOn: boolean }): Promise<void> {
  await transact(ctx, async (tx) => {
    const known = await lockScheduled(tx, id);
    if (known.isOn === isOn) return;
    await tx.db
      .update(scheduledMessages)
      .set({ isOn, ...(isOn && { updatedAt: tx.clock.now() }) })
      .where(eq(scheduledMessages.id, id));
  });
}
