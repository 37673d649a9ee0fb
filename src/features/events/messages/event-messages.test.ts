import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { crowd, DETAILS, EVENT, newEvent, register } from "../../../../tests/support/events.ts";
import { type Member, newAgent, newMember } from "../../../../tests/support/chats.ts";
import { newestEmail } from "../../../../tests/support/people.ts";
import { makeRetriesDue, runJobs, tryJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { auditTrail } from "../../../platform/audit/audit.tables.server.ts";
import type { Ctx, Services } from "../../../platform/context.server.ts";
import { deliverMail } from "../../../platform/mail/mail.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { EventInput, EventMessageInput } from "../event.schema.ts";
import { eventRegistrations } from "../event.tables.server.ts";
import {
  cancelRegistration,
  createEvent,
  emailRegistered,
  listEvents,
  listEventMessages,
  makeEventCalendarFile,
  readEvent,
  readStaffEvent,
  updateEvent,
} from "../index.server.ts";
import { eventJobs } from "../event.jobs.server.ts";
import { PER_PIECE, sendEventMessage } from "./send-event-message.server.ts";

const LINK = "https://meet.example.com/quiet-months";
const ONLINE = { type: "online", place: "Online", onlineLink: LINK, capacity: 1000 } as const;

let services: TestServices;
let agent: Member;
let ada: Member;
let ben: Member;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  services.clock.set("2031-01-10T12:00:00Z");
  [agent, ada, ben] = [await newAgent(services), await newMember(services, "Ada"), await newMember(services, "Ben")];
  await runJobs(services);
});
beforeEach(() => services.clock.set("2031-01-10T12:00:00Z"));

const message = (subject = "See you soon") => ({ subject, content: "Bring a jacket.\n\nAnd a friend.", key: randomUUID() });
const calendarOf = async (ctx: Ctx, id: string) => String((await makeEventCalendarFile(ctx, id)).content).replaceAll("\r\n ", "");
const recipientsOf = async (subject: string) => {
  const rows = await services.db.select().from(outboxMessages).where(like(outboxMessages.subject, subject));
  return rows.map(({ recipient }) => recipient);
};
/** So many people with a place, without an email to each. */
async function fill(eventId: string, size: number): Promise<void> {
  const { joinWaitingList: _, feeCents: fee, ...details } = DETAILS;
  const now = services.clock.now();
  const people = await crowd(services, size);
  const row = { ...details, eventId, fee, status: "registered", createdAt: now, updatedAt: now } as const;
  await services.db.insert(eventRegistrations).values(people.map(({ actor }) => ({ ...row, personId: actor?.id ?? null })));
}

test("the online link is only for those who have a place: on the page, in emails and in the calendar file", async () => {
  const id = await newEvent(agent, { ...ONLINE, title: "Quiet months", capacity: 1 });
  await register(ada, id);
  await register(ben, id, { joinWaitingList: true });
  expect(await readEvent(ada, id)).toMatchObject({ onlineLink: LINK });
  expect((await newestEmail(services, ada.email))?.text).toContain(`Join online: ${LINK}`);
  expect((await newestEmail(services, ada.email))?.attachments[0]?.content.replaceAll("\r\n ", "")).toContain(LINK);
  expect(await calendarOf(ada, id)).toContain(LINK);
  for (const ctx of [ben, agent, testCtx(services)]) {
    expect(JSON.stringify([await readEvent(ctx, id), await listEvents(ctx, { when: "upcoming" })])).not.toContain(LINK);
    expect(await calendarOf(ctx, id)).not.toContain(LINK);
  }
  expect(JSON.stringify(await newestEmail(services, ben.email))).not.toContain(LINK);
  expect((await readStaffEvent(agent, id)).form.onlineLink).toBe(LINK);
  await cancelRegistration(ada, id);
  expect(await readEvent(ada, id)).toMatchObject({ onlineLink: null });
  expect(await readEvent(ben, id)).toMatchObject({ onlineLink: LINK });
  expect((await newestEmail(services, ben.email))?.text).toContain(LINK);
});

test("a new link is emailed, and works until the event is over", async () => {
  const id = await newEvent(agent, { ...ONLINE, onlineLink: "", title: "Link to come" });
  await register(ada, id);
  expect(await readEvent(ada, id)).toMatchObject({ onlineLink: null });
  await updateEvent(agent, id, { ...EVENT, ...ONLINE, title: "Link to come" });
  expect(await newestEmail(services, ada.email)).toMatchObject({
    subject: "Link to come has changed",
    text: expect.stringContaining(LINK),
  });
  services.clock.set("2031-03-09T04:59:00Z");
  expect(await readEvent(ada, id)).toMatchObject({ phase: "past", onlineLink: LINK });
  services.clock.set("2031-03-09T05:00:00Z");
  expect(await readEvent(ada, id)).toMatchObject({ onlineLink: null });
});

