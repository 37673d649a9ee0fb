import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { only } from "../../../platform/db/only.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { StartThreadInput, WrittenPost } from "../forum.schema.ts";
import { forumThreads } from "../forum.tables.server.ts";
import { admitPost } from "./admit-post.server.ts";
import { storePost } from "./store-post.server.ts";

/**
 * Starts a thread with its opening post, once per key. A newcomer's waits for approval. Refuses visitors, and more than a first day
 * allows.
 */
export async function startThread(ctx: Ctx, { key, ...input }: StartThreadInput): Promise<WrittenPost> {
  const actor = requireActor(ctx);
  return once(ctx, { owner: actor.id, operation: "forum.start-thread", key, body: input }, async (tx) => {
    const { categoryId, title, text } = input;
    const { waits } = await admitPost(tx, actor, { kind: "thread", text: `${title}\n${text}` });
    const now = tx.clock.now();
    const made = await tx.db
      .insert(forumThreads)
      .values({ categoryId, authorId: actor.id, title, status: waits ? "waiting" : "visible", lastPostAt: now, createdAt: now })
      .returning({ id: forumThreads.id });
    const { id: threadId } = only(made);
    const postId = await storePost(tx, { threadId, authorId: actor.id, title, body: text, waits });
    return { threadId, postId, isWaiting: waits };
  });
}
