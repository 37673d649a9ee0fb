import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { ask, type Member, newAgent, newMember, say } from "../../../../tests/support/chats.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { auditTrail } from "../../../platform/audit/audit.tables.server.ts";
import { dismissSupportAgent } from "../../accounts/index.server.ts";
import { addDays } from "../../availability/index.ts";
import { readAnswerTime } from "../answer-time.server.ts";
import { fillReply, foundReplies } from "../chat.rules.ts";
import { ChatsQuery } from "../chat.schema.ts";
import { chatConversations, chatMessages } from "../chat.tables.server.ts";
import { closeChat } from "../talking/close-chat.server.ts";
import { markChatRead } from "../talking/mark-chat-read.server.ts";
import { readChat } from "../talking/read-chat.server.ts";
import { blockFromChat } from "./block-from-chat.server.ts";
import { deleteCannedReply, listCannedReplies, saveCannedReply } from "./canned-replies.server.ts";
import { handOverChat } from "./hand-over-chat.server.ts";
import { listChats } from "./list-chats.server.ts";
import { listAgents, sayPresence } from "../desk/say-presence.server.ts";
import { noteOnChat } from "./note-on-chat.server.ts";
import { readChatAsAgent } from "./read-chat-as-agent.server.ts";
import { readPersonBesideChat } from "./read-person-beside-chat.server.ts";
import { takeChat } from "./take-chat.server.ts";

let services: TestServices;
let sam: Member;
let olga: Member;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  sam = await newAgent(services, "Sam Lighthouse");
  olga = await newAgent(services, "Olga Pier");
});

const list = (query: Partial<ChatsQuery>, ctx = sam) => listChats(ctx, ChatsQuery.parse(query));
const waitSeconds = (seconds: number) => services.clock.set(new Date(services.clock.now().getTime() + seconds * 1000));

test("none of it is there for people who are no agents", async () => {
  const ada = await newMember(services);
  const { chatId } = await ask(ada);
  for (const refused of [
    () => list({}, ada),
    () => takeChat(ada, { chatId }),
    () => handOverChat(ada, { chatId, agentId: sam.actor.id }),
    () => noteOnChat(ada, { chatId, content: "Hm" }),
    () => readChatAsAgent(ada, { chatId }),
    () => readPersonBesideChat(ada, { chatId }),
    () => blockFromChat(ada, { chatId, reason: "Hm" }),
    () => sayPresence(ada, { chatId }),
    () => listAgents(ada),
    () => listCannedReplies(ada),
    () => saveCannedReply(ada, { replyId: randomUUID(), title: "A", content: "B" }),
    () => deleteCannedReply(ada, { replyId: randomUUID() }),
  ])
    await expect(refused()).rejects.toMatchObject({ status: 404 });
});

describe("taking", () => {
  test("of many agents at once one gets the chat, and each of the others is told who", async () => {
    const { chatId } = await ask(await newMember(services));
    const agents = [sam, olga, sam, olga, sam, olga];
    const results = await Promise.allSettled(agents.map((agent) => takeChat(agent, { chatId })));
    const { agentName } = await readChatAsAgent(sam, { chatId });
    results.forEach((result, i) => {
      const hasIt = (agents[i] === sam) === (agentName === "Sam Lighthouse");
      expect(result).toMatchObject(hasIt ? { status: "fulfilled" } : { reason: { status: 409, message: `${agentName} has this chat.` } });
    });
    expect((await readChat(sam, { chatId })).chat.revision).toBe(2);
  });

  test("is possible again when who had it left support, also by answering, and never for a closed chat", async () => {
    const leaving = await newAgent(services, "Leah Ving");
    const { chatId } = await ask(await newMember(services));
    await takeChat(leaving, { chatId });
    await dismissSupportAgent(testCtx(services), leaving.email);
    await say(sam, chatId, "I'm here now.");
    expect(await readChatAsAgent(olga, { chatId })).toMatchObject({ agentName: "Sam Lighthouse" });
    await closeChat(sam, { chatId });
    await expect(takeChat(olga, { chatId })).rejects.toMatchObject({ status: 409, code: "chat_closed" });
  });

  test("can be handed over by who has it, to an agent", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await takeChat(sam, { chatId });
    await expect(handOverChat(olga, { chatId, agentId: olga.actor.id })).rejects.toMatchObject({ status: 409, code: "chat_taken" });
    await expect(handOverChat(sam, { chatId, agentId: ada.actor.id })).rejects.toMatchObject({ status: 422, code: "not_an_agent" });
    await handOverChat(sam, { chatId, agentId: olga.actor.id });
    await expect(say(sam, chatId, "Hello")).rejects.toMatchObject({ message: "Olga Pier has this chat." });
    await say(olga, chatId, "Hello");
  });
});