test("the reminder has the link", async () => {
  const id = await newEvent(agent, { ...ONLINE, title: "Tomorrow" });
  await register(ada, id);
  await runJobs(services);
  services.clock.set("2031-03-08T12:00:00Z");
  await eventJobs[0]?.run({ ...services, actor: null, request: null }, {});
  const mails = await (await runJobs(services),
  services.db.select().from(outboxMessages).where(eq(outboxMessages.subject, "Tomorrow is coming up")));
  expect(mails).toMatchObject([{ recipient: ada.email, text: expect.stringContaining(`Join online: ${LINK}`) }]);
});

test.for(["http://meet.example.com", "javascript:alert(1)", "meet.example.com", `https://a.example/${"x".repeat(500)}`])(
  "refuses %s as an online link",
  (onlineLink) => {
    const judged = EventInput.safeParse({ ...EVENT, onlineLink });
    expect(judged.error?.issues[0]).toMatchObject({ path: ["onlineLink"], message: "Enter a web address that starts with https://" });
  },
);

test("staff email everyone with a place, once per form, which stands in the trail; nobody else", async () => {
  const id = await newEvent(agent, { title: "Small circle", capacity: 1 });
  await register(ada, id);
  await register(ben, id, { joinWaitingList: true });
  const once = message("Bring boots");
  await Promise.all([emailRegistered(agent, id, once), emailRegistered(agent, id, once)]);
  await runJobs(services);
  expect(await recipientsOf("Bring boots")).toEqual([ada.email]);
  expect((await newestEmail(services, ada.email))?.text).toMatch(/Bring a jacket\.\n\nAnd a friend\./);
  expect(await listEventMessages(agent, id)).toMatchObject({ messages: [{ subject: "Bring boots", sent: 1, isFinished: true }] });
  const trace = await services.db.select().from(auditTrail).where(eq(auditTrail.subjectId, id));
  expect(trace.filter(({ action }) => action === "event.email")).toMatchObject([{ actorId: agent.actor.id, reason: "Bring boots" }]);
});

test("several hundred get it piece by piece, and a piece that fails half-way resumes with nobody told twice", async () => {
  const id = await newEvent(agent, { ...ONLINE, title: "The big one" });
  await fill(id, 250);
  await emailRegistered(agent, id, message("To all of you"));
  let sends = 0;
  const send: Services["jobs"]["send"] = (...given) => {
    sends += 1;
    if (sends > PER_PIECE + 60) throw new Error("the power went out");
    return services.jobs.send(...given);
  };
  const failed = await tryJobs({ ...services, jobs: { ...services.jobs, send } }, [sendEventMessage]);
  expect(failed).toMatchObject([{ name: "events.send-message" }]);
  expect(await listEventMessages(agent, id)).toMatchObject({ messages: [{ sent: 100, isFinished: false }] });
  await makeRetriesDue(services);
  await runJobs(services, [sendEventMessage]);
  expect(await listEventMessages(agent, id)).toMatchObject({ messages: [{ sent: 250, isFinished: true }] });
  await runJobs(services, [deliverMail]);
  const recipients = await recipientsOf("To all of you");
  expect([recipients.length, new Set(recipients).size]).toEqual([250, 250]);
  const { messages } = await listEventMessages(agent, id);
  await services.jobs.send(services.db, sendEventMessage, { messageId: messages[0]?.id ?? "" });
  await runJobs(services, [sendEventMessage, deliverMail]);
  expect(await recipientsOf("To all of you")).toHaveLength(250);
});

test("refuses strangers, an unknown event, one where nobody is registered, and texts that are empty or too long", async () => {
  const id = await newEvent(agent);
  for (const work of [(ctx: Ctx) => emailRegistered(ctx, id, message()), (ctx: Ctx) => listEventMessages(ctx, id)]) {
    await expect(work(ada)).rejects.toMatchObject({ code: "staff_page_not_found" });
    await expect(work(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  }
  await expect(emailRegistered(agent, "no-such-event", message())).rejects.toMatchObject({ code: "event_not_found" });
  const { id: draft } = await createEvent(agent, EVENT);
  for (const empty of [id, draft])
    await expect(emailRegistered(agent, empty, message())).rejects.toMatchObject({ code: "event_nobody_registered" });
  for (const wrong of [{ subject: " " }, { content: "" }, { subject: "x".repeat(151) }, { content: "x".repeat(5001) }])
    expect(EventMessageInput.safeParse({ ...message(), ...wrong }).success).toBe(false);
});
