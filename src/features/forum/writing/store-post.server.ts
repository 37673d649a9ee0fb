import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { only } from "../../../platform/db/only.ts";
import { postPublished } from "../forum.facts.ts";
import { forumFollows, forumPosts, forumThreads } from "../forum.tables.server.ts";

type NewPost = { threadId: string; authorId: string; title?: string; body: string; waits: boolean };

/** Adds a post to a thread whose lock the caller holds: at its end, or waiting without a place. Who writes in a thread follows it. */
export async function storePost(tx: Ctx, { waits, ...post }: NewPost): Promise<string> {
  const now = tx.clock.now();
  const place = waits
    ? ({ status: "waiting" } as const)
    : ({ status: "visible", number: await nextNumber(tx, post.threadId), publishedAt: now } as const);
  const made = await tx.db
    .insert(forumPosts)
    .values({ ...post, ...place, createdAt: now })
    .returning({ id: forumPosts.id });
  const { id: postId } = only(made);
  await tx.db.insert(forumFollows).values({ threadId: post.threadId, personId: post.authorId, createdAt: now }).onConflictDoNothing();
  if (!waits) await recordFact(tx, postPublished, { postId });
  return postId;
}

/** The thread's next number; the caller holds its lock. */
export async function nextNumber(tx: Ctx, threadId: string): Promise<number> {
  const rows = await tx.db
    .update(forumThreads)
    .set({ lastNumber: sql`${forumThreads.lastNumber} + 1` })
    .where(eq(forumThreads.id, threadId))
    .returning({ number: forumThreads.lastNumber });
  return only(rows).number;
}
