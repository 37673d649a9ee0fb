import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { forumError } from "../forum.errors.ts";
import { closeReports, concealPost, lockToDecide } from "./post-visibility.server.ts";

/** Hides a post, with a reason that its author reads; with an opening post the whole thread. Refuses one that is hidden. For support staff. */
export const hidePost = (ctx: Ctx, postId: string, { reason }: { reason: string }): Promise<void> =>
  transact(ctx, async (tx) => {
    const found = await lockToDecide(tx, "hide", postId);
    if (found.post.status === "hidden") throw forumError("post_already_hidden");
    await concealPost(tx, found, reason);
    await closeReports(tx, postId);
    await recordAudit(tx, { action: "forum.hide", subjectType: "forum-post", subjectId: postId, reason });
  });
