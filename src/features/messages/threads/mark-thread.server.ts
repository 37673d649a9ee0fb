import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { markSeen } from "../../notifications/index.server.ts";
import { threadKey, threadRead, unreadThreadsChanged } from "../message.live.server.ts";
import { findThread } from "../message.queries.server.ts";
import type { OrganizeThreadInput } from "../message.schema.ts";
import { threadSides } from "../message.tables.server.ts";
import { threadPolicy } from "../message.policy.ts";

const sideOf = (threadId: string, personId: string) => and(eq(threadSides.threadId, threadId), eq(threadSides.personId, personId));

/** The person has seen everything in the thread; the other side learns how far, and notifications about it are read. */
export async function markThreadRead(ctx: Ctx, { threadId }: { threadId: string }): Promise<void> {
  const { id } = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const thread = await admit(tx, threadPolicy, "organize", () => findThread(tx, threadId, { lock: true }));
    const [side] = await tx.db.select().from(threadSides).where(sideOf(threadId, id));
    if (side && side.readNumber === thread.revision && side.unread === 0 && !side.isMarkedUnread) return;
    await tx.db.update(threadSides).set({ readNumber: thread.revision, unread: 0, isMarkedUnread: false }).where(sideOf(threadId, id));
    await markSeen(tx, id, threadKey(threadId));
    await publishLive(tx, threadRead(thread));
    await publishLive(tx, unreadThreadsChanged(id));
  });
}

/** Stars, archives or marks a thread as unread, for this person alone. */
export async function organizeThread(ctx: Ctx, threadId: string, input: OrganizeThreadInput): Promise<void> {
  const { id } = requireActor(ctx);
  const { isStarred, isArchived, isUnread } = input;
  await transact(ctx, async (tx) => {
    await admit(tx, threadPolicy, "organize", () => findThread(tx, threadId));
    const set = {
      ...(isStarred !== undefined && { isStarred }),
      ...(isArchived !== undefined && { archivedAt: isArchived ? ctx.clock.now() : null }),
      ...(isUnread !== undefined && { isMarkedUnread: isUnread }),
    };
    if (Object.keys(set).length === 0) return;
    await tx.db.update(threadSides).set(set).where(sideOf(threadId, id));
    await publishLive(tx, unreadThreadsChanged(id));
  });
}
