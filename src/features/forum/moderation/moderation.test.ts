import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allOf } from "../../../../tests/support/all-of.ts";
import { type Member, newAgent } from "../../../../tests/support/chats.ts";
import { newcomer, newRegular, reply, start } from "../../../../tests/support/forum.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { auditTrail } from "../../../platform/audit/audit.tables.server.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { likePost } from "../reacting/like-post.server.ts";
import { reportPost } from "../reacting/report-post.server.ts";
import { followForumThread } from "../reacting/follow-forum-thread.server.ts";
import { listForumThreads } from "../reading/list-forum-threads.server.ts";
import { listedForumThreads } from "../reading/listed-forum-threads.server.ts";
import { locatePost, readForumThread } from "../reading/read-forum-thread.server.ts";
import { searchForum } from "../reading/search-forum.server.ts";
import { approvePost } from "./approve-post.server.ts";
import { changeForumThread } from "./change-forum-thread.server.ts";
import { hidePost } from "./hide-post.server.ts";
import { keepPost } from "./keep-post.server.ts";
import { mergeForumThreads } from "./merge-forum-threads.server.ts";
import { readForumDesk } from "./read-forum-desk.server.ts";
import { restorePost } from "./restore-post.server.ts";

let services: TestServices;
let [ada, bob, sam]: Member[] = [];

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  services.clock.advance(3600);
  [ada, bob, sam] = [await newRegular(services, "Ada Pine"), await newRegular(services, "Bob Reed"), await newAgent(services)];
});

const reason = "Off topic";
const visitor = () => testCtx(services);
const read = (threadId: string, ctx: Parameters<typeof readForumThread>[0] = visitor()) => readForumThread(ctx, threadId, { page: 1 });
const textsOf = async (threadId: string) => (await read(threadId)).posts.map(({ text }) => text);
const find = async (q: string) => (await searchForum(visitor(), { q, page: 1 })).results.map(({ postId }) => postId);
const list = (sort: "latest" | "unanswered" = "latest") => listForumThreads(visitor(), "hosting-tips", { sort, page: 1 });
const audited = async (subjectId: string) =>
  (await services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, subjectId)).orderBy(auditTrail.id)).map(
    ({ action, reason: why, actorId }) => ({ action, why, actorId }),
  );
const received = async (ctx: Member) => (await listNotifications(ctx, {})).items.map(({ title, text }) => ({ title, text }));
const toEmail = async (postId: string) => {
  const { rows } = await services.db.execute(sql`select lines from notifications where fold_key = ${`forum-post:${postId}`}`);
  return rows.flatMap(({ lines }) => lines);
};
const must = <T>(value: T | undefined): T => value as T;

