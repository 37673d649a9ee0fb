import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Member, newAgent, newMember } from "../../../../tests/support/chats.ts";
import { crowd, DETAILS, EVENT, newEvent, register } from "../../../../tests/support/events.ts";
import { newestEmail, PASSWORD } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { deleteAccount } from "../../accounts/index.server.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { eventRegistrations, events } from "../event.tables.server.ts";
import {
  cancelEvent,
  cancelRegistration,
  leaveByLink,
  listMyRegistrations,
  myRegistration,
  readEvent,
  readLeaving,
  updateEvent,
} from "../index.server.ts";
import { eventJobs } from "../event.jobs.server.ts";

let services: TestServices;
let agent: Member;
let ada: Member;
let ben: Member;
let cleo: Member;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  services.clock.set("2031-01-10T12:00:00Z");
  [agent, ada, ben, cleo] = [
    await newAgent(services),
    await newMember(services, "Ada"),
    await newMember(services, "Ben"),
    await newMember(services, "Cleo"),
  ];
  await runJobs(services);
});
beforeEach(() => services.clock.set("2031-01-10T12:00:00Z"));

const waiting = { joinWaitingList: true };
const statusOf = (ctx: Ctx, eventId: string) =>
  myRegistration(ctx, eventId).then(
    ({ status, ahead }) => (ahead === null ? status : `${status} ${ahead}`),
    ({ code }: { code: string }) => code,
  );
const begin = () => services.clock.set("2031-03-09T02:00:00Z");
const emailsTo = async ({ email }: Member) => {
  await runJobs(services);
  return services.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email)).orderBy(outboxMessages.id);
};

test("gives a place, counts it, records the fee, and emails date, zone, place and a calendar file", async () => {
  const id = await newEvent(agent);
  expect(await register(ada, id)).toEqual({ status: "registered" });
  expect(await readEvent(ada, id)).toMatchObject({ registered: 1, capacity: 2, phase: "upcoming", mine: "registered" });
  expect(await readEvent(ben, id)).toMatchObject({ registered: 1, mine: null });
  expect((await listMyRegistrations(ada)).registrations[0]).toMatchObject({ status: "registered", feeCents: 2_500, firstName: "Robin" });
  const email = await newestEmail(services, ada.email);
  expect(email?.subject).toBe("You're registered for Harbor meetup");
  expect(email?.text).toContain("Saturday, March 8, 2031, 6:00 PM to 9:00 PM (Pacific Time). Place: Pier 57, Seattle, WA.");
  expect(email?.text).toContain("The fee is $25.");
  expect(email?.attachments[0]).toMatchObject({
    filename: `${id}.ics`,
    content: expect.stringContaining("DTSTART;TZID=America/Los_Angeles:20310308T180000"),
  });
});

test("nobody registers twice, and the same form counts once", async () => {
  const id = await newEvent(agent);
  const key = "the-same-form";
  expect([await register(ada, id, { key }), await register(ada, id, { key })]).toEqual([
    { status: "registered" },
    { status: "registered" },
  ]);
  await expect(register(ada, id)).rejects.toMatchObject({ code: "already_registered" });
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => register(ben, id)));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readEvent(ada, id)).toMatchObject({ registered: 2 });
});

test("refuses a visitor, an unknown event, a draft, a cancelled event, one that has begun, and a fee that changed", async () => {
  const id = await newEvent(agent);
  await expect(register(testCtx(services), id)).rejects.toMatchObject({ code: "sign_in_required" });
  await expect(register(ada, "no-such-event")).rejects.toMatchObject({ code: "event_not_found" });
  await expect(register(ada, id, { feeCents: 0 })).rejects.toMatchObject({
    code: "event_fee_changed",
    details: { data: { feeCents: 2_500 } },
  });
  const cancelled = await newEvent(agent);
  await cancelEvent(agent, cancelled, { reason: "A storm" });
  await expect(register(ada, cancelled)).rejects.toMatchObject({ code: "event_cancelled" });
  await services.db.update(events).set({ status: "draft" }).where(eq(events.id, cancelled));
  await expect(register(ada, cancelled)).rejects.toMatchObject({ code: "event_not_found" });
  begin();
  await expect(register(ada, id)).rejects.toMatchObject({ code: "event_over" });
});

