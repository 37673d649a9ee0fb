import { sql } from "drizzle-orm";
import { profiles } from "../../src/features/accounts/account.tables.server.ts";
import {
  forumFollows,
  forumLikes,
  forumPosts,
  forumReports,
  forumThreads,
  forumViews,
} from "../../src/features/forum/forum.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import type { Db } from "../../src/platform/db/database.server.ts";
import { daysAgo } from "../demo-days.ts";
import { demoId } from "../demo-id.ts";
import { personId } from "../people.ts";
import { FORUM_PEOPLE } from "./forum-people.ts";
import { LONG_THREAD } from "./long-thread.ts";
import { forumEmail, type PlannedPost, planForum, type PlannedThread } from "./plan-forum.ts";

type DemoTools = { db: Db; clock: Clock };

const PINNED = new Set(["What do you check every single month?", "Handover checklist you actually use", LONG_THREAD]);
const AT_ONCE = 2_000;

const threadId = (title: string) => demoId("forum thread", title);
const postId = (title: string, number: number) => demoId("forum post", `${title} ${number}`);

/** The forum with its people: 156, 89 and 234 threads over two years, some posts that wait, and one that was reported. */
export async function addForum({ db, clock }: DemoTools): Promise<void> {
  const now = clock.now().getTime();
  const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000);
  await db.insert(profiles).values(FORUM_PEOPLE.map((person, i) => profileOf(clock, person, i)));
  const plan = planForum();
  await db.insert(forumThreads).values(plan.map((thread) => threadOf(thread, at)));
  await inParts(
    plan
      .flatMap((thread) => thread.posts.map((post, i) => postOf(thread, post, i + 1, at)))
      .toSorted((a, b) => +a.createdAt - +b.createdAt),
    (rows) => db.insert(forumPosts).values(rows),
  );
  await inParts(plan.flatMap(likesOf(at)), (rows) => db.insert(forumLikes).values(rows));
  await inParts(plan.flatMap(followsOf(at)), (rows) => db.insert(forumFollows).values(rows));
  await db.insert(forumViews).values(plan.map(({ title, views }) => ({ threadId: threadId(title), views })));
  await addWaiting(db, at);
  // So that the first searches are planned with knowledge of the words.
  await db.execute(sql`analyze forum_posts, forum_threads`);
}

async function inParts<T>(rows: T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await insert(rows.slice(from, from + AT_ONCE));
}

function profileOf(clock: Clock, [fullName, isHost, days]: (typeof FORUM_PEOPLE)[number], i: number): typeof profiles.$inferInsert {
  const joined = daysAgo(clock, days);
  return {
    id: personId(forumEmail(fullName)),
    fullName,
    email: forumEmail(fullName),
    emailVerified: true,
    phone: `+1 (614) 555-01${String(50 + i)}`,
    isHost,
    hostSince: isHost ? daysAgo(clock, days - 60) : null,
    createdAt: joined,
    updatedAt: joined,
  };
}

type At = (minutesAgo: number) => Date;

function threadOf({ categoryId, title, posts }: PlannedThread, at: At): typeof forumThreads.$inferInsert {
  const createdAt = at(posts[0]?.minutesAgo ?? 0);
  return {
    id: threadId(title),
    categoryId,
    title,
    authorId: personId(posts[0]?.email ?? ""),
    status: "visible",
    isPinned: PINNED.has(title),
    lastNumber: posts.length,
    lastPostAt: createdAt,
    createdAt,
  };
}

function postOf({ title }: PlannedThread, { email, text, minutesAgo }: PlannedPost, number: number, at: At) {
  const createdAt = at(minutesAgo);
  return {
    id: postId(title, number),
    threadId: threadId(title),
    number,
    authorId: personId(email),
    title: number === 1 ? title : "",
    body: text,
    status: "visible" as const,
    createdAt,
    publishedAt: createdAt,
  };
}

const likesOf =
  (at: At) =>
  ({ title, posts }: PlannedThread) =>
    posts.flatMap(({ likers, minutesAgo }, i) =>
      likers.map((email) => ({ postId: postId(title, i + 1), personId: personId(email), createdAt: at(minutesAgo - 5) })),
    );

const followsOf =
  (at: At) =>
  ({ title, posts }: PlannedThread) =>
    [...new Map(posts.map(({ email, minutesAgo }) => [email, minutesAgo]))].map(([email, minutesAgo]) => ({
      threadId: threadId(title),
      personId: personId(email),
      createdAt: at(minutesAgo),
    }));

/** What the staff's desk shows. */
async function addWaiting(db: Db, at: At): Promise<void> {
  const [newcomer, guest] = [personId("thandiwe.nkosi@demo.test"), personId("grace.adeyemi@demo.test")];
  const [title, asked] = ["Down the coast with my sister: where would you stop?", at(95)];
  await db.insert(forumThreads).values({
    id: threadId(title),
    categoryId: "travel-stories",
    title,
    authorId: newcomer,
    status: "waiting",
    lastPostAt: asked,
    createdAt: asked,
  });
  const text =
    "We have three weeks in May and no plan between Monterey and the border. We like small harbors and walking. What shouldn't we drive past?";
  const link = "I wrote about our winter there, with pictures: https://grace-on-the-road.example/winter";
  const winter = threadId("Winter in a summer town");
  await db.insert(forumPosts).values([
    { id: postId(title, 1), threadId: threadId(title), authorId: newcomer, title, body: text, status: "waiting", createdAt: asked },
    { id: postId("waiting", 1), threadId: winter, authorId: guest, body: link, status: "waiting", createdAt: at(40) },
  ]);
  await db.insert(forumReports).values(
    ["oliver.whitcombe@demo.test", "sofia.lindqvist@demo.test"].map((email, i) => ({
      postId: postId("Ants.", 1),
      reporterId: personId(email),
      reason: ["This isn't a question.", "Doesn't say anything about what to do."][i] ?? "",
      createdAt: at(300 - 60 * i),
    })),
  );
}