describe("beside a chat", () => {
  test("notes are seen by agents alone", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await noteOnChat(sam, { chatId, content: "Called twice." });
    expect((await readChatAsAgent(olga, { chatId })).notes).toMatchObject([{ author: "Sam Lighthouse", content: "Called twice." }]);
    expect(JSON.stringify(await readChat(ada, { chatId }))).not.toContain("Called twice");
  });

  test("an agent sees no notes on a chat of their own, nor themselves in the trail", async () => {
    const { chatId } = await ask(olga);
    await noteOnChat(sam, { chatId, content: "A colleague." });
    for (const refused of [
      () => readChatAsAgent(olga, { chatId }),
      () => readPersonBesideChat(olga, { chatId }),
      () => noteOnChat(olga, { chatId, content: "Me" }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "chat_not_found" });
    await closeChat(olga, { chatId });
  });

  test("the person's bookings and listings are shown, and every look at them is in the audit trail", async () => {
    const ada = await newMember(services);
    const today = services.clock.now().toISOString().slice(0, 10);
    const listing = await newListing(services);
    const own = await newListing(services, { hostId: ada.actor.id });
    const cookie = ada.request?.headers.get("cookie") ?? "";
    await book(
      services,
      { email: ada.email, cookie },
      { listingId: listing.id, checkIn: addDays(today, 10), checkOut: addDays(today, 12) },
    );
    const { chatId } = await ask(ada);
    for (let i = 0; i < 2; i++) {
      const person = await readPersonBesideChat(sam, { chatId });
      expect(person.bookings).toMatchObject([{ phase: "upcoming", checkIn: addDays(today, 10) }]);
      expect(person.listings).toMatchObject([{ id: own.id }]);
    }
    const trail = await services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, ada.actor.id));
    expect(trail).toMatchObject([1, 2].map(() => ({ actorId: sam.actor.id, action: "chat.look-at-person", reason: `chat ${chatId}` })));
  });

  test("blocking a person is in the audit trail with its reason", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await blockFromChat(sam, { chatId, reason: "Threats" });
    expect((await readChatAsAgent(olga, { chatId })).block).toMatchObject({ reason: "Threats" });
    const trail = await services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, ada.actor.id));
    expect(trail).toMatchObject([{ action: "chat.block", reason: "Threats" }]);
  });

  test("who looks at it is known for a minute", async () => {
    const { chatId } = await ask(await newMember(services));
    await sayPresence(sam, { chatId });
    await sayPresence(olga, { chatId: null });
    const seen = (await list({})).viewers;
    expect(seen).toContainEqual({ agentId: sam.actor.id, name: "Sam Lighthouse", chatId });
    expect(seen).toContainEqual({ agentId: olga.actor.id, name: "Olga Pier", chatId: null });
    expect((await readAnswerTime(sam)).isSomeoneThere).toBe(true);
    waitSeconds(80);
    expect((await list({})).viewers).toEqual([]);
    expect((await readAnswerTime(sam)).isSomeoneThere).toBe(false);
  });
});

