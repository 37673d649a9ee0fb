import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, type Member, newAgent, newMember, say } from "../../../../tests/support/chats.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { auditTrail } from "../../../platform/audit/audit.tables.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { dismissSupportAgent } from "../../accounts/index.server.ts";
import { notifications } from "../../notifications/notification.tables.server.ts";
import { handOverChat } from "../agents/hand-over-chat.server.ts";
import { putBackChat } from "../agents/put-back-chat.server.ts";
import { readChatAsAgent } from "../agents/read-chat-as-agent.server.ts";
import { takeChat } from "../agents/take-chat.server.ts";
import { takeOverChat } from "../agents/take-over-chat.server.ts";
import { chatConversations, supportPresence } from "../chat.tables.server.ts";
import { closeChat } from "../talking/close-chat.server.ts";
import { emailTranscript } from "../talking/email-transcript.server.ts";
import { myChat } from "../talking/my-chat.server.ts";
import { rateChat } from "../talking/rate-chat.server.ts";
import { readChat } from "../talking/read-chat.server.ts";
import { countDesk } from "./count-desk.server.ts";
import { readDeskReport } from "./read-desk-report.server.ts";
import { listAgents, sayPresence } from "./say-presence.server.ts";
import { watchDesk } from "./watch-desk.server.ts";

let services: TestServices;
let sam: Member;
let olga: Member;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  sam = await newAgent(services, "Sam Lighthouse");
  olga = await newAgent(services, "Olga Pier");
});
beforeEach(async () => {
  await runJobs(services);
  await services.db.delete(supportPresence);
  await services.db.delete(chatConversations);
  await services.db.delete(notifications);
  await services.db.delete(outboxMessages);
});

const waitMinutes = (minutes: number) => services.clock.set(new Date(services.clock.now().getTime() + minutes * 60_000));
const watch = () => watchDesk.run(testCtx(services), {});
const isHere = (agent: Member, isAway?: boolean) => sayPresence(agent, { chatId: null, isAway });
const noticesOf = ({ actor }: Member) => services.db.select().from(notifications).where(eq(notifications.personId, actor.id));
const emailsTo = async ({ email }: Member) => {
  await runJobs(services);
  const emails = await services.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
  return emails.filter(({ subject }) => !subject.startsWith("Welcome"));
};
const holderOf = async (chatId: string, agent = sam) => (await readChatAsAgent(agent, { chatId })).agentName;

describe("on duty and away", () => {
  test("an agent who is away isn't there for people, and stays away until they're gone for a shift", async () => {
    const ada = await newMember(services);
    const isSomeoneThere = async () => (await myChat(ada)).answers.isSomeoneThere;
    expect(await isHere(sam)).toEqual({ isAway: false });
    expect(await isSomeoneThere()).toBe(true);
    await isHere(sam, true);
    expect(await isHere(sam)).toEqual({ isAway: true });
    expect(await isSomeoneThere()).toBe(false);
    const { agents } = await listAgents(olga);
    expect(agents[0]).toEqual({ id: sam.actor.id, name: "Sam Lighthouse", presence: "away" });
    expect(agents).toContainEqual({ id: olga.actor.id, name: "Olga Pier", presence: "offline" });
    waitMinutes(9 * 60);
    expect(await isHere(sam)).toEqual({ isAway: false });
    expect(await isSomeoneThere()).toBe(true);
  });

  test("whoever lost the role is there for nobody", async () => {
    const leaving = await newAgent(services, "Leah Ving");
    await isHere(leaving);
    await dismissSupportAgent(testCtx(services), leaving.email);
    expect((await myChat(sam)).answers.isSomeoneThere).toBe(false);
  });
});

