import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { ownListing } from "../../listings/index.server.ts";
import { messageError } from "../message.errors.ts";
import { scheduledMessages } from "../message.tables.server.ts";
import { lockScheduled } from "./list-scheduled-messages.server.ts";
import type { ScheduledMessageInput } from "./schedule.schema.ts";

const MOST = 50;

/**
 * Adds a scheduled message under this id, or changes the one that is there. With another event, time or listing it starts anew: what would
 * have been due before is not sent. Refuses listings and messages of others.
 */
export async function saveScheduledMessage(ctx: Ctx, id: string, input: ScheduledMessageInput): Promise<void> {
  const { id: hostId } = requireActor(ctx);
  const given = { ...input, time: input.event === "booked" ? "00:00" : input.time };
  await transact(ctx, async (tx) => {
    const now = tx.clock.now();
    if (given.listingId) await ownListing(tx, given.listingId);
    const [made] = await tx.db
      .insert(scheduledMessages)
      .values({ id, hostId, ...given, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (made) {
      if ((await tx.db.$count(scheduledMessages, eq(scheduledMessages.hostId, hostId))) > MOST) throw messageError("too_many_scheduled");
      return;
    }
    const known = await lockScheduled(tx, id);
    const isMoved = known.event !== given.event || known.time !== given.time || known.listingId !== given.listingId;
    await tx.db
      .update(scheduledMessages)
      .set({ ...given, ...(isMoved && { updatedAt: now }) })
      .where(eq(scheduledMessages.id, id));
  });
}