describe("canned replies", () => {
  test("are shared, changed and deleted", async () => {
    const replyId = randomUUID();
    await saveCannedReply(sam, { replyId, title: "Hello", content: "Hi {first_name}" });
    await saveCannedReply(olga, { replyId, title: "Hello", content: "Hi {first_name}, {agent_name} here." });
    expect((await listCannedReplies(sam)).replies).toContainEqual({
      id: replyId,
      title: "Hello",
      content: "Hi {first_name}, {agent_name} here.",
    });
    await deleteCannedReply(sam, { replyId });
    await expect(deleteCannedReply(sam, { replyId })).rejects.toMatchObject({ status: 404, code: "reply_not_found" });
  });

  test("are found by all words in name or text, those whose name begins so first", () => {
    const replies = [
      { title: "Refunds", content: "They take a week after the payout." },
      { title: "Payout timing", content: "The day after check-in." },
    ];
    const found = (words: string) => foundReplies(replies, words).map(({ title }) => title);
    expect(found("pay")).toEqual(["Payout timing", "Refunds"]);
    expect(found("PAYOUT  week")).toEqual(["Refunds"]);
    expect(found("")).toEqual(["Refunds", "Payout timing"]);
    expect(found("boat")).toEqual([]);
  });

  test("fill in what is known, and nothing twice", () => {
    const values = { first_name: "{subject}", agent_name: "Sam", subject: "Keys" };
    expect(fillReply("Hi {first_name}, {agent_name} here about {subject}. {other}", values)).toBe(
      "Hi {subject}, Sam here about Keys. {other}",
    );
  });
});

