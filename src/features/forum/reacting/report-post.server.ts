import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { lockPost } from "../forum.queries.server.ts";
import { REPORTERS_TO_HIDE } from "../forum.rules.ts";
import { forumReports } from "../forum.tables.server.ts";
import { concealPost } from "../moderation/post-visibility.server.ts";
import { forumPostPolicy } from "../forum.policy.ts";

const REPORTED = "Several people reported this post. Our team will take a look.";

/**
 * Tells support what is wrong with a post that everyone can read; a second report replaces the first. The third reporter hides it, unless
 * staff let it stand before; with the first post, the whole thread is gone for the reporter too. Refuses one's own.
 */
export async function reportPost(ctx: Ctx, postId: string, { reason }: { reason: string }): Promise<{ isThreadGone: boolean }> {
  const { id: reporterId } = requireActor(ctx);
  return transact(ctx, async (tx) => {
    const found = await lockPost(tx, postId);
    await admit(tx, forumPostPolicy, "report", () => (found.post.isPublic ? found.post : null));
    const createdAt = tx.clock.now();
    await tx.db
      .insert(forumReports)
      .values({ postId, reporterId, reason, createdAt })
      .onConflictDoUpdate({ target: [forumReports.postId, forumReports.reporterId], set: { reason, createdAt, closedAt: null } });
    const reporters = await tx.db.$count(forumReports, and(eq(forumReports.postId, postId), isNull(forumReports.closedAt)));
    const isHidden = reporters >= REPORTERS_TO_HIDE && found.post.clearedAt === null;
    if (isHidden) await concealPost(tx, found, REPORTED);
    return { isThreadGone: isHidden && found.post.number === 1 };
  });
}
