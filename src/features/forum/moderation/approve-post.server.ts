import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { asSupport } from "../../accounts/index.server.ts";
import { forumError } from "../forum.errors.ts";
import { lockPost } from "../forum.queries.server.ts";
import { requireForeignPost, revealPost } from "./post-visibility.server.ts";

/** Lets everyone read a post that waits; its followers hear of it now. Refuses one that does not wait. For support staff. */
export const approvePost = (ctx: Ctx, postId: string): Promise<void> =>
  asSupport(ctx, async (tx) => {
    const found = await lockPost(tx, postId);
    await requireForeignPost(tx, found);
    if (found.post.status !== "waiting") throw forumError("post_not_waiting");
    await revealPost(tx, found);
    await recordAudit(tx, { action: "forum.approve", subjectType: "forum-post", subjectId: postId });
  });
