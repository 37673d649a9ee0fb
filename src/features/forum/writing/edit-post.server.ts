import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { reviseLine } from "../../notifications/index.server.ts";
import { forumError } from "../forum.errors.ts";
import { foldKeyOf, forumLine } from "../forum-notices.ts";
import { lockPost } from "../forum.queries.server.ts";
import { mayEdit } from "../forum.rules.ts";
import type { EditPostInput } from "../forum.schema.ts";
import { forumPosts, forumThreads } from "../forum.tables.server.ts";
import { forumPostPolicy } from "../forum.policy.ts";
import { admitEdit } from "./admit-post.server.ts";
import { excerptOf } from "./excerpt.server.ts";

/** Rewrites one's own post, and the title with an opening one, within 15 minutes; it is marked as edited. A newcomer adds no links. */
export async function editPost(ctx: Ctx, postId: string, { text, title }: EditPostInput): Promise<void> {
  const actor = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const { post, thread } = await lockPost(tx, postId);
    await admit(tx, forumPostPolicy, "edit", () => post);
    if (!mayEdit(post, tx.clock.now())) throw forumError("too_late_to_edit_post");
    if (post.status === "visible") await admitEdit(tx, actor, { id: postId, before: post.body, after: text });
    const newTitle = post.title && title ? title : post.title;
    await tx.db.update(forumPosts).set({ body: text, title: newTitle, editedAt: tx.clock.now() }).where(eq(forumPosts.id, postId));
    if (newTitle) await tx.db.update(forumThreads).set({ title: newTitle }).where(eq(forumThreads.id, thread.id));
    await reviseLine(tx, { foldKey: foldKeyOf(thread.id), ref: postId, text: forumLine(excerptOf(text)), shown: excerptOf(text) });
  });
}
