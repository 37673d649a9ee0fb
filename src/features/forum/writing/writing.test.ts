import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { type Member, newAgent } from "../../../../tests/support/chats.ts";
import { newcomer, newRegular, reply, start } from "../../../../tests/support/forum.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { bookings } from "../../bookings/booking.tables.server.ts";
import { addDays } from "../../availability/index.ts";
import { forumPosts, forumThreads } from "../forum.tables.server.ts";
import { changeForumThread } from "../moderation/change-forum-thread.server.ts";
import { approvePost } from "../moderation/approve-post.server.ts";
import { listForumThreads } from "../reading/list-forum-threads.server.ts";
import { locatePost, readForumThread } from "../reading/read-forum-thread.server.ts";
import { deletePost } from "./delete-post.server.ts";
import { editPost } from "./edit-post.server.ts";
import { quotePost } from "./quote-post.server.ts";

let services: TestServices;
let ada: Member;
let bob: Member;
let sam: Member;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  sam = await newAgent(services);
});
beforeEach(async () => {
  services.clock.advance(3600);
  [ada, bob] = [await newRegular(services, "Ada Pine"), await newRegular(services, "Bob Reed")];
});

const visitor = () => testCtx(services);
const read = (ctx: Parameters<typeof readForumThread>[0], threadId: string, page = 1) => readForumThread(ctx, threadId, { page });
const textsOf = async (ctx: Parameters<typeof readForumThread>[0], threadId: string, page = 1) =>
  (await read(ctx, threadId, page)).posts.map(({ text }) => text);
const countOf = async () => (await listForumThreads(visitor(), "hosting-tips", { sort: "latest", page: 1 })).category.threadCount;

describe("starting a thread", () => {
  test("puts it first in its category, counted, with its author shown by first name and initial", async () => {
    const before = await countOf();
    const { threadId, isWaiting } = await start(ada);
    expect(isWaiting).toBe(false);
    const { category, threads } = await listForumThreads(visitor(), "hosting-tips", { sort: "newest", page: 1 });
    expect(category.threadCount).toBe(before + 1);
    expect(threads[0]).toMatchObject({ id: threadId, title: "Late check-out", author: { name: "Ada P." }, replyCount: 0, lastReply: null });
    expect(category.latest).toMatchObject({ title: "Late check-out" });
  });

  test("does it once per key, and refuses the key with other words", async () => {
    const key = randomUUID();
    const [first, again] = [await start(ada, { key }), await start(ada, { key })];
    expect(again).toEqual(first);
    await expect(start(ada, { key, text: "Other" })).rejects.toMatchObject({ code: "key_reused" });
  });

  test("refuses a visitor", async () => {
    await expect(start(visitor())).rejects.toMatchObject({ code: "sign_in_required" });
  });
});

