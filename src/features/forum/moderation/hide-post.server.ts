import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { asSupport } from "../../accounts/index.server.ts";
import { forumError } from "../forum.errors.ts";
import { lockPost } from "../forum.queries.server.ts";
import { closeReports, concealPost, requireForeignPost } from "./post-visibility.server.ts";

/** Hides a post, with a reason that its author reads; with an opening post the whole thread. Refuses one that is hidden. For support staff. */
export const hidePost = (ctx: Ctx, postId: string, { reason }: { reason: string }): Promise<void> =>
  asSupport(ctx, async (tx) => {
    const found = await lockPost(tx, postId);
    await requireForeignPost(tx, found);
    if (found.post.status === "hidden") throw forumError("post_already_hidden");
    await concealPost(tx, found, reason);
    await closeReports(tx, postId);
    await recordAudit(tx, { action: "forum.hide", subjectType: "forum-post", subjectId: postId, reason });
  });
