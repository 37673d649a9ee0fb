import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findThread, type ThreadRow } from "../forum.queries.server.ts";
import type { CategoryId } from "../forum.rules.ts";
import { forumThreads } from "../forum.tables.server.ts";
import { forumThreadPolicy } from "../forum.policy.ts";

type Change = { isLocked: boolean } | { isPinned: boolean } | { categoryId: CategoryId };

/** Locks or unlocks, pins or unpins a thread, or moves it to another category, with a reason in the audit trail. For support staff. */
export const changeForumThread = (ctx: Ctx, threadId: string, change: Change, reason: string): Promise<void> =>
  transact(ctx, async (tx) => {
    await admit(tx, forumThreadPolicy, "change", () => findThread(tx, threadId, { lock: true }));
    const { action, set } = changeOf(change, tx.clock.now());
    await tx.db.update(forumThreads).set(set).where(eq(forumThreads.id, threadId));
    await recordAudit(tx, { action, subjectType: "forum-thread", subjectId: threadId, reason });
  });

function changeOf(change: Change, now: Date): { action: string; set: Partial<ThreadRow> } {
  if ("isLocked" in change)
    return { action: change.isLocked ? "forum.lock" : "forum.unlock", set: { lockedAt: change.isLocked ? now : null } };
  if ("isPinned" in change) return { action: change.isPinned ? "forum.pin" : "forum.unpin", set: change };
  return { action: `forum.move to ${change.categoryId}`, set: change };
}
