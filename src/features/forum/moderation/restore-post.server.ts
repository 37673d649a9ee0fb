import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { asSupport } from "../../accounts/index.server.ts";
import { forumError } from "../forum.errors.ts";
import { lockPost } from "../forum.queries.server.ts";
import { requireForeignPost, revealPost } from "./post-visibility.server.ts";

/** Lets everyone read a hidden post again. Reports alone do not hide it any more. Refuses one that is not hidden. For support staff. */
export const restorePost = (ctx: Ctx, postId: string, { reason }: { reason: string }): Promise<void> =>
  asSupport(ctx, async (tx) => {
    const found = await lockPost(tx, postId);
    await requireForeignPost(tx, found);
    if (found.post.status !== "hidden") throw forumError("post_not_hidden");
    await revealPost(tx, found);
    await recordAudit(tx, { action: "forum.restore", subjectType: "forum-post", subjectId: postId, reason });
  });
