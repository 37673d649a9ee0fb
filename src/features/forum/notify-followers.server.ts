import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { findAccount } from "../accounts/index.server.ts";
import { NAME } from "../notifications/index.ts";
import { notify } from "../notifications/index.server.ts";
import { foldKeyOf, forumLine } from "./forum-notices.ts";
import { findPost, findThread, selectWriters } from "./forum.queries.server.ts";
import { postPath } from "./forum.rules.ts";
import { forumFollows } from "./forum.tables.server.ts";
import { forumPeople } from "./forum.view.server.ts";
import { excerptOf } from "./writing/excerpt.server.ts";
import { findMentions } from "./writing/find-mentions.ts";

/** Notifies those who follow a thread, and those whom it mentions, of a post that everyone can read; nobody twice, and not its author. */
export async function notifyFollowers(ctx: Ctx, { postId }: { postId: string }): Promise<void> {
  const post = await findPost(ctx, postId);
  const thread = post && (await findThread(ctx, post.threadId));
  if (!thread || !post.isPublic || post.title) return;
  const writers = await selectWriters(ctx, thread.id);
  const people = await forumPeople(ctx, [...writers, post.authorId]);
  const mentioned = new Set(findMentions(post.body, writers.map(people)).map(({ id }) => id));
  const text = excerptOf(post.body);
  for (const personId of new Set([...mentioned, ...(await followersOf(ctx, thread.id))])) {
    if (personId === post.authorId || !(await findAccount(ctx, personId))) continue;
    await notify(ctx, {
      personId,
      kind: "forum",
      foldKey: foldKeyOf(thread.id),
      title: mentioned.has(personId) ? `${NAME.short} mentioned you in “${thread.title}”` : `${NAME.short} replied in “${thread.title}”`,
      text,
      path: postPath(postId),
      about: post.authorId,
      lines: [{ ref: postId, text: forumLine(text) }],
    });
  }
}

async function followersOf({ db }: Ctx, threadId: string): Promise<string[]> {
  const rows = await db
    .select({ id: forumFollows.personId })
    .from(forumFollows)
    .where(and(eq(forumFollows.threadId, threadId), forumFollows.isOn));
  return rows.map(({ id }) => id);
}