describe("a chat that waits", () => {
  test("is told to those on duty once, by email when nobody is there, and again when the person waits anew", async () => {
    await isHere(sam);
    const ada = await newMember(services, "Ada Quay");
    const { chatId } = await ask(ada, "Where is the key?");
    waitMinutes(4);
    await watch();
    expect(await noticesOf(sam)).toEqual([]);
    waitMinutes(2);
    await watch();
    await watch();
    expect(await noticesOf(sam)).toMatchObject([
      { title: "A chat is waiting for an answer", text: "Ada Quay: Where is the key?", count: 1 },
    ]);
    expect(await noticesOf(olga)).toEqual([]);
    expect(await emailsTo(sam)).toMatchObject([{ subject: "A chat is waiting for an answer" }]);
    waitMinutes(1);
    await say(olga, chatId, "Under the mat.");
    await putBackChat(olga, { chatId });
    await isHere(olga);
    waitMinutes(6);
    await isHere(olga);
    await watch();
    expect(await noticesOf(olga)).toHaveLength(1);
    expect(await emailsTo(olga)).toEqual([]);
  });

  test("is told to all agents when nobody is on duty, but not to the one whose question it is", async () => {
    await isHere(sam, true);
    await ask(olga);
    waitMinutes(6);
    await watch();
    expect(await noticesOf(olga)).toEqual([]);
    expect(await emailsTo(sam)).toHaveLength(1);
  });

  test("goes back to the queue when its agent is away, and not while they're there or nobody waits", async () => {
    const [ada, ben] = [await newMember(services), await newMember(services)];
    const [{ chatId: waiting }, { chatId: answered }] = [await ask(ada), await ask(ben)];
    await takeChat(sam, { chatId: waiting });
    await say(sam, answered, "Hello");
    waitMinutes(6);
    await isHere(sam);
    await watch();
    expect(await holderOf(waiting)).toBe("Sam Lighthouse");
    waitMinutes(2);
    await watch();
    expect([await holderOf(waiting), await holderOf(answered)]).toEqual([null, "Sam Lighthouse"]);
    expect(await countDesk(sam)).toEqual({ waiting: 1, mine: 0 });
  });
});

describe("a chat that a colleague has", () => {
  test("is taken over once: of two who do it at once one gets it, the other is told who, and it is recorded", async () => {
    const noor = await newAgent(services, "Noor Haddad");
    const { chatId } = await ask(await newMember(services, "Ada Quay"));
    await takeChat(noor, { chatId });
    const from = noor.actor.id;
    const results = await Promise.allSettled([sam, olga].map((agent) => takeOverChat(agent, { chatId, from })));
    const winner = await holderOf(chatId);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { status: 409, message: `${winner} has this chat.` },
    });
    expect(await services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, chatId))).toMatchObject([
      { action: "chat.take-over", reason: "from Noor Haddad" },
    ]);
    expect(await noticesOf(noor)).toMatchObject([{ title: `${winner} took over your chat with Ada Quay` }]);
  });

  test("can't be taken over by its own person, by someone who is no agent anymore, or once it is closed", async () => {
    const leaving = await newAgent(services, "Leah Ving");
    const { chatId } = await ask(olga);
    await takeChat(sam, { chatId });
    const from = sam.actor.id;
    await expect(takeOverChat(olga, { chatId, from })).rejects.toMatchObject({ code: "own_chat" });
    await dismissSupportAgent(testCtx(services), leaving.email);
    await expect(takeOverChat(leaving, { chatId, from })).rejects.toMatchObject({ message: "Sam Lighthouse has this chat." });
    await expect(takeOverChat(await newMember(services), { chatId, from })).rejects.toMatchObject({ status: 404 });
    await closeChat(sam, { chatId });
    await expect(takeOverChat(leaving, { chatId, from })).rejects.toMatchObject({ code: "chat_closed" });
  });

  test("is put back by who has it, twice is once, and a colleague who took it meanwhile keeps it", async () => {
    const { chatId } = await ask(await newMember(services));
    await say(sam, chatId, "Hello");
    await expect(putBackChat(olga, { chatId })).rejects.toMatchObject({ message: "Sam Lighthouse has this chat." });
    await Promise.all([putBackChat(sam, { chatId }), putBackChat(sam, { chatId })]);
    expect(await countDesk(olga)).toEqual({ waiting: 1, mine: 0 });
    await takeChat(olga, { chatId });
    await expect(putBackChat(sam, { chatId })).rejects.toMatchObject({ message: "Olga Pier has this chat." });
    expect(await holderOf(chatId)).toBe("Olga Pier");
  });

  test("is told to whom it is handed, by email only when they aren't there", async () => {
    const { chatId } = await ask(await newMember(services, "Ada Quay"), "Where is the key?");
    await handOverChat(sam, { chatId, agentId: olga.actor.id });
    expect(await emailsTo(olga)).toMatchObject([{ subject: "Sam Lighthouse handed you a chat with Ada Quay" }]);
    await isHere(sam);
    await handOverChat(olga, { chatId, agentId: sam.actor.id });
    expect(await noticesOf(sam)).toMatchObject([{ title: "Olga Pier handed you a chat with Ada Quay", text: "Where is the key?" }]);
    expect(await emailsTo(sam)).toEqual([]);
    expect(await countDesk(sam)).toEqual({ waiting: 1, mine: 1 });
  });
});