test("none of it is there for people who are not staff", async () => {
  const { threadId, postId } = await start(must(ada));
  const other = await start(must(bob));
  for (const ctx of [must(ada), must(bob)])
    for (const refused of [
      () => readForumDesk(ctx),
      () => approvePost(ctx, postId),
      () => hidePost(ctx, postId, { reason }),
      () => restorePost(ctx, postId, { reason }),
      () => keepPost(ctx, postId, { reason }),
      () => changeForumThread(ctx, threadId, { isLocked: true }, reason),
      () => changeForumThread(ctx, threadId, { isPinned: true }, reason),
      () => changeForumThread(ctx, threadId, { categoryId: "travel-stories" }, reason),
      () => mergeForumThreads(ctx, { threadId, intoId: other.threadId, reason }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "staff_page_not_found" });
  await expect(readForumDesk(visitor())).rejects.toMatchObject({ code: "sign_in_required" });
});

describe("a hidden reply", () => {
  test("is in no list, count, search or address, but for its author and staff, who read why", async () => {
    const { threadId } = await start(must(ada));
    const word = `zyx${randomUUID().slice(0, 8)}`;
    const { postId } = await reply(must(bob), threadId, `Buy ${word} now`);
    expect(await find(word)).toEqual([postId]);
    await hidePost(must(sam), postId, { reason });
    expect(await find(word)).toEqual([]);
    expect(await read(threadId)).toMatchObject({ thread: { replyCount: 0, lastReply: null }, posts: [{ number: 1 }] });
    await expect(locatePost(must(ada), postId)).rejects.toMatchObject({ code: "forum_post_not_found" });
    for (const ctx of [must(bob), must(sam)])
      expect((await read(threadId, ctx)).posts[1]).toMatchObject({ id: postId, status: "hidden", hiddenReason: reason });
    expect(await received(must(bob))).toContainEqual({ title: "We hid your post in “Late check-out”", text: reason });
    await expect(hidePost(must(sam), postId, { reason })).rejects.toMatchObject({ code: "post_already_hidden" });
    await expect(likePost(must(ada), { postId })).rejects.toMatchObject({ code: "forum_post_not_found" });
    await restorePost(must(sam), postId, { reason: "Fine after all" });
    expect(await toEmail(postId)).toEqual([{ ref: postId, text: "Everyone can read it now." }]);
    expect(await find(word)).toEqual([postId]);
    expect((await read(threadId)).thread.replyCount).toBe(1);
    const actorId = must(sam).actor.id;
    expect(await audited(postId)).toEqual([
      { action: "forum.hide", why: reason, actorId },
      { action: "forum.restore", why: "Fine after all", actorId },
    ]);
    await expect(restorePost(must(sam), postId, { reason })).rejects.toMatchObject({ code: "post_not_hidden" });
  });
});

describe("a hidden opening post", () => {
  test("takes the thread and all that is in it out of lists, counts, search and sitemap, and brings it back", async () => {
    const word = `wvu${randomUUID().slice(0, 8)}`;
    const { threadId, postId } = await start(must(ada), { title: `About ${word}` });
    await reply(must(bob), threadId, `Me too: ${word}`);
    const [count, found] = [(await list()).category.threadCount, await find(word)];
    const listed = async () => (await allOf(listedForumThreads(visitor(), 0, 1e9))).flat().filter(({ path }) => path.includes(threadId));
    expect([found.length, (await listed()).length]).toEqual([2, 1]);
    await hidePost(must(sam), postId, { reason });
    expect((await list()).category.threadCount).toBe(count - 1);
    expect(await find(word)).toEqual([]);
    expect(await listed()).toEqual([]);
    await expect(read(threadId)).rejects.toMatchObject({ code: "forum_thread_not_found" });
    await expect(reply(must(bob), threadId)).rejects.toMatchObject({ code: "forum_thread_not_found" });
    await restorePost(must(sam), postId, { reason });
    expect(await find(word)).toHaveLength(2);
    expect((await list()).category.threadCount).toBe(count);
  });
});

describe("what waits", () => {
  test("stands on the desk until it is approved, once, and its author is told", async () => {
    const nia = await newcomer(services, "Nia New");
    const { postId } = await start(nia, { title: "Hello from Nia" });
    const desk = await readForumDesk(must(sam));
    expect(desk.waiting.find(({ post }) => post.id === postId)).toMatchObject({ title: "Hello from Nia", isOpening: true });
    const results = await Promise.allSettled([approvePost(must(sam), postId), approvePost(must(sam), postId)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(approvePost(must(sam), postId)).rejects.toMatchObject({ code: "post_not_waiting" });
    expect((await readForumDesk(must(sam))).counts.waiting).toBe(desk.counts.waiting - 1);
    expect(await received(nia)).toContainEqual({ title: "Your post in “Hello from Nia” is live", text: "Everyone can read it now." });
    expect(await audited(postId)).toMatchObject([{ action: "forum.approve" }]);
  });

  test("can be turned down, and be let in later", async () => {
    const nia = await newcomer(services);
    const { threadId, postId } = await start(nia);
    await hidePost(must(sam), postId, { reason });
    expect((await read(threadId, nia)).waiting).toMatchObject([{ id: postId, status: "hidden", hiddenReason: reason }]);
    await restorePost(must(sam), postId, { reason });
    expect((await read(threadId)).posts).toMatchObject([{ id: postId, number: 1 }]);
  });

  test("refuses a post that there is not", async () => {
    await expect(approvePost(must(sam), randomUUID())).rejects.toMatchObject({ code: "forum_post_not_found" });
  });
});

describe("reporting", () => {
  const report = (ctx: Member, postId: string) => reportPost(ctx, postId, { reason: "Spam" });

  test("by three people hides a post, and the same person counts once", async () => {
    const { threadId } = await start(must(ada));
    const { postId } = await reply(must(bob), threadId, "Spam");
    const reporters = await Promise.all([1, 2, 3].map(() => newRegular(services)));
    for (let i = 0; i < 3; i++) await report(must(reporters[0]), postId);
    await report(must(reporters[1]), postId);
    expect(await textsOf(threadId)).toHaveLength(2);
    const desk = await readForumDesk(must(sam));
    expect(desk.reported.find(({ post }) => post.id === postId)?.reports).toMatchObject([{ reason: "Spam" }, { reason: "Spam" }]);
    await report(must(reporters[2]), postId);
    expect(await textsOf(threadId)).toHaveLength(1);
    await restorePost(must(sam), postId, { reason });
    for (const person of reporters) await report(person, postId);
    expect(await textsOf(threadId), "staff let it stand").toHaveLength(2);
  });

  test("hides once when all three come at the same time", async () => {
    const { threadId } = await start(must(ada));
    const { postId } = await reply(must(bob), threadId, "Spam");
    const reporters = await Promise.all([1, 2, 3, 4].map(() => newRegular(services)));
    await Promise.allSettled(reporters.map((person) => report(person, postId)));
    expect(await textsOf(threadId)).toHaveLength(1);
  });

  test("that staff let stand is closed", async () => {
    const { postId } = await start(must(ada));
    await report(must(bob), postId);
    await keepPost(must(sam), postId, { reason: "A fair question" });
    expect((await readForumDesk(must(sam))).reported.some(({ post }) => post.id === postId)).toBe(false);
    expect(await audited(postId)).toMatchObject([{ action: "forum.keep", why: "A fair question" }]);
  });

  test("refuses visitors, one's own post, and what nobody can read", async () => {
    const { postId } = await start(must(ada));
    await expect(reportPost(visitor(), postId, { reason })).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(report(must(ada), postId)).rejects.toMatchObject({ code: "own_post" });
    const { postId: waiting } = await start(await newcomer(services));
    await expect(report(must(ada), waiting)).rejects.toMatchObject({ code: "forum_post_not_found" });
  });
});

describe("a thread", () => {
  test("that is pinned comes first, and is moved with its count, each with a trace", async () => {
    const { threadId } = await start(must(ada));
    services.clock.advance(60);
    await start(must(bob));
    await changeForumThread(must(sam), threadId, { isPinned: true }, reason);
    expect((await list()).threads[0]).toMatchObject({ id: threadId, isPinned: true });
    await changeForumThread(must(sam), threadId, { isPinned: false }, reason);
    expect((await list()).threads[0]?.id).not.toBe(threadId);
    const [here, there] = [
      (await list()).category.threadCount,
      (await listForumThreads(visitor(), "travel-stories", { sort: "latest", page: 1 })).category.threadCount,
    ];
    await changeForumThread(must(sam), threadId, { categoryId: "travel-stories" }, reason);
    expect((await list()).category.threadCount).toBe(here - 1);
    expect((await listForumThreads(visitor(), "travel-stories", { sort: "latest", page: 1 })).category.threadCount).toBe(there + 1);
    expect((await audited(threadId)).map(({ action }) => action)).toEqual(["forum.pin", "forum.unpin", "forum.move to travel-stories"]);
    await expect(changeForumThread(must(sam), randomUUID(), { isPinned: true }, reason)).rejects.toMatchObject({ status: 404 });
  });

  test("that is merged leads to the other, with its posts in order, its followers, and its posts' addresses", async () => {
    const [one, two] = [await start(must(ada), { title: "One" }), await start(must(bob), { title: "Two" })];
    const { postId } = await reply(must(bob), one.threadId, "In one");
    await reply(must(ada), two.threadId, "In two");
    const count = (await list()).category.threadCount;
    await followForumThread(must(sam), { threadId: one.threadId, isOn: true });
    await mergeForumThreads(must(sam), { threadId: one.threadId, intoId: two.threadId, reason });
    const merged = await read(one.threadId);
    expect(merged.thread).toMatchObject({ id: two.threadId, title: "Two", replyCount: 3 });
    expect(merged.posts.map(({ text }) => text)).toEqual(["How late is too late?", "In two", "How late is too late?", "In one"]);
    expect(await locatePost(visitor(), postId)).toMatchObject({ threadId: two.threadId });
    expect((await list()).category.threadCount).toBe(count - 1);
    expect((await readForumThread(must(sam), two.threadId, { page: 1 })).isFollowing).toBe(true);
    const three = await start(must(ada), { title: "Three" });
    await mergeForumThreads(must(sam), { threadId: two.threadId, intoId: three.threadId, reason });
    expect((await read(one.threadId)).thread.id).toBe(three.threadId);
    await reply(must(bob), three.threadId, "Last");
    expect((await textsOf(three.threadId)).at(-1)).toBe("Last");
  });

  test("is merged one way when two agents merge both ways at once", async () => {
    const [one, two] = [await start(must(ada)), await start(must(bob))];
    const olga = await newAgent(services, "Olga Pier");
    const results = await Promise.allSettled([
      mergeForumThreads(must(sam), { threadId: one.threadId, intoId: two.threadId, reason }),
      mergeForumThreads(olga, { threadId: two.threadId, intoId: one.threadId, reason }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await read(one.threadId)).thread.id).toBe((await read(two.threadId)).thread.id);
    expect((await read(one.threadId)).posts).toHaveLength(2);
  });

  test("is not merged into itself, or with one that is hidden", async () => {
    const [one, two] = [await start(must(ada)), await start(must(bob))];
    await expect(mergeForumThreads(must(sam), { threadId: one.threadId, intoId: one.threadId, reason })).rejects.toMatchObject({
      code: "same_thread",
    });
    await hidePost(must(sam), two.postId, { reason });
    await expect(mergeForumThreads(must(sam), { threadId: one.threadId, intoId: two.threadId, reason })).rejects.toMatchObject({
      code: "forum_thread_not_found",
    });
  });
});

test("after all of this, every count is what a recount gives", async () => {
  const wrong = await services.db.execute(sql`
    select 'thread ' || t.id as what from forum_threads t
      left join lateral (select count(*) filter (where number > 1) as replies, max(number) as last from forum_posts where thread_id = t.id and status = 'visible') c on true
      where t.status <> 'merged' and (t.reply_count <> c.replies or t.last_number < coalesce(c.last, 0)
        or t.last_post_id is distinct from (select id from forum_posts where thread_id = t.id and status = 'visible' order by number desc limit 1))
    union all select 'category ' || c.id from forum_categories c
      where c.thread_count <> (select count(*) from forum_threads where category_id = c.id and status = 'visible')
    union all select 'likes ' || p.id from forum_posts p where p.like_count <> (select count(*) from forum_likes where post_id = p.id)
    union all select 'public ' || p.id from forum_posts p join forum_threads t on t.id = p.thread_id
      where p.is_public <> (p.status = 'visible' and t.status = 'visible')`);
  expect(wrong.rows).toEqual([]);
});

test("an agent decides neither about their own posts nor about what they reported themselves", async () => {
  const refused = { code: "own_matter", status: 403 };
  const agent = must(sam);
  await newListing(services, { hostId: agent.actor.id });
  const own = await start(agent);
  await reportPost(must(ada), own.postId, { reason: "Rude" });
  const theirs = await start(must(bob));
  await reportPost(agent, theirs.postId, { reason: "Rude" });
  for (const postId of [own.postId, theirs.postId])
    for (const decide of [hidePost, keepPost, restorePost]) await expect(decide(agent, postId, { reason })).rejects.toMatchObject(refused);
  await expect(approvePost(agent, own.postId)).rejects.toMatchObject(refused);
  const { reported } = await readForumDesk(agent);
  const shown = new Map(reported.map(({ post, mayDecide }) => [post.id, mayDecide]));
  expect([shown.get(own.postId), shown.get(theirs.postId)]).toEqual([false, false]);
  const colleague = await newAgent(services);
  expect((await readForumDesk(colleague)).reported.every(({ mayDecide }) => mayDecide)).toBe(true);
  await keepPost(colleague, own.postId, { reason });
  await hidePost(colleague, theirs.postId, { reason });
});
