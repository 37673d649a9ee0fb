import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { forumPosts } from "../forum.tables.server.ts";
import { closeReports, lockToDecide } from "./post-visibility.server.ts";

/** Lets a reported post stand and closes its reports; further ones reach staff but do not hide it. For support staff. */
export const keepPost = (ctx: Ctx, postId: string, { reason }: { reason: string }): Promise<void> =>
  transact(ctx, async (tx) => {
    await lockToDecide(tx, "keep", postId);
    await tx.db.update(forumPosts).set({ clearedAt: tx.clock.now() }).where(eq(forumPosts.id, postId));
    await closeReports(tx, postId);
    await recordAudit(tx, { action: "forum.keep", subjectType: "forum-post", subjectId: postId, reason });
  });