describe("afterwards", () => {
  test("the person rates a closed chat, the last word counts, and nobody else does", async () => {
    const ada = await newMember(services);
    const { chatId } = await ask(ada);
    await say(sam, chatId, "Under the mat.");
    await expect(rateChat(ada, { chatId, rating: 5, text: "" })).rejects.toMatchObject({ code: "chat_is_open" });
    await closeChat(sam, { chatId });
    await expect(rateChat(sam, { chatId, rating: 5, text: "" })).rejects.toMatchObject({ code: "chat_not_found" });
    await rateChat(ada, { chatId, rating: 2, text: "Slow" });
    await rateChat(ada, { chatId, rating: 4, text: "Kind" });
    expect((await readChatAsAgent(sam, { chatId })).rating).toEqual({ stars: 4, text: "Kind" });
    expect((await readChat(ada, { chatId })).chat).toMatchObject({ closedByName: "Sam", mayBeRated: true, rating: 4 });
    const { chatId: unanswered } = await ask(ada);
    await closeChat(ada, { chatId: unanswered });
    await expect(rateChat(ada, { chatId: unanswered, rating: 1, text: "" })).rejects.toMatchObject({ code: "chat_not_answered" });
  });

  test("the report has medians and stars by week and by agent", async () => {
    for (const [minutes, rating] of [
      [1, 5],
      [3, 4],
      [20, 3],
    ] as const) {
      const ada = await newMember(services);
      const { chatId } = await ask(ada);
      waitMinutes(minutes);
      await say(sam, chatId, "Hello");
      waitMinutes(10);
      await closeChat(sam, { chatId });
      await rateChat(ada, { chatId, rating, text: rating === 3 ? "Took a while" : "" });
    }
    const figures = { chats: 3, answered: 3, firstAnswer: 180, resolution: 780, rating: 4, ratings: 3 };
    const { weeks, agents, said } = await readDeskReport(olga);
    expect(weeks.reduce((sum, { chats }) => sum + chats, 0)).toBe(3);
    expect(agents).toEqual([{ name: "Sam Lighthouse", ...figures }]);
    expect(said).toMatchObject([{ stars: 3, text: "Took a while" }]);
    await expect(readDeskReport(await newMember(services))).rejects.toMatchObject({ status: 404 });
  });

  test("what was said goes to the person by email, five times an hour, whoever asks for it", async () => {
    const ada = await newMember(services, "Ada Quay");
    const { chatId } = await ask(ada, "Where is the key?");
    await say(sam, chatId, "Under the mat.");
    await emailTranscript(ada, { chatId });
    const [email] = await emailsTo(ada);
    expect(email?.text).toMatch(/Ada, \d\d:\d\d UTC: Where is the key\?[^]*Sam, \d\d:\d\d UTC: Under the mat\./);
    for (let i = 0; i < 4; i++) await emailTranscript(sam, { chatId });
    await expect(emailTranscript(ada, { chatId })).rejects.toMatchObject({ status: 429 });
    await expect(emailTranscript(await newMember(services), { chatId })).rejects.toMatchObject({ status: 404 });
  });
});