test("a full event refuses with its words, unless one wants to wait", async () => {
  const id = await newEvent(agent, { capacity: 1 });
  await register(ada, id);
  await expect(register(ben, id)).rejects.toMatchObject({ code: "event_full", message: "Event is at capacity" });
  expect(await register(ben, id, waiting)).toEqual({ status: "waiting" });
  await expect(register(ben, id, waiting)).rejects.toMatchObject({ code: "already_waiting" });
  expect(await readEvent(ben, id)).toMatchObject({ registered: 1, mine: "waiting" });
});

test("a freed place goes to the first in line, who is told once, and the others move up", async () => {
  const id = await newEvent(agent, { capacity: 1 });
  await register(ada, id);
  await register(ben, id, waiting);
  await register(cleo, id, waiting);
  expect([await statusOf(ben, id), await statusOf(cleo, id)]).toEqual(["waiting 0", "waiting 1"]);
  await cancelRegistration(ada, id);
  expect([await statusOf(ada, id), await statusOf(ben, id), await statusOf(cleo, id)]).toEqual([
    "event_registration_not_found",
    "registered",
    "waiting 0",
  ]);
  const mails = (await emailsTo(ben)).filter(({ subject }) => subject.startsWith("A place opened up"));
  expect(mails).toHaveLength(1);
  expect((await listNotifications(ben, {})).items.filter(({ path }) => path === `/events/${id}`)).toMatchObject([{ kind: "event" }]);
  expect((await emailsTo(cleo)).some(({ subject }) => subject.startsWith("A place opened up"))).toBe(false);
});

test("who comes back goes to the end of the line", async () => {
  const id = await newEvent(agent, { capacity: 1 });
  await register(ada, id);
  await register(ben, id, waiting);
  await register(cleo, id, waiting);
  await cancelRegistration(ben, id);
  await register(ben, id, waiting);
  expect([await statusOf(cleo, id), await statusOf(ben, id)]).toEqual(["waiting 0", "waiting 1"]);
});

test("more places go to those who wait, in order", async () => {
  const id = await newEvent(agent, { capacity: 1 });
  await register(ada, id);
  await register(ben, id, waiting);
  await register(cleo, id, waiting);
  await updateEvent(agent, id, { ...EVENT, capacity: 2 });
  expect([await statusOf(ben, id), await statusOf(cleo, id)]).toEqual(["registered", "waiting 0"]);
});

test("nobody moves up once the event has begun, and nobody gives up a place then", async () => {
  const id = await newEvent(agent, { capacity: 1 });
  await register(ada, id);
  await register(ben, id, waiting);
  begin();
  await expect(cancelRegistration(ada, id)).rejects.toMatchObject({ code: "event_over" });
  await updateEvent(agent, id, { ...EVENT, capacity: 5 });
  expect(await statusOf(ben, id)).toBe("waiting 0");
});

test("only one's own registration can be given up", async () => {
  const id = await newEvent(agent);
  await register(ada, id);
  await expect(cancelRegistration(ben, id)).rejects.toMatchObject({ code: "event_registration_not_found" });
  await expect(cancelRegistration(testCtx(services), id)).rejects.toMatchObject({ code: "sign_in_required" });
  expect(await statusOf(ada, id)).toBe("registered");
});

test("the link in the email leaves the list without signing in; opening it changes nothing, and no other link works", async () => {
  const id = await newEvent(agent, { capacity: 1 });
  await register(ada, id);
  await register(ben, id, waiting);
  const link = /Leave the waiting list: (\S+)/.exec((await newestEmail(services, ben.email))?.text ?? "")?.[1] ?? "";
  const token = new URL(link).pathname.split("/").at(-1) ?? "";
  const visitor = testCtx(services);
  expect(await readLeaving(visitor, token)).toMatchObject({ status: "waiting", event: { id } });
  expect(await statusOf(ben, id)).toBe("waiting 0");
  await leaveByLink(visitor, token);
  await leaveByLink(visitor, token);
  expect(await statusOf(ben, id)).toBe("event_registration_not_found");
  for (const wrong of [`${token}x`, token.replace(/^./, token.startsWith("a") ? "b" : "a"), "x.y", ""])
    await expect(leaveByLink(visitor, wrong)).rejects.toMatchObject({ code: "event_registration_not_found" });
});

