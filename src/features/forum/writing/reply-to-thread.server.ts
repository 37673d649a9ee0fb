import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { forumError } from "../forum.errors.ts";
import { findThread } from "../forum.queries.server.ts";
import type { ReplyInput, WrittenPost } from "../forum.schema.ts";
import { forumThreadPolicy } from "../forum.policy.ts";
import { admitPost } from "./admit-post.server.ts";
import { storePost } from "./store-post.server.ts";

/**
 * Adds a reply at the end of a thread, once per key. A newcomer's may wait for approval. Refuses visitors, locked threads but for staff,
 * threads that not everyone can read, and more than a first day allows.
 */
export async function replyToThread(ctx: Ctx, threadId: string, { key, text }: ReplyInput): Promise<WrittenPost> {
  const actor = requireActor(ctx);
  return once(ctx, { owner: actor.id, operation: "forum.reply", key, body: { threadId, text } }, async (tx) => {
    const thread = await admit(tx, forumThreadPolicy, "read", () => findThread(tx, threadId, { lock: true }));
    if (!forumThreadPolicy.may(actor, "reply", thread)) throw forumError("thread_waits");
    if (thread.lockedAt && !forumThreadPolicy.may(actor, "replyWhenLocked", thread)) throw forumError("thread_locked");
    const { waits } = await admitPost(tx, actor, { kind: "reply", text });
    const postId = await storePost(tx, { threadId, authorId: actor.id, body: text, waits });
    return { threadId, postId, isWaiting: waits };
  });
}
