import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancelByHost } from "../../../tests/support/bookings.ts";
import { newPerson, type Person, visitOf } from "../../../tests/support/people.ts";
import { bookTalk, newTalk } from "../../../tests/support/talk.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { cancelBooking, readBooking } from "../bookings/index.server.ts";
import { listNotifications, markAllRead } from "../notifications/index.server.ts";
import { notifications } from "../notifications/notification.tables.server.ts";
import { threads } from "./message.tables.server.ts";
import { askHost } from "./threads/ask-host.server.ts";
import { blockOther, reportThread, unblockOther } from "./threads/block-person.server.ts";
import { listThreads } from "./threads/list-threads.server.ts";
import { markThreadRead, organizeThread } from "./threads/mark-thread.server.ts";
import { openBookingThread } from "./threads/open-thread.server.ts";
import { readThread, readThreadChanges } from "./threads/read-thread.server.ts";
import { editMessage, unsendMessage } from "./writing/change-message.server.ts";
import { sendMessage } from "./writing/send-message.server.ts";

let services: TestServices;
let guest: Person;
let host: Person;
let listingId: string;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  services.clock.advance(3600);
  ({ guest, host, listingId } = await newTalk(services));
});

const as = (person: Person) => visitOf(services, person);
const say = async (person: Person, threadId: string, text: string, id: string = randomUUID()) =>
  sendMessage(await as(person), threadId, { id, text });
const ask = async (text = "Is there a crib?") => (await askHost(await as(guest), { id: randomUUID(), listingId, text })).threadId;
const read = async (person: Person, threadId: string) => readThread(await as(person), threadId);
const inbox = async (person: Person, filter: Parameters<typeof listThreads>[1]["filter"] = "all", q = "") =>
  (await listThreads(await as(person), { filter, q })).threads;
const reserve = () => bookTalk(services, { guest, listingId });

describe("what the other side was notified of", () => {
  const received = async (person: Person) =>
    (await listNotifications(await as(person), {})).items.map(({ title, text }) => ({ title, text }));

  test.each(["unread", "read"])("forgets the words of a message that was edited or unsent, also when it is %s", async (state) => {
    const threadId = await ask();
    const id = randomUUID();
    await say(guest, threadId, "We arrive at 16:30.", id);
    if (state === "read") await markAllRead(await as(host));
    await editMessage(await as(guest), { threadId, messageId: id }, { text: "We arrive in the evening." });
    expect(await received(host)).toMatchObject([{ text: "We arrive in the evening." }]);
    await unsendMessage(await as(guest), { threadId, messageId: id });
    expect(await received(host)).toMatchObject([{ text: "Message unsent" }]);
    expect(JSON.stringify(await services.db.select().from(notifications))).not.toContain("We arrive");
  });

  test("keeps the words of a later message when an earlier one is unsent", async () => {
    const threadId = await ask();
    const id = randomUUID();
    await say(guest, threadId, "We arrive at 16:30.", id);
    await say(guest, threadId, "Is there a crib?");
    await unsendMessage(await as(guest), { threadId, messageId: id });
    expect(await received(host)).toMatchObject([{ text: "Is there a crib?" }]);
  });
});