describe("the list", () => {
  test("has each chat under its filters with what is new, and who waits longest first", async () => {
    await services.db.delete(chatConversations);
    const people = [await newMember(services, "Ada Quay"), await newMember(services, "Ben Moor"), await newMember(services, "Cy Cove")];
    const ids: string[] = [];
    for (const person of people) {
      ids.push((await ask(person, `Question of ${person.email}`)).chatId);
      waitSeconds(1);
    }
    const [a = "", b = "", c = ""] = ids;
    await say(people[0] as Member, a, "Hello?");
    waitSeconds(1);
    await say(sam, b, "Here I am.");
    await markChatRead(sam, { chatId: b, upTo: 1 });
    await closeChat(olga, { chatId: c });
    const found = async (query: Partial<ChatsQuery>) => (await list(query)).chats.map(({ id }) => id);
    expect(await found({ filter: "mine" })).toEqual([b]);
    expect(await found({ filter: "waiting" })).toEqual([a]);
    expect(await found({ filter: "open" })).toEqual([b, a]);
    expect(await found({ filter: "closed" })).toEqual([c]);
    expect((await list({ filter: "waiting" })).chats).toMatchObject([
      {
        name: "Ada Quay",
        email: people[0]?.email,
        status: "active",
        agentName: null,
        lastMessage: "Hello?",
        lastSender: "user",
        unread: 2,
      },
    ]);
    expect((await list({ filter: "mine" })).chats).toMatchObject([{ agentName: "Sam Lighthouse", unread: 0, waitingSince: null }]);
    expect((await list({})).counts).toEqual({ mine: 1, waiting: 1, open: 2 });
  });

  test("is searched by name, email, subject and text, whatever the signs in it", async () => {
    await services.db.delete(chatConversations);
    const ada = await newMember(services, "Ádá Quay");
    const { chatId } = await ask(ada, "The 100% boiler");
    await ask(await newMember(services, "Ben Moor"), "Something else");
    await say(ada, chatId, "It hums.");
    for (const q of ["ada q", ada.email.toUpperCase(), "100% b", "hums"])
      expect((await list({ q })).chats.map(({ id }) => id)).toEqual([chatId]);
    for (const q of ["100_", "%%", "nobody", "um"]) expect((await list({ q })).chats).toEqual([]);
  });

  test("is searched in all states at once, those who wait first, page by page, and shows no signs that turn text around", async () => {
    await services.db.delete(chatConversations);
    const ids: string[] = [];
    for (const question of ["A dog in the cabin", "A dog on the boat", "A dog \u202Eelpmis\u202C in the car"]) {
      ids.push((await ask(await newMember(services), question)).chatId);
      waitSeconds(1);
    }
    const [closed = "", answered = "", waiting = ""] = ids;
    await closeChat(sam, { chatId: closed });
    await say(sam, answered, "Yes.");
    const query = { filter: "mine", q: "dog" } as const;
    const { chats } = await list(query);
    expect(chats.map(({ id }) => id)).toEqual([waiting, answered, closed]);
    expect(chats[0]).toMatchObject({ subject: "A dog elpmis in the car", lastMessage: "A dog elpmis in the car" });
    const seen: string[] = [];
    for (let after: string | undefined, page = 0; page < 3; page++) {
      const part = await list({ ...query, show: 1, after });
      seen.push(...part.chats.map(({ id }) => id));
      after = part.next ?? undefined;
    }
    expect(seen).toEqual([waiting, answered, closed]);
  });

  test("works with 10,000 closed chats: pages in order, each row once, in a moment", async () => {
    const ada = await newMember(services, "Ada Quay");
    await services.db.execute(sql`
      insert into chat_conversations (id, user_id, subject, status, revision, last_message_at, created_at, closed_at)
      select gen_random_uuid(), ${ada.actor.id}, 'Subject ' || n, 'closed', 5, at, at, at
      from generate_series(1, 10000) n, lateral (select timestamptz '2025-01-01' + make_interval(mins => n) as at) t`);
    await services.db.execute(sql`
      insert into chat_messages (id, conversation_id, sender_id, sender_type, content, number, created_at)
      select gen_random_uuid(), c.id, c.user_id, 'user', 'Words of ' || c.subject, n, c.created_at
      from chat_conversations c, generate_series(1, 5) n where c.subject like 'Subject %'`);
    await services.db.execute(sql`analyze chat_conversations, chat_messages`);
    const seen: string[] = [];
    for (let after: string | undefined, page = 0; page < 4; page++) {
      const { chats, next } = await list({ filter: "closed", q: "subject", after });
      seen.push(...chats.map(({ subject }) => subject));
      after = next ?? "";
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => `Subject ${10_000 - i}`));
    const grown = await list({ filter: "closed", q: "subject", show: 60 });
    expect(grown.chats.map(({ subject }) => subject)).toEqual(seen.slice(0, 60));
    const start = performance.now();
    expect((await list({ filter: "closed", q: "words of subject 77" })).chats.length).toBe(30);
    await list({ filter: "closed" });
    expect(performance.now() - start).toBeLessThan(2_000);
    const { rows } = await services.db.execute<{ "QUERY PLAN": string }>(
      sql`explain select * from chat_conversations where status = 'closed' order by closed_at desc nulls last, id limit 31`,
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("chat_conversations_closed");
    const { rows: said } = await services.db.execute<{ "QUERY PLAN": string }>(
      sql`explain select conversation_id from chat_messages where content ilike '%zebra crossing%'`,
    );
    expect(said.map((row) => row["QUERY PLAN"]).join("\n")).toContain("chat_messages_text");
    await services.db.delete(chatMessages).where(eq(chatMessages.senderId, ada.actor.id));
  });
});

test("the answer time is the median of the first answers of 30 days, and none before there is one", async () => {
  await services.db.delete(chatConversations);
  expect((await readAnswerTime(sam)).typicalSeconds).toBeNull();
  for (const seconds of [10, 60, 1_000]) {
    const { chatId } = await ask(await newMember(services));
    waitSeconds(seconds);
    await say(sam, chatId, "Hello");
    await say(sam, chatId, "Still there?");
  }
  expect((await readAnswerTime(sam)).typicalSeconds).toBe(60);
  waitSeconds(31 * 86_400);
  expect((await readAnswerTime(sam)).typicalSeconds).toBeNull();
});
