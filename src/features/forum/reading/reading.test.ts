import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allOf } from "../../../../tests/support/all-of.ts";
import { type Member, newAgent } from "../../../../tests/support/chats.ts";
import { newcomer, newRegular, reply, start } from "../../../../tests/support/forum.ts";
import { PASSWORD } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { deleteAccount } from "../../accounts/index.server.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { forumPosts, forumThreads } from "../forum.tables.server.ts";
import { approvePost } from "../moderation/approve-post.server.ts";
import { followForumThread } from "../reacting/follow-forum-thread.server.ts";
import { likePost, unlikePost } from "../reacting/like-post.server.ts";
import { deletePost } from "../writing/delete-post.server.ts";
import { countForumThreads } from "./count-forum-threads.server.ts";
import { exportForumPosts } from "./export-forum-posts.server.ts";
import { latestForumThreads } from "./latest-forum-threads.server.ts";
import { listCategories } from "./list-categories.server.ts";
import { listForumThreads } from "./list-forum-threads.server.ts";
import { readForumThread } from "./read-forum-thread.server.ts";
import { searchForum } from "./search-forum.server.ts";
import { visitForumThread, writeViews } from "./visit-forum-thread.server.ts";

let services: TestServices;
let ada: Member;
let bob: Member;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  services.clock.advance(3600);
  [ada, bob] = [await newRegular(services, "Ada Pine"), await newRegular(services, "Bob Reed")];
});

const visitor = (address?: string) => testCtx(services, { address });
const firstPost = async (threadId: string, ctx: Parameters<typeof readForumThread>[0] = visitor()) =>
  (await readForumThread(ctx, threadId, { page: 1 })).posts[0];
const aWord = () => `q${randomUUID().replaceAll("-", "").slice(0, 10)}`;

