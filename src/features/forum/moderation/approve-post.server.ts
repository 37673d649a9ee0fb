import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { forumError } from "../forum.errors.ts";
import { revealPost, lockToDecide } from "./post-visibility.server.ts";

/** Lets everyone read a post that waits; its followers hear of it now. Refuses one that does not wait. For support staff. */
export const approvePost = (ctx: Ctx, postId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const found = await lockToDecide(tx, "approve", postId);
    if (found.post.status !== "waiting") throw forumError("post_not_waiting");
    await revealPost(tx, found);
    await recordAudit(tx, { action: "forum.approve", subjectType: "forum-post", subjectId: postId });
  });
