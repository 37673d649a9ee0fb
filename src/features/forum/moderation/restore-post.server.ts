import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { forumError } from "../forum.errors.ts";
import { revealPost, lockToDecide } from "./post-visibility.server.ts";

/** Lets everyone read a hidden post again. Reports alone do not hide it any more. Refuses one that is not hidden. For support staff. */
export const restorePost = (ctx: Ctx, postId: string, { reason }: { reason: string }): Promise<void> =>
  transact(ctx, async (tx) => {
    const found = await lockToDecide(tx, "restore", postId);
    if (found.post.status !== "hidden") throw forumError("post_not_hidden");
    await revealPost(tx, found);
    await recordAudit(tx, { action: "forum.restore", subjectType: "forum-post", subjectId: postId, reason });
  });