describe("a category", () => {
  test("shows its latest post", async () => {
    const { threadId } = await start(ada, { categoryId: "travel-stories", title: "Fog in Bergen" });
    const { postId } = await reply(bob, threadId);
    const category = (await listCategories(visitor())).find(({ id }) => id === "travel-stories");
    expect(category?.latest).toMatchObject({ postId, title: "Fog in Bergen", author: { name: "Bob R." } });
  });

  test("tells of the threads with the newest posts, whatever their category", async () => {
    const stories = await start(ada, { categoryId: "travel-stories", title: "Slow trains" });
    services.clock.advance(60);
    const tips = await start(bob, { title: "Spare keys" });
    services.clock.advance(60);
    await reply(bob, stories.threadId);
    const latest = await latestForumThreads(visitor());
    expect(latest.slice(0, 2).map(({ id }) => id)).toEqual([stories.threadId, tips.threadId]);
    expect(latest).toHaveLength(8);
  });

  test("counts its threads for pages that are cached until the count changes", async () => {
    const counts = async () => (await countForumThreads(visitor())).find(({ id }) => id === "hosting-tips")?.threadCount ?? 0;
    const before = await counts();
    await start(ada, { title: "One more" });
    expect(await counts()).toBe(before + 1);
  });

  test("sorts by latest reply, newest, most replies and unanswered, in pages that hold every thread once", async () => {
    const old = await start(ada, { title: "Old" });
    services.clock.advance(60);
    const fresh = await start(bob, { title: "Fresh" });
    services.clock.advance(60);
    for (const text of ["a", "b", "c"]) await reply(ada, old.threadId, text);
    const list = async (sort: "latest" | "newest" | "replies" | "unanswered", page = 1) =>
      listForumThreads(visitor(), "hosting-tips", { sort, page });
    expect((await list("latest")).threads.find(({ isPinned }) => !isPinned)?.title).toBe("Old");
    expect((await list("newest")).threads[0]?.title).toBe("Fresh");
    const replies = (await list("replies")).threads.map(({ replyCount }) => replyCount);
    expect(replies).toEqual(replies.toSorted((a, b) => b - a));
    const unanswered = await list("unanswered");
    expect(unanswered.threads[0]?.id).toBe(fresh.threadId);
    expect(unanswered.threads.every(({ replyCount }) => replyCount === 0)).toBe(true);
    const { pages, category } = await list("latest");
    const all = await Promise.all(Array.from({ length: pages }, (_, i) => list("latest", i + 1)));
    const ids = all.flatMap(({ threads }) => threads.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([category.threadCount, category.threadCount]);
  });

  test("that there is not is refused", async () => {
    await expect(listForumThreads(visitor(), "gossip", { sort: "latest", page: 1 })).rejects.toMatchObject({
      code: "category_not_found",
      message: "Category Not Found",
    });
  });
});

describe("liking", () => {
  test("counts each of fifty people once, all at the same time and twice, and can be taken back", async () => {
    const { threadId, postId } = await start(ada);
    const crowd = Array.from({ length: 50 }, (_, i) => ({
      id: randomUUID(),
      fullName: `Person ${i}`,
      email: `${randomUUID()}@example.com`,
    }));
    await services.db.insert(profiles).values(crowd);
    const people = crowd.map(({ id }) => testCtx(services, { actor: { id, sessionId: "", isHost: false, supportRole: null } }));
    for (let round = 0; round < 2; round++) await Promise.all(people.map((person) => likePost(person, { postId })));
    expect((await firstPost(threadId))?.likeCount).toBe(50);
    const [first = visitor()] = people;
    expect(await firstPost(threadId, first)).toMatchObject({ isLiked: true });
    await Promise.all([unlikePost(first, { postId }), unlikePost(first, { postId })]);
    expect(await firstPost(threadId, first)).toMatchObject({ isLiked: false, likeCount: 49 });
  });

  test("refuses visitors, one's own post, and what nobody can read", async () => {
    const { postId } = await start(ada);
    await expect(likePost(visitor(), { postId })).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(likePost(ada, { postId })).rejects.toMatchObject({ code: "own_post" });
    const { postId: waiting } = await start(await newcomer(services));
    for (const verb of [likePost, unlikePost])
      await expect(verb(ada, { postId: waiting })).rejects.toMatchObject({ code: "forum_post_not_found" });
  });
});

describe("searching", () => {
  const search = (q: string, page = 1) => searchForum(visitor(), { q, page });

  test("finds titles and texts whatever the ending and accents, titles first, and marks the words", async () => {
    const word = aWord();
    const inTitle = await start(ada, { title: `Cafés near ${word}`, text: "Where?" });
    const inText = await reply(bob, inTitle.threadId, `The **${word}** harbor has sailing every day.`);
    const { results, total } = await search(word);
    expect(results.map(({ postId, isReply }) => [postId, isReply])).toEqual([
      [inTitle.postId, false],
      [inText.postId, true],
    ]);
    expect(total).toBe(2);
    expect(results[1]?.excerpt).toEqual([
      { text: "The ", isMatch: false },
      { text: word, isMatch: true },
      { text: " harbor has sailing every day.", isMatch: false },
    ]);
    expect((await search(`${word} sail`)).results[0]?.excerpt).toContainEqual({ text: "sailing", isMatch: true });
    expect((await search(`${word} cafe`)).results.map(({ postId }) => postId)).toEqual([inTitle.postId]);
  });

  test("finds nothing that waits or was deleted, nothing for nothing, and takes any text", async () => {
    const word = aWord();
    await start(await newcomer(services), { title: word });
    const { threadId } = await start(ada);
    await deletePost(bob, (await reply(bob, threadId, word)).postId);
    expect(await search(word)).toMatchObject({ results: [], total: 0, pages: 1 });
    for (const q of ["", "   ", "the", `"`, `a & | ! ( :*`, "\\", "'", "-- ;", "%", "\u{1F6A2}"])
      expect((await search(q)).results).toEqual([]);
  });

  test("ranks at most 400, the newest of a frequent word, over pages", async () => {
    const { threadId } = await start(ada);
    const word = aWord();
    const rows = Array.from({ length: 450 }, (_, i) => ({
      threadId,
      number: i + 2,
      authorId: bob.actor.id,
      body: `${word} ${i}`,
      status: "visible" as const,
      createdAt: services.clock.now(),
      publishedAt: services.clock.now(),
    }));
    const stored = await services.db.insert(forumPosts).values(rows).returning({ id: forumPosts.id });
    const first = await search(word);
    expect(first).toMatchObject({ total: 400, isCapped: true, pages: 20 });
    expect(first.results[0]?.postId).toBe(stored.at(-1)?.id);
    expect((await search(word, 20)).results).toHaveLength(20);
  });
});

describe("views", () => {
  const viewsOf = async (threadId: string) => (await readForumThread(visitor(), threadId, { page: 1 })).thread.views;

  test("are counted once a visitor and day, and written together", async () => {
    const [{ threadId }, other] = [await start(ada), await start(bob)];
    for (const ctx of [visitor("192.0.2.1"), visitor("192.0.2.1"), visitor("198.51.100.7"), ada, ada])
      await visitForumThread(ctx, threadId);
    await visitForumThread(visitor(), other.threadId);
    expect(await viewsOf(threadId)).toBe(0);
    await writeViews(visitor());
    expect([await viewsOf(threadId), await viewsOf(other.threadId)]).toEqual([3, 1]);
    services.clock.advance(24 * 3600);
    await visitForumThread(visitor("192.0.2.1"), threadId);
    await visitForumThread(visitor("192.0.2.1"), randomUUID());
    await writeViews(visitor());
    expect(await viewsOf(threadId)).toBe(4);
  });
});

describe("following", () => {
  const received = async (ctx: Member) => (await listNotifications(ctx, {})).items.filter(({ kind }) => kind === "forum");

  test("begins with posting, folds per thread until it is read, and can be turned off for good", async () => {
    const { threadId } = await start(ada, { title: "Fenders" });
    expect((await readForumThread(ada, threadId, { page: 1 })).isFollowing).toBe(true);
    await reply(bob, threadId, "> quoted\n\nTwo **each** side");
    const { postId } = await reply(bob, threadId, "And one spare");
    await runJobs(services);
    expect(await received(ada)).toMatchObject([
      { title: "Bob R. replied in “Fenders”", text: "And one spare", count: 2, path: `/forum/post/${postId}`, isRead: false },
    ]);
    expect(await received(bob)).toEqual([]);
    await visitForumThread(ada, threadId);
    expect(await received(ada)).toMatchObject([{ isRead: true }]);
    await followForumThread(ada, { threadId, isOn: false });
    await reply(ada, threadId, "Thanks");
    await reply(bob, threadId, "Welcome");
    await runJobs(services);
    expect(await received(ada)).toHaveLength(1);
  });

  test("is not needed to hear of a mention, which nobody else gets and a quotation does not make", async () => {
    const cleo = await newRegular(services, "Cleo Ash");
    const { threadId } = await start(ada, { title: "Ropes" });
    await reply(cleo, threadId, "Nylon.");
    await followForumThread(cleo, { threadId, isOn: false });
    await reply(bob, threadId, "> @Cleo A. said\n\nHm");
    await runJobs(services);
    expect(await received(cleo)).toEqual([]);
    await reply(bob, threadId, "What do you think, @Cleo A.?");
    await runJobs(services);
    expect(await received(cleo)).toMatchObject([{ title: "Bob R. mentioned you in “Ropes”" }]);
    expect((await received(ada))[0]?.title).toBe("Bob R. replied in “Ropes”");
  });

  test("waits with a post that waits", async () => {
    const [nia, sam] = [await newcomer(services, "Nia New"), await newAgent(services)];
    const { threadId } = await start(ada, { title: "Anchors" });
    const { postId } = await reply(nia, threadId, "Danforth");
    await runJobs(services);
    expect(await received(ada)).toEqual([]);
    await approvePost(sam, postId);
    await runJobs(services);
    expect(await received(ada)).toMatchObject([{ title: "Nia N. replied in “Anchors”" }]);
  });

  test("refuses visitors and threads that there are not", async () => {
    await expect(followForumThread(visitor(), { threadId: randomUUID(), isOn: true })).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(followForumThread(ada, { threadId: randomUUID(), isOn: true })).rejects.toMatchObject({ code: "forum_thread_not_found" });
  });
});

test("a deleted account leaves its posts under no name, and nothing that waited", async () => {
  const nia = await newcomer(services, "Nia New");
  const { threadId } = await start(ada);
  const waiting = await start(nia);
  await reply(bob, threadId, "Noon");
  await deleteAccount(bob, { password: PASSWORD });
  await deleteAccount(nia, { password: PASSWORD });
  await runJobs(services);
  expect((await readForumThread(visitor(), threadId, { page: 1 })).posts[1]).toMatchObject({
    text: "Noon",
    author: { name: "Deleted user", avatarUrl: null },
  });
  const [row] = await services.db.select().from(forumThreads).where(eq(forumThreads.id, waiting.threadId));
  expect(row?.status).toBe("deleted");
});

test("a person's own file has what they wrote, also what waits, and nobody else's", async () => {
  const nia = await newcomer(services);
  const { threadId } = await start(ada, { title: "Mine" });
  await reply(nia, threadId, "Waiting");
  await deletePost(bob, (await reply(bob, threadId, "Gone")).postId);
  expect(await allOf(exportForumPosts(ada))).toMatchObject([{ title: "Mine", text: "How late is too late?", status: "visible" }]);
  expect(await allOf(exportForumPosts(nia))).toMatchObject([{ title: "Mine", text: "Waiting", status: "waiting" }]);
  expect(await allOf(exportForumPosts(bob))).toEqual([]);
});
