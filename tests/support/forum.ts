import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { profiles } from "../../src/features/accounts/account.tables.server.ts";
import type { WrittenPost } from "../../src/features/forum/forum.schema.ts";
import { forumPosts, forumThreads } from "../../src/features/forum/forum.tables.server.ts";
import { replyToThread, startThread } from "../../src/features/forum/index.server.ts";
import type { CategoryId } from "../../src/features/forum/index.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { type Member, newMember } from "./chats.ts";
import { newListing } from "./listings.ts";
import type { TestServices } from "./test-ctx.ts";

/** Somebody whose account was made just now, by the clock of the test. */
export async function newcomer(services: TestServices, fullName?: string): Promise<Member> {
  const member = await newMember(services, fullName);
  await services.db.update(profiles).set({ createdAt: services.clock.now() }).where(eq(profiles.id, member.actor.id));
  return member;
}

/** Somebody who has a listing, so that their posts are read at once, and for so many days an account. */
export async function newRegular(services: TestServices, fullName?: string, days = 100): Promise<Member> {
  const member = await newMember(services, fullName);
  const createdAt = new Date(services.clock.now().getTime() - days * 86_400_000);
  await services.db.update(profiles).set({ createdAt }).where(eq(profiles.id, member.actor.id));
  await newListing(services, { hostId: member.actor.id });
  return member;
}

type Thread = { title: string; text: string; categoryId: CategoryId; key: string };

export const start = (ctx: Ctx, given: Partial<Thread> = {}): Promise<WrittenPost> =>
  startThread(ctx, { key: randomUUID(), categoryId: "hosting-tips", title: "Late check-out", text: "How late is too late?", ...given });

export const reply = (ctx: Ctx, threadId: string, text = "Noon.", key: string = randomUUID()): Promise<WrittenPost> =>
  replyToThread(ctx, threadId, { key, text });

type InForum = { guestId: string; hostId: string; isWaiting: boolean };

/** A thread of the guest in the forum, which may wait, and one of the host. */
export async function newForumWorld(
  { db, clock }: Pick<TestServices, "db" | "clock">,
  { guestId, hostId, isWaiting }: InForum,
): Promise<{ threadId: string; postId: string; otherThreadId: string; categoryId: string }> {
  const now = clock.now();
  const [threadId, postId, otherThreadId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const thread = { categoryId: "hosting-tips" as const, title: "Keys", lastPostAt: now, createdAt: now, lastNumber: 1 };
  const status = isWaiting ? "waiting" : "visible";
  await db.insert(forumThreads).values([
    { ...thread, id: threadId, authorId: guestId, status },
    { ...thread, id: otherThreadId, authorId: hostId, status: "visible" },
  ]);
  const post = { title: "Keys", body: "Where?", createdAt: now };
  await db.insert(forumPosts).values([
    { ...post, id: postId, threadId, authorId: guestId, status, ...(!isWaiting && { number: 1, publishedAt: now }) },
    { ...post, threadId: otherThreadId, authorId: hostId, status: "visible", number: 1, publishedAt: now },
  ]);
  return { threadId, postId, otherThreadId, categoryId: thread.categoryId };
}