test("the database itself refuses one too many, a second row of a person, and a registration that changes its event", async () => {
  const [id, other] = [await newEvent(agent, { capacity: 1 }), await newEvent(agent, { capacity: 1 })];
  const { feeCents: fee, joinWaitingList: _, ...details } = DETAILS;
  const now = new Date();
  const row = (ctx: Member, eventId: string) => ({
    ...details,
    eventId,
    personId: ctx.actor.id,
    status: "registered" as const,
    fee,
    createdAt: now,
    updatedAt: now,
  });
  const codeOf = (write: PromiseLike<unknown>) => Promise.resolve(write).then(() => null, databaseErrorCode);
  expect(await codeOf(services.db.insert(eventRegistrations).values(row(ada, id)))).toBeNull();
  expect(await codeOf(services.db.insert(eventRegistrations).values(row(ben, id)))).toBe("23514");
  expect(await codeOf(services.db.insert(eventRegistrations).values(row(ada, id)))).toBe("23505");
  expect(await codeOf(services.db.update(eventRegistrations).set({ eventId: other }).where(eq(eventRegistrations.eventId, id)))).toBe(
    "23001",
  );
});

test("reminds those who go within a day, once", async () => {
  const id = await newEvent(agent);
  await register(ada, id);
  const remind = eventJobs.find(({ name }) => name === "events.remind");
  const reminders = async () => (await emailsTo(ada)).filter(({ subject }) => subject === "Harbor meetup is coming up").length;
  const before = await reminders();
  services.clock.set("2031-03-07T01:00:00Z");
  await remind?.run({ ...services, actor: null, request: null }, {});
  expect(await reminders()).toBe(before);
  services.clock.set("2031-03-08T03:00:00Z");
  for (let i = 0; i < 2; i++) await remind?.run({ ...services, actor: null, request: null }, {});
  expect(await reminders()).toBeGreaterThan(before);
  expect((await emailsTo(ada)).filter(({ subject, text }) => subject === "Harbor meetup is coming up" && text.includes(id))).toHaveLength(
    1,
  );
});

test("who deletes the account frees the place for the next, and stays a number without a name at past events", async () => {
  const [past, ahead] = [
    await newEvent(agent, { capacity: 1, startDay: "2031-01-12", endDay: "2031-01-12" }),
    await newEvent(agent, { capacity: 1 }),
  ];
  const leaver = await newMember(services, "Lee");
  for (const id of [past, ahead]) await register(leaver, id);
  await register(ben, ahead, waiting);
  services.clock.set("2031-01-20T12:00:00Z");
  await deleteAccount(leaver, { password: PASSWORD });
  await runJobs(services);
  const rows = await services.db.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, past));
  expect(rows).toMatchObject([{ personId: null, status: "registered", firstName: "", email: "", phone: "" }]);
  expect(await readEvent(ben, past)).toMatchObject({ registered: 1 });
  expect(await statusOf(ben, ahead)).toBe("registered");
});

/** All come at once; whoever waited longer for a connection than the driver lets them comes again. */
async function insisting<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      const causes = [error, (error as Error).cause].map(String);
      if (!causes.some((cause) => cause.includes("timeout exceeded when trying to connect"))) throw error;
    }
}

test("500 rivals for the last places, while others leave and capacity rises: never one too many, nobody twice, no place left empty", async () => {
  const id = await newEvent(agent, { capacity: 20 });
  const before = await crowd(services, 19);
  for (const ctx of before) await register(ctx, id);
  const rivals = await crowd(services, 500);
  const rise = async () => {
    for (const capacity of [22, 25, 30]) await insisting(() => updateEvent(agent, id, { ...EVENT, capacity }));
  };
  const some = (first: number, last: number) =>
    rivals.slice(first, last).map((ctx, i) => insisting(() => register(ctx, id, { joinWaitingList: i % 2 === 0 })));
  const done = await Promise.allSettled([
    ...some(0, 100),
    ...before.slice(0, 10).flatMap((ctx, i) => [insisting(() => cancelRegistration(ctx, id)), ...some(100 + i * 20, 120 + i * 20)]),
    rise(),
    ...some(300, 500),
  ]);
  const faults = done.flatMap((each) => (each.status === "rejected" ? [(each.reason as { code: string }).code] : []));
  expect(new Set(faults)).toEqual(new Set(["event_full"]));
  const rows = await services.db.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, id));
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const [event] = await services.db.select().from(events).where(eq(events.id, id));
  expect(event).toMatchObject({ registered: count("registered"), capacity: expect.any(Number) });
  expect(count("registered")).toBe(event?.capacity);
  expect(count("waiting")).toBeGreaterThan(0);
  expect(new Set(rows.map(({ personId }) => personId)).size).toBe(rows.length);
});