describe("a question", () => {
  test("reaches the host with its dates, is unread there, and the host is notified", async () => {
    const dates = { checkIn: "2030-05-01", checkOut: "2030-05-04", guests: 2 };
    const { threadId } = await askHost(await as(guest), { id: randomUUID(), listingId, text: "Is there a crib?", ...dates });
    expect(await inbox(host)).toMatchObject([
      {
        id: threadId,
        role: "host",
        phase: "question",
        unread: 1,
        lastMessage: "Is there a crib?",
        ...dates,
        other: { fullName: "Ada Guest" },
      },
    ]);
    expect((await listNotifications(await as(host), {})).items).toMatchObject([{ kind: "message", path: `/messages/${threadId}` }]);
    expect(await inbox(guest)).toMatchObject([{ id: threadId, role: "guest", unread: 0 }]);
  });

  test("and the next one go on in one thread, also when both are asked at once", async () => {
    const ids = await Promise.all(["One?", "Two?", "Three?"].map((text) => ask(text)));
    expect(new Set(ids).size).toBe(1);
    expect((await read(host, ids[0] ?? "")).messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("is refused about one's own listing, one that is not there, and signed out", async () => {
    const question = { id: randomUUID(), listingId, text: "Hello?" };
    await expect(askHost(await as(host), question)).rejects.toMatchObject({ code: "own_listing" });
    await expect(askHost(await as(guest), { ...question, listingId: randomUUID() })).rejects.toMatchObject({ status: 404 });
    await expect(askHost(testCtx(services), question)).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("becomes the booking's thread, where the booking and its cancelling stand", async () => {
    const threadId = await ask();
    const bookingId = await reserve();
    await runJobs(services);
    expect(await openBookingThread(await as(host), { bookingId })).toEqual({ threadId });
    const { refundCents } = (await readBooking(await as(guest), bookingId)).viewer.cancelling ?? { refundCents: 0 };
    await cancelBooking(await as(guest), bookingId, { refundCents });
    await runJobs(services);
    const { messages, thread } = await read(guest, threadId);
    expect(messages.map(({ event, content }) => event ?? content)).toEqual(["Is there a crib?", "booked", "cancelled"]);
    expect(thread).toMatchObject({ bookingId, phase: "cancelled" });
  });

  test("has what a host writes who cancels, and tells the guest of it, unless one of the two blocked the other", async () => {
    for (const isBlocked of [false, true]) {
      const threadId = await ask();
      const bookingId = await reserve();
      await runJobs(services);
      if (isBlocked) await blockOther(await as(guest), { threadId });
      const { refundCents } = (await readBooking(await as(host), bookingId)).viewer.cancelling ?? { refundCents: 0 };
      await cancelByHost(await as(host), bookingId, refundCents, { message: "Call me at 503 555 0100." });
      await runJobs(services);
      const { messages, thread } = await read(guest, threadId);
      const word = isBlocked ? [] : ["Call me at 503 555 0100."];
      expect(messages.map(({ event, content }) => event ?? content)).toEqual(["Is there a crib?", "booked", ...word, "cancelled"]);
      expect(thread.unread).toBe(word.length);
      const received = (await listNotifications(await as(guest), {})).items.filter(({ path }) => path === `/messages/${threadId}`);
      expect(received.map(({ text }) => text)).toEqual(word);
    }
  });
});

describe("a message", () => {
  test("that is sent fifty times at once is one message and one notification", async () => {
    const threadId = await ask();
    const id = randomUUID();
    const ctx = await as(host);
    const sent = await Promise.all(Array.from({ length: 50 }, () => sendMessage(ctx, threadId, { id, text: "Yes!" })));
    expect(new Set(sent.map(({ number }) => number))).toEqual(new Set([2]));
    expect((await read(guest, threadId)).messages).toHaveLength(2);
    const [received] = await services.db
      .select()
      .from(notifications)
      .where(eq(notifications.foldKey, `thread:${threadId}`));
    expect(received).toBeDefined();
    expect((await listNotifications(await as(guest), {})).items).toMatchObject([{ count: 1, text: "Yes!" }]);
  });

  test("under an id that someone else used is refused and changes nothing", async () => {
    const threadId = await ask();
    const { id } = await say(host, threadId, "Yes!");
    await expect(say(guest, threadId, "Mine", id)).rejects.toMatchObject({ code: "key_reused" });
    expect((await read(guest, threadId)).messages).toHaveLength(2);
  });

  test("of many senders at once have numbers without a gap, and asking from any revision gets exactly the rest", async () => {
    const threadId = await ask();
    await Promise.all(Array.from({ length: 18 }, (_, i) => say(i % 2 ? host : guest, threadId, `${i}`)));
    const all = (await read(guest, threadId)).messages;
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
    for (const after of [0, 7, 18, 19])
      expect((await readThreadChanges(await as(guest), threadId, { after })).messages).toEqual(all.slice(after));
  });

  test("is not found by strangers, and neither is its thread", async () => {
    const threadId = await ask();
    const stranger = await newPerson(services);
    for (const attempt of [() => read(stranger, threadId), () => say(stranger, threadId, "Hello")])
      await expect(attempt()).rejects.toMatchObject({ code: "thread_not_found" });
    await expect(markThreadRead(await as(stranger), { threadId })).rejects.toMatchObject({ code: "thread_not_found" });
    expect(await inbox(stranger)).toEqual([]);
  });

  test("after twenty others in a minute is slowed in words", async () => {
    const threadId = await ask();
    for (let i = 0; i < 19; i++) await say(guest, threadId, `${i}`);
    await expect(say(guest, threadId, "one more")).rejects.toMatchObject({
      code: "too_many_requests",
      message: expect.stringContaining("very fast") as string,
    });
    services.clock.advance(70);
    await say(guest, threadId, "one more");
  });

  test("can be edited for 15 minutes, is marked, and is resent to those who have it", async () => {
    const threadId = await ask();
    const [first] = (await read(guest, threadId)).messages;
    const which = { threadId, messageId: first?.id ?? "" };
    await editMessage(await as(guest), which, { text: "Is there a high chair?" });
    const changes = await readThreadChanges(await as(host), threadId, { after: 1 });
    expect(changes.messages).toMatchObject([{ number: 1, revision: 2, content: "Is there a high chair?", isEdited: true }]);
    await expect(editMessage(await as(host), which, { text: "Mine" })).rejects.toMatchObject({ code: "message_not_found" });
    services.clock.advance(16 * 60);
    await expect(editMessage(await as(guest), which, { text: "Late" })).rejects.toMatchObject({ code: "too_late_to_edit" });
  });

  test("can be unsent for 24 hours: its text is gone, also from an email that has not gone out", async () => {
    const threadId = await ask();
    const [first] = (await read(guest, threadId)).messages;
    const which = { threadId, messageId: first?.id ?? "" };
    await unsendMessage(await as(guest), which);
    expect((await read(host, threadId)).messages).toMatchObject([{ content: "", isUnsent: true }]);
    const [received] = await services.db
      .select()
      .from(notifications)
      .where(eq(notifications.foldKey, `thread:${threadId}`));
    expect(received?.lines).toEqual([]);
    await expect(unsendMessage(await as(guest), which)).rejects.toMatchObject({ code: "message_unsent" });
    const { id: messageId } = await say(guest, threadId, "Again");
    services.clock.advance(25 * 3600);
    await expect(unsendMessage(await as(guest), { threadId, messageId })).rejects.toMatchObject({ code: "too_late_to_unsend" });
  });
});

describe("a thread", () => {
  test("that is read is read for both: the notification goes, and the other side sees how far", async () => {
    const threadId = await ask();
    await markThreadRead(await as(host), { threadId });
    expect(await inbox(host)).toMatchObject([{ unread: 0 }]);
    expect((await listNotifications(await as(host), {})).unread).toBe(0);
    expect(await read(guest, threadId)).toMatchObject({ otherReadNumber: 1 });
  });

  test("is starred, archived and marked unread for one side alone, and a new message brings it back", async () => {
    const threadId = await ask();
    await markThreadRead(await as(host), { threadId });
    await organizeThread(await as(host), threadId, { isStarred: true, isArchived: true, isUnread: true });
    expect(await inbox(host)).toEqual([]);
    expect(await inbox(host, "archived")).toMatchObject([{ isStarred: true, isMarkedUnread: true }]);
    expect(await inbox(guest)).toMatchObject([{ isStarred: false, isArchived: false }]);
    await say(guest, threadId, "Hello?");
    expect(await inbox(host, "starred")).toMatchObject([{ id: threadId, unread: 1 }]);
  });

  test("is found by phase, by name without accents, by listing and by what was written", async () => {
    const threadId = await ask("We bring our café dog");
    expect(await inbox(host, "upcoming")).toEqual([]);
    await reserve();
    await runJobs(services);
    for (const q of ["", "ada", "CAFE", "guést"]) expect(await inbox(host, "upcoming", q)).toMatchObject([{ id: threadId }]);
    expect(await inbox(host, "past")).toEqual([]);
    expect(await inbox(host, "all", "nothing like it")).toEqual([]);
  });

  test("is shown with as many others as asked for, the newest first, and the rest begins where they end", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      guest = await newPerson(services, `Guest ${i}`);
      ids.unshift(await ask());
      services.clock.advance(60);
    }
    const list = async (query: { show: number; after?: string }) => {
      const { threads: listed, next } = await listThreads(await as(host), { filter: "all", q: "", ...query });
      return { ids: listed.map(({ id }) => id), next };
    };
    const first = await list({ show: 2 });
    expect(first.ids).toEqual(ids.slice(0, 2));
    expect(await list({ show: 2, after: first.next ?? "" })).toEqual({ ids: ids.slice(2), next: null });
    expect(await list({ show: 3 })).toEqual({ ids, next: null });
  });

  test("is closed to both while one blocks the other, who can take it back; a report is kept", async () => {
    const threadId = await ask();
    await blockOther(await as(host), { threadId });
    for (const person of [guest, host])
      await expect(say(person, threadId, "Hello?")).rejects.toMatchObject({ code: "conversation_blocked" });
    expect(await read(guest, threadId)).toMatchObject({ mayWrite: false, isBlocking: false });
    await unblockOther(await as(guest), { threadId });
    await expect(say(guest, threadId, "Hello?")).rejects.toMatchObject({ code: "conversation_blocked" });
    await unblockOther(await as(host), { threadId });
    await reportThread(await as(guest), threadId, { reason: "Rude" });
    await say(guest, threadId, "Hello?");
  });

  test("takes no edit of an earlier message while one blocks the other, but lets it be unsent", async () => {
    const threadId = await ask();
    const id = randomUUID();
    await say(guest, threadId, "Hello", id);
    await blockOther(await as(host), { threadId });
    const which = { threadId, messageId: id };
    await expect(editMessage(await as(guest), which, { text: "You can't stop me." })).rejects.toMatchObject({
      code: "conversation_blocked",
    });
    expect((await read(host, threadId)).messages.map(({ content }) => content)).toEqual(["Is there a crib?", "Hello"]);
    await unsendMessage(await as(guest), which);
    expect((await read(host, threadId)).messages.map(({ content }) => content)).toEqual(["Is there a crib?", ""]);
  });

  test("knows when the host first answered, and an automatic message is no answer", async () => {
    const threadId = await ask();
    services.clock.advance(600);
    await say(host, threadId, "Yes!");
    const [row] = await services.db.select().from(threads).where(eq(threads.id, threadId));
    expect((row?.firstAnsweredAt?.getTime() ?? 0) - (row?.firstAskedAt?.getTime() ?? 0)).toBe(600_000);
  });

  test("hides contact data until a booking is confirmed", async () => {
    const threadId = await ask("Write to ada@example.com");
    expect((await read(host, threadId)).messages).toMatchObject([
      { isMasked: true, content: expect.not.stringContaining("example.com") as string },
    ]);
    await reserve();
    await runJobs(services);
    expect(await say(guest, threadId, "Write to ada@example.com")).toMatchObject({ isMasked: false, content: "Write to ada@example.com" });
  });
});
