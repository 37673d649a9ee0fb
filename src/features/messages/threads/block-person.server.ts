import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { threadStateChanged } from "../message.live.server.ts";
import { otherSide, type ThreadRow, findThread } from "../message.queries.server.ts";
import { messageReports, personBlocks } from "../message.tables.server.ts";
import { threadPolicy } from "../message.policy.ts";

/** Stops all writing between the two sides, in every thread, until the one who blocked takes it back. */
export const blockOther = (ctx: Ctx, { threadId }: { threadId: string }): Promise<void> =>
  withThread(ctx, "block", threadId, async (tx, thread, blockerId) => {
    const row = { blockerId, blockedId: otherSide(thread, blockerId), createdAt: ctx.clock.now() };
    await tx.db.insert(personBlocks).values(row).onConflictDoNothing();
    await publishLive(tx, threadStateChanged(thread));
  });

export const unblockOther = (ctx: Ctx, { threadId }: { threadId: string }): Promise<void> =>
  withThread(ctx, "block", threadId, async (tx, thread, blockerId) => {
    const isThis = and(eq(personBlocks.blockerId, blockerId), eq(personBlocks.blockedId, otherSide(thread, blockerId)));
    await tx.db.delete(personBlocks).where(isThis);
    await publishLive(tx, threadStateChanged(thread));
  });

/** Tells support what is wrong with a conversation; a second report replaces the first. */
export const reportThread = (ctx: Ctx, threadId: string, { reason }: { reason: string }): Promise<void> =>
  withThread(ctx, "report", threadId, async (tx, thread, reporterId) => {
    const createdAt = ctx.clock.now();
    await tx.db
      .insert(messageReports)
      .values({ threadId: thread.id, reporterId, reason, createdAt })
      .onConflictDoUpdate({ target: [messageReports.threadId, messageReports.reporterId], set: { reason, createdAt, closedAt: null } });
  });

async function withThread(
  ctx: Ctx,
  action: "block" | "report",
  threadId: string,
  work: (tx: Ctx, thread: ThreadRow, personId: string) => Promise<void>,
): Promise<void> {
  const { id } = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const thread = await admit(tx, threadPolicy, action, () => findThread(tx, threadId, { lock: true }));
    await work(tx, thread, id);
  });
}
