import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, type Member, newAgent, newMember, say } from "../../../../tests/support/chats.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { deleteAccount } from "../../accounts/index.server.ts";
import { PASSWORD } from "../../../../tests/support/people.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { notifications } from "../../notifications/notification.tables.server.ts";
import { blockFromChat, unblockFromChat } from "../agents/block-from-chat.server.ts";
import { takeChat } from "../agents/take-chat.server.ts";
import { chatConversations, chatMessages } from "../chat.tables.server.ts";
import { announceTyping } from "./announce-typing.server.ts";
import { closeChat } from "./close-chat.server.ts";
import { exportChats } from "./export-chats.server.ts";
import { markChatRead } from "./mark-chat-read.server.ts";
import { myChat, myPastChats } from "./my-chat.server.ts";
import { readChat } from "./read-chat.server.ts";

let services: TestServices;
let agent: Member;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  agent = await newAgent(services);
});

const messagesOf = async (ctx: Member, chatId: string) => (await readChat(ctx, { chatId })).messages.map(({ content }) => content);
const after = (seconds: number) => services.clock.set(new Date(services.clock.now().getTime() + seconds * 1000));
const emailsTo = async (email: string) => {
  await services.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`);
  await runJobs(services);
  const sent = await services.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
  return sent.filter(({ subject }) => subject.includes("Support replied"));
};
const notices = (personId: string) => services.db.select().from(notifications).where(eq(notifications.personId, personId));

describe("a chat", () => {
  test("starts with the question, is answered, and is read by its two sides alone", async () => {
    const [ada, stranger] = [await newMember(services), await newMember(services)];
    const { chatId } = await ask(ada, "Where is my key?\nThe door is locked.");
    await say(agent, chatId, "Under the mat.");
    const { chat, messages } = await readChat(ada, { chatId });
    expect(chat).toMatchObject({ subject: "Where is my key?", status: "active", revision: 2, agentName: "Sam" });
    expect(messages).toMatchObject([
      { number: 1, sender: "user", senderName: "Robin", content: "Where is my key?\nThe door is locked." },
      { number: 2, sender: "support", senderName: "Sam", content: "Under the mat." },
    ]);
    for (const refused of [
      () => readChat(stranger, { chatId }),
      () => say(stranger, chatId, "Hello"),
      () => markChatRead(stranger, { chatId, upTo: 2 }),
      () => closeChat(stranger, { chatId }),
      () => announceTyping(stranger, { chatId }),
      () => readChat(ada, { chatId: randomUUID() }),
    ])
      await expect(refused()).rejects.toMatchObject({ status: 404, code: "chat_not_found" });
    await expect(ask(testCtx(services) as unknown as Member)).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("is one while it is active: a second question joins it, from however many tabs at once", async () => {
    const ada = await newMember(services);
    const started = await Promise.all(["One", "Two", "Three", "Four"].map((question) => ask(ada, question)));
    const [chatId = ""] = new Set(started.map((each) => each.chatId));
    expect(new Set(started.map((each) => each.chatId)).size).toBe(1);
    expect((await messagesOf(ada, chatId)).toSorted()).toEqual(["Four", "One", "Three", "Two"]);
  });

  test("that is closed refuses a message in words, and a new one can be started; the old one can still be read", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await closeChat(ada, { chatId });
    await closeChat(ada, { chatId });
    for (const who of [ada, agent])
      await expect(say(who, chatId, "Hello?")).rejects.toMatchObject({
        status: 409,
        message: "This chat is closed. Start a new one if you need more help.",
      });
    expect(await myChat(ada)).toMatchObject({ chatId: null, unread: 0 });
    expect((await myPastChats(ada, {})).chats).toMatchObject([{ id: chatId, subject: "Where is my key?" }]);
    expect(await messagesOf(ada, chatId)).toEqual(["Where is my key?"]);
    expect((await ask(ada)).chatId).not.toBe(chatId);
  });

  test("of the past are found a page at a time", async () => {
    const ada = await newMember(services);
    for (let i = 0; i < 25; i++) {
      const at = new Date(services.clock.now().getTime() - i * 1000);
      await services.db
        .insert(chatConversations)
        .values({ userId: ada.actor.id, subject: `Chat ${i}`, status: "closed", lastMessageAt: at, createdAt: at, closedAt: at });
    }
    const first = await myPastChats(ada, {});
    const second = await myPastChats(ada, { after: first.next ?? "" });
    expect([...first.chats, ...second.chats].map(({ subject }) => subject)).toEqual(Array.from({ length: 25 }, (_, i) => `Chat ${i}`));
    expect(second.next).toBeNull();
  });

  test("is closed with its person's account, and their name is gone from it", async () => {
    const ada = await newMember(services, "Ada Quay");
    const { chatId } = await ask(ada);
    await deleteAccount(ada, { password: PASSWORD });
    await runJobs(services);
    const { chat, messages } = await readChat(agent, { chatId });
    expect(chat.status).toBe("closed");
    expect(messages).toMatchObject([{ senderName: "Deleted user", content: "Where is my key?" }]);
  });

  test("is in the person's own file with everything said in it", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await say(agent, chatId, "Under the mat.");
    const chats: unknown[] = [];
    for await (const chat of exportChats(ada)) chats.push(chat);
    expect(chats).toMatchObject([{ id: chatId, messages: [{ content: "Where is my key?" }, { content: "Under the mat." }] }]);
  });
});

describe("sending", () => {
  test("the same message fifty times at once makes one message, one notification and one email", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 50 }, () => say(agent, chatId, "Under the mat.", id)));
    expect(new Set(sent.map(({ message }) => message.number))).toEqual(new Set([2]));
    expect(await messagesOf(ada, chatId)).toEqual(["Where is my key?", "Under the mat."]);
    expect((await readChat(ada, { chatId })).chat.revision).toBe(2);
    expect(await notices(ada.actor.id)).toMatchObject([{ kind: "support", count: 1, path: "/?chat=open", foldKey: `chat:${chatId}` }]);
    after(121);
    expect(await emailsTo(ada.email)).toHaveLength(1);
  });

  test("the same question fifty times at once starts one chat with one message", async () => {
    const ada = await newMember(services);
    const id = randomUUID();
    const started = await Promise.all(Array.from({ length: 50 }, () => ask(ada, "Where is my key?", id)));
    expect(await messagesOf(ada, started[0]?.chatId ?? "")).toEqual(["Where is my key?"]);
  });

  test("an id again after the chat was closed gets the first answer; with other words, or from somebody else, it is refused", async () => {
    const [ada, id] = [await newMember(services), randomUUID()];
    const { chatId } = await ask(ada);
    const sent = await say(ada, chatId, "Hello", id);
    await expect(say(ada, chatId, "Goodbye", id)).rejects.toMatchObject({ status: 409, code: "key_reused" });
    await expect(say(agent, chatId, "Hello", id)).rejects.toMatchObject({ status: 409, code: "key_reused" });
    await closeChat(ada, { chatId });
    expect(await say(ada, chatId, "Hello", id)).toEqual(sent);
  });

  test("more than 20 a minute is slowed in words; a repeated one does not count", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    const id = randomUUID();
    for (let i = 0; i < 5; i++) await say(ada, chatId, "Again", id);
    for (let i = 0; i < 18; i++) await say(ada, chatId, `Message ${i}`);
    await expect(say(ada, chatId, "One more")).rejects.toMatchObject({
      status: 429,
      message: "You're writing faster than we can read. Please wait a moment.",
      details: { retryAfterSeconds: expect.any(Number) },
    });
    after(70);
    await say(ada, chatId, "One more");
    expect(await messagesOf(ada, chatId)).toHaveLength(21);
  });

  test("is refused to a person who is blocked, until they are not", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await blockFromChat(agent, { chatId, reason: "Abuse" });
    await expect(say(ada, chatId, "Hello")).rejects.toMatchObject({ status: 403, code: "chat_blocked" });
    await expect(ask(ada)).rejects.toMatchObject({ status: 403, code: "chat_blocked" });
    expect(await myChat(ada)).toMatchObject({ isBlocked: true });
    await unblockFromChat(agent, { chatId });
    await say(ada, chatId, "Hello");
  });

  test("by an agent takes a chat that nobody has, and is refused where another agent has it, with their name", async () => {
    const [ada, other] = [await newMember(services), await newAgent(services, "Olga Pier")];
    const { chatId } = await ask(ada);
    await say(agent, chatId, "Under the mat.");
    await expect(say(other, chatId, "In the box.")).rejects.toMatchObject({ status: 409, message: "Sam Lighthouse has this chat." });
    await expect(closeChat(other, { chatId })).rejects.toMatchObject({ status: 409, code: "chat_taken" });
  });

  test("an agent is a person in a chat of their own, and cannot answer it", async () => {
    const both = await newAgent(services, "Both Sides");
    const { chatId, message } = await ask(both);
    expect(message.sender).toBe("user");
    expect((await say(both, chatId, "Anyone?")).message.sender).toBe("user");
    await expect(takeChat(both, { chatId })).rejects.toMatchObject({ status: 403, code: "own_chat" });
  });
});

describe("reading", () => {
  test("marks the other side's messages, what was told of them elsewhere, and lets no email go", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await say(agent, chatId, "Under the mat.");
    await say(agent, chatId, "The left one.");
    expect(await myChat(ada)).toMatchObject({ unread: 2 });
    await markChatRead(ada, { chatId, upTo: 2 });
    expect(await myChat(ada)).toMatchObject({ unread: 1 });
    await markChatRead(ada, { chatId, upTo: 3 });
    await markChatRead(ada, { chatId, upTo: 2 });
    expect(await myChat(ada)).toMatchObject({ unread: 0 });
    const rows = await services.db.select().from(chatMessages).where(eq(chatMessages.conversationId, chatId));
    expect(rows.map(({ senderType, read }) => [senderType, read])).toEqual([
      ["user", false],
      ["support", true],
      ["support", true],
    ]);
    expect((await readChat(agent, { chatId })).chat).toMatchObject({ userReadNumber: 3, supportReadNumber: 0 });
    expect((await notices(ada.actor.id)).filter(({ readAt }) => readAt === null)).toEqual([]);
    after(300);
    expect(await emailsTo(ada.email)).toEqual([]);
  });

  test("nothing new changes nothing, and nobody reads ahead", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await markChatRead(ada, { chatId, upTo: 1 });
    await markChatRead(agent, { chatId, upTo: 900 });
    expect((await readChat(ada, { chatId })).chat).toMatchObject({ revision: 1, userReadNumber: 0, supportReadNumber: 0 });
    await markChatRead(agent, { chatId, upTo: 1 });
    await markChatRead(agent, { chatId, upTo: 1 });
    expect((await readChat(ada, { chatId })).chat).toMatchObject({ revision: 2, supportReadNumber: 1 });
  });
});