describe("replying", () => {
  test("adds numbered posts at the end, also when many reply at once", async () => {
    const { threadId } = await start(ada);
    const people = await Promise.all(Array.from({ length: 6 }, () => newRegular(services)));
    await Promise.all(people.flatMap((person) => [reply(person, threadId), reply(person, threadId)]));
    const { posts, thread } = await read(visitor(), threadId);
    expect(posts.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    expect(thread.replyCount).toBe(12);
    expect(thread.lastReply?.postId).toBe(posts.at(-1)?.id);
  });

  test("goes on over pages, and each post's address leads to its page", async () => {
    const { threadId, postId: first } = await start(ada);
    const written = [];
    for (let i = 0; i < 21; i++) {
      services.clock.advance(61);
      written.push(await reply(bob, threadId, `Reply ${i}`));
    }
    expect(await read(visitor(), threadId, 2)).toMatchObject({ page: 2, pages: 2, posts: [{ text: "Reply 19" }, { text: "Reply 20" }] });
    expect(await locatePost(visitor(), written.at(-1)?.postId ?? "")).toMatchObject({ threadId, page: 2 });
    expect(await locatePost(visitor(), first)).toMatchObject({ page: 1 });
    expect((await read(visitor(), threadId, 99)).page).toBe(2);
  });

  test("does it once per key", async () => {
    const { threadId } = await start(ada);
    const key = randomUUID();
    await Promise.all([reply(bob, threadId, "Once", key), reply(bob, threadId, "Once", key)]);
    expect(await textsOf(visitor(), threadId)).toEqual(["How late is too late?", "Once"]);
  });

  test("refuses a visitor, a thread that there is not, and too many in a minute", async () => {
    const { threadId } = await start(ada);
    await expect(reply(visitor(), threadId)).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(reply(bob, randomUUID())).rejects.toMatchObject({ code: "forum_thread_not_found" });
    for (let i = 0; i < 6; i++) await reply(bob, threadId);
    await expect(reply(bob, threadId)).rejects.toMatchObject({ code: "too_many_requests" });
  });

  test("refuses a locked thread, but not to staff", async () => {
    const { threadId } = await start(ada);
    await changeForumThread(sam, threadId, { isLocked: true }, "Settled");
    await expect(reply(bob, threadId)).rejects.toMatchObject({ code: "thread_locked" });
    expect((await read(bob, threadId)).mayReply).toBe(false);
    await reply(sam, threadId, "Locked, thanks all.");
    expect((await read(visitor(), threadId)).thread).toMatchObject({ isLocked: true, replyCount: 1 });
  });
});

describe("a newcomer", () => {
  test("waits with the first post, which only they and staff see, and no count or list has", async () => {
    const [nia, before] = [await newcomer(services, "Nia New"), await countOf()];
    const { threadId, postId, isWaiting } = await start(nia);
    expect(isWaiting).toBe(true);
    expect(await countOf()).toBe(before);
    for (const stranger of [visitor(), bob]) {
      await expect(read(stranger, threadId)).rejects.toMatchObject({ code: "forum_thread_not_found" });
      await expect(locatePost(stranger, postId)).rejects.toMatchObject({ code: "forum_post_not_found" });
      await expect(quotePost(stranger, postId)).rejects.toMatchObject({ code: "forum_post_not_found" });
    }
    expect(await read(nia, threadId)).toMatchObject({
      thread: { status: "waiting" },
      posts: [],
      waiting: [{ id: postId, number: null }],
    });
    await expect(reply(nia, threadId)).rejects.toMatchObject({ code: "thread_waits" });
    await approvePost(sam, postId);
    expect(await textsOf(visitor(), threadId)).toEqual(["How late is too late?"]);
    expect(await countOf()).toBe(before + 1);
    expect((await reply(nia, threadId, "And thanks!")).isWaiting).toBe(false);
  });

  test("waits again with a link, and can't add one by editing", async () => {
    const nia = await newcomer(services);
    const { threadId } = await start(ada);
    await approvePost(sam, (await reply(nia, threadId)).postId);
    expect((await reply(nia, threadId, `See ${services.config.appOrigin}/search`)).isWaiting).toBe(false);
    expect((await reply(nia, threadId, "Buy at www.cheap-oars.example")).isWaiting).toBe(true);
    const { postId } = await reply(nia, threadId, "Hello");
    await expect(editPost(nia, postId, { text: "Hello https://spam.example" })).rejects.toMatchObject({ code: "links_in_edit" });
  });

  test("has a waiting reply take its place when it is approved", async () => {
    const nia = await newcomer(services);
    const { threadId } = await start(ada);
    const { postId } = await reply(nia, threadId, "First");
    await reply(bob, threadId, "Second");
    expect(await textsOf(visitor(), threadId)).toEqual(["How late is too late?", "Second"]);
    expect((await read(visitor(), threadId)).thread.replyCount).toBe(1);
    await approvePost(sam, postId);
    expect(await textsOf(visitor(), threadId)).toEqual(["How late is too late?", "Second", "First"]);
  });

  test("is nobody who completed a stay", async () => {
    const guest = await newcomer(services);
    const listing = await newListing(services, {});
    const today = services.clock.now().toISOString().slice(0, 10);
    const person = { email: guest.email, cookie: guest.request?.headers.get("cookie") ?? "" };
    const bookingId = await book(services, person, { listingId: listing.id, checkIn: addDays(today, 20), checkOut: addDays(today, 22) });
    expect((await start(guest)).isWaiting).toBe(true);
    const ended = new Date(services.clock.now().getTime() - 1000);
    await services.db
      .update(bookings)
      .set({ endsAt: ended, beginsAt: new Date(ended.getTime() - 1000) })
      .where(eq(bookings.id, bookingId));
    expect((await start(guest)).isWaiting).toBe(false);
  });

  test("starts 3 threads, posts 10 replies and shares 2 links on day one, and more on the next", async () => {
    const eager = await newRegular(services, "Eager Beaver", 0);
    const pause = () => services.clock.advance(61);
    const { threadId } = await start(eager);
    await start(eager);
    await start(eager, { text: "See https://one.example" });
    await expect(start(eager)).rejects.toMatchObject({ code: "day_one_threads" });
    pause();
    await expect(reply(eager, threadId, "https://two.example https://three.example")).rejects.toMatchObject({ code: "day_one_links" });
    for (let i = 0; i < 10; i++, pause()) await reply(eager, threadId);
    await expect(reply(eager, threadId)).rejects.toMatchObject({ code: "day_one_replies" });
    services.clock.advance(24 * 3600);
    await start(eager);
    await reply(eager, threadId, "https://two.example https://three.example");
  });

  test("does not get past the count by sending everything at once", async () => {
    const eager = await newRegular(services, "Eager Beaver", 0);
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => start(eager)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });
});

describe("editing", () => {
  test("rewrites one's own post within 15 minutes and marks it, with the title of an opening one", async () => {
    const { threadId, postId } = await start(ada);
    services.clock.advance(15 * 60);
    await editPost(ada, postId, { text: "Changed", title: "Very late check-out" });
    expect(await read(visitor(), threadId)).toMatchObject({
      thread: { title: "Very late check-out" },
      posts: [{ text: "Changed", isEdited: true }],
    });
    services.clock.advance(1);
    await expect(editPost(ada, postId, { text: "Again" })).rejects.toMatchObject({ code: "too_late_to_edit_post" });
  });

  test("is not there for anybody else, staff included", async () => {
    const { postId } = await start(ada);
    for (const other of [bob, sam]) await expect(editPost(other, postId, { text: "Mine" })).rejects.toMatchObject({ status: 404 });
    await expect(editPost(visitor(), postId, { text: "Mine" })).rejects.toMatchObject({ code: "sign_in_required" });
  });
});

describe("deleting", () => {
  test("takes a reply away, with its count", async () => {
    const { threadId } = await start(ada);
    const { postId } = await reply(bob, threadId, "Oops");
    await deletePost(bob, postId);
    const { posts, thread } = await read(ada, threadId);
    expect([posts.length, thread.replyCount, thread.lastReply]).toEqual([1, 0, null]);
    await expect(deletePost(bob, postId)).rejects.toMatchObject({ code: "forum_post_not_found" });
    const [row] = await services.db.select().from(forumPosts).where(eq(forumPosts.id, postId));
    expect(row?.body).toBe("");
  });

  test("takes the thread along while nobody replied, and leaves it when somebody did", async () => {
    const before = await countOf();
    const lonely = await start(ada);
    expect(await deletePost(ada, lonely.postId)).toEqual({ isThreadGone: true });
    await expect(read(ada, lonely.threadId)).rejects.toMatchObject({ code: "forum_thread_not_found" });
    expect(await countOf()).toBe(before);
    const answered = await start(ada);
    await reply(bob, answered.threadId, "Noon");
    expect(await deletePost(ada, answered.postId)).toEqual({ isThreadGone: false });
    expect(await textsOf(visitor(), answered.threadId)).toEqual(["", "Noon"]);
  });

  test("is not there for anybody else", async () => {
    const { postId } = await start(ada);
    await expect(deletePost(bob, postId)).rejects.toMatchObject({ code: "forum_post_not_found" });
  });
});

test("a quotation names the author, leads to the post, and leaves out what that quoted", async () => {
  const { postId } = await start(ada, { text: "> older\n\nOne\n\nTwo" });
  expect(await quotePost(bob, postId)).toBe(`> [Ada P. wrote](/forum/post/${postId}):\n>\n> One\n>\n> Two\n\n`);
});

test("the database refuses counts, places and texts that can't be", async () => {
  const { threadId } = await start(ada);
  const row = { threadId, authorId: ada.actor.id, body: "Again", createdAt: services.clock.now() };
  await expect(
    services.db.insert(forumPosts).values({ ...row, status: "visible", number: 1, publishedAt: row.createdAt }),
  ).rejects.toMatchObject({ cause: { constraint: "forum_posts_number" } });
  await expect(services.db.insert(forumPosts).values({ ...row, status: "visible" })).rejects.toMatchObject({
    cause: { constraint: "forum_posts_visible_have_a_place" },
  });
  await expect(services.db.update(forumThreads).set({ status: "merged" }).where(eq(forumThreads.id, threadId))).rejects.toMatchObject({
    cause: { constraint: "forum_threads_merged_lead_on" },
  });
});
