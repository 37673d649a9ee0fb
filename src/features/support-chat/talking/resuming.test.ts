import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, type Member, newAgent, newMember, say } from "../../../../tests/support/chats.ts";
import { untilSomebodyWaits } from "../../../../tests/support/locks.ts";
import { openTestServices, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { takeChat } from "../agents/take-chat.server.ts";
import { chatLiveReaders } from "../chat.live.server.ts";
import type { ChatMessage } from "../chat.schema.ts";
import { chatMessages } from "../chat.tables.server.ts";
import { closeChat } from "./close-chat.server.ts";
import { markChatRead } from "./mark-chat-read.server.ts";
import { readChat } from "./read-chat.server.ts";
import { addMessage } from "./send-chat-message.server.ts";

let services: TestServices;
let agent: Member;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  agent = await newAgent(services);
});

/** What a page has received that polls after the number it knows. */
async function follow(ctx: Member, chatId: string, isOver: () => boolean): Promise<ChatMessage[]> {
  const heard: ChatMessage[] = [];
  for (let upTo = 0, isLast = false; !isLast;) {
    isLast = isOver();
    const part = await readChat(ctx, { chatId, after: upTo });
    heard.push(...part.messages);
    if (part.hasMore) isLast = false;
    upTo = part.upTo;
  }
  return heard;
}

describe("asking for what came after a number", () => {
  test("gets exactly the rest from any of them", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    for (let i = 0; i < 5; i++) {
      await say(agent, chatId, `Answer ${i}`);
      await markChatRead(ada, { chatId, upTo: 2 + i * 2 });
    }
    const all = (await readChat(ada, { chatId })).messages;
    expect(all).toHaveLength(6);
    for (let after = 0; after <= 11; after++) {
      const { messages, upTo } = await readChat(ada, { chatId, after });
      expect(messages).toEqual(all.filter(({ number }) => number > after));
      expect(upTo).toBe(11);
    }
  });

  test("misses nothing and repeats nothing while both sides write at once", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    let isOver = false;
    const pages = [0, 1, 2].map(() => follow(ada, chatId, () => isOver));
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let i = 0; i < 15; i++) {
        await say(agent, chatId, `${writer}:${i}`);
        await markChatRead(ada, { chatId, upTo: (await readChat(ada, { chatId, after: 0 })).upTo });
      }
    });
    await Promise.all(writers);
    isOver = true;
    for (const heard of await Promise.all(pages)) {
      expect(heard).toHaveLength(61);
      expect(new Set(heard.map(({ id }) => id)).size).toBe(61);
      expect(heard.map(({ number }) => number)).toEqual(heard.map(({ number }) => number).toSorted((a, b) => a - b));
    }
  });

  test("never passes over a message whose commit is delayed: the next one waits for it", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    const commit = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const slow = transact(agent, async (tx) => {
      await addMessage(tx, chatId, { id: randomUUID(), content: "Slow" });
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    const fast = say(ada, chatId, "Fast");
    await untilSomebodyWaits(services);
    const before = await readChat(ada, { chatId, after: 0 });
    expect([before.messages.length, before.upTo]).toEqual([1, 1]);
    commit.resolve();
    await Promise.all([slow, fast]);
    expect((await readChat(ada, { chatId, after: before.upTo })).messages.map(({ content }) => content)).toEqual(["Slow", "Fast"]);
  });

  test("a connection that is killed before its commit leaves no gap and no half of a message, and sending again works", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    const id = randomUUID();
    const killed = transact(agent, async (tx) => {
      await addMessage(tx, chatId, { id, content: "Under the mat." });
      const { rows } = await tx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await services.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
    });
    await expect(killed).rejects.toThrow();
    expect((await readChat(ada, { chatId })).chat.revision).toBe(1);
    expect((await say(agent, chatId, "Under the mat.", id)).message.number).toBe(2);
    expect((await readChat(ada, { chatId, after: 1 })).messages).toHaveLength(1);
  });

  test("goes on where an answer was full, and back to the first from the last fifty", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    const rows = Array.from({ length: 450 }, (_, i) => ({
      id: randomUUID(),
      conversationId: chatId,
      senderId: ada.actor.id,
      senderType: "user" as const,
      content: `Message ${i + 2}`,
      number: i + 2,
      createdAt: services.clock.now(),
    }));
    await services.db.insert(chatMessages).values(rows);
    await services.db.execute(sql`update chat_conversations set revision = 451 where id = ${chatId}`);
    expect(await follow(ada, chatId, () => true)).toHaveLength(451);
    const { messages, ...last } = await readChat(ada, { chatId });
    let { hasEarlier } = last;
    expect([messages.length, hasEarlier, messages.at(-1)?.number]).toEqual([50, true, 451]);
    while (hasEarlier) {
      const part = await readChat(ada, { chatId, before: messages[0]?.number });
      messages.unshift(...part.messages);
      hasEarlier = part.hasEarlier;
    }
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 451 }, (_, i) => i + 1));
  });

  test("brings the state too: a chat that was taken or closed meanwhile", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await takeChat(agent, { chatId });
    await closeChat(agent, { chatId });
    const { chat, messages, upTo } = await readChat(ada, { chatId, after: 1 });
    expect([messages, upTo]).toEqual([[], 3]);
    expect(chat).toMatchObject({ status: "closed", agentName: "Sam", closedBySupport: true });
  });
});

test("the live line reads of a revision its message, if it is one, and how the chat is now", async () => {
  const ada = await newMember(services);
  const { chatId } = await ask(ada);
  const text = "字".repeat(4_000);
  await say(agent, chatId, text);
  await markChatRead(ada, { chatId, upTo: 2 });
  const read = chatLiveReaders(services)["chat"];
  expect(await read?.({ id: chatId, number: 2 })).toMatchObject({ message: { number: 2, content: text }, chat: { revision: 3 } });
  expect(await read?.({ id: chatId, number: 3 })).toMatchObject({ message: null, chat: { userReadNumber: 2 } });
  expect(await read?.({ id: randomUUID(), number: 1 })).toBeNull();
});
