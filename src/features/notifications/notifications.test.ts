import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newestEmail, newPerson, type Person, visitOf } from "../../../tests/support/people.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { outboxMessages } from "../../platform/mail/mail.tables.server.ts";
import { updateChoices } from "../accounts/index.server.ts";
import { emailUnread } from "./email/email-unread.server.ts";
import {
  chooseEmails,
  listNotifications,
  markAllRead,
  markRead,
  markSeen,
  notify,
  readUnsubscribe,
  reviseLine,
  unsubscribe,
} from "./index.server.ts";
import type { Notice } from "./notify.server.ts";

let services: TestServices;
let person: Person;
let ctx: Ctx;
let personId: string;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  person = await newPerson(services);
  await runJobs(services);
  ctx = await visitOf(services, person);
  personId = ctx.actor?.id ?? "";
});

const MINUTES = 60;
const message = (text: string, more: Partial<Notice> = {}) =>
  notify(ctx, {
    personId,
    kind: "message",
    foldKey: "thread:1",
    title: "Ada wrote to you",
    text,
    path: "/messages/1",
    lines: [{ ref: text, text: `Ada: ${text}` }],
    ...more,
  });
const emails = async () => {
  await runJobs(services);
  return services.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, person.email)).orderBy(outboxMessages.id);
};
/** Runs what is due that many minutes later, as the queue would. */
const later = async (minutes: number) => {
  services.clock.advance(minutes * MINUTES);
  await emailUnread.run({ ...services, actor: null, request: null }, { personId, foldKey: "thread:1" });
};

test("what happens about one thing is folded until it is read, the newest words on top", async () => {
  await message("Hello");
  await message("Are you there?");
  await notify(ctx, { personId, kind: "trip", foldKey: "arrival:1", title: "Soon", text: "In three days.", path: "/trips" });
  const { items, unread } = await listNotifications(ctx, {});
  expect(unread).toBe(2);
  expect(items.find(({ kind }) => kind === "message")).toMatchObject({ text: "Are you there?", count: 2, isRead: false });
  await markAllRead(ctx);
  await message("Hello again");
  expect((await listNotifications(ctx, {})).items).toMatchObject([
    { text: "Hello again", count: 1, isRead: false },
    { isRead: true },
    { isRead: true },
  ]);
});

test("one's own doing is in the list, read already, and settles what was told of it before", async () => {
  const before = (await emails()).length;
  await message("Hello");
  await message("You wrote back", { isOwn: true });
  await later(3);
  const { items, unread } = await listNotifications(ctx, {});
  expect([unread, items.map(({ isRead }) => isRead)]).toEqual([0, [true, true]]);
  expect(await emails()).toHaveLength(before);
});

test("unread comes first, and the pages hold everything once", async () => {
  for (let i = 0; i < 40; i++) await message(`${i}`, { foldKey: `thread:${i}` });
  const first = await listNotifications(ctx, {});
  expect([first.items.length, first.total]).toEqual([30, 40]);
  const longer = await listNotifications(ctx, { show: 40 });
  expect([longer.items.slice(0, 30), longer.next]).toEqual([first.items, null]);
  for (const { id } of first.items.slice(0, 20)) await markRead(ctx, { notificationId: id });
  const texts: string[] = [];
  for (let after: string | undefined, more = true; more;) {
    const page = await listNotifications(ctx, { after });
    texts.push(...page.items.map(({ text, isRead }) => `${isRead ? "read" : "unread"} ${text}`));
    after = page.next ?? undefined;
    more = page.next !== null;
  }
  expect(new Set(texts).size).toBe(40);
  expect(texts.slice(0, 20).every((text) => text.startsWith("unread"))).toBe(true);
});

test("a message that stays unread for two minutes is emailed, with all that came meanwhile, in one email", async () => {
  const before = (await emails()).length;
  await message("Hello");
  await message("Are you there?");
  await later(1);
  expect(await emails()).toHaveLength(before);
  await later(1.1);
  const sent = (await emails()).slice(before);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain("Ada: Hello\n\nAda: Are you there?");
  expect(sent[0]?.text).toContain("/unsubscribe/");
});

test("a job that runs again, or twenty at once, send no second email", async () => {
  const before = (await emails()).length;
  await message("Hello");
  services.clock.advance(3 * MINUTES);
  const job: Ctx = { ...services, actor: null, request: null };
  await Promise.all(Array.from({ length: 20 }, () => emailUnread.run(job, { personId, foldKey: "thread:1" })));
  expect(await emails()).toHaveLength(before + 1);
});

test("what was read in time is not emailed", async () => {
  const before = (await emails()).length;
  await message("Hello");
  await markSeen(ctx, personId, "thread:1");
  await later(3);
  expect(await emails()).toHaveLength(before);
});

test("two emails about one thread are at least 15 minutes apart, and the second has what came since", async () => {
  const before = (await emails()).length;
  await message("Hello");
  await later(2.1);
  await message("And one more thing");
  await later(2.1);
  expect(await emails()).toHaveLength(before + 1);
  await later(13);
  const [, second] = (await emails()).slice(before);
  expect(second?.text).toContain("And one more thing");
  expect(second?.text).not.toContain("Ada: Hello");
});

test("a message that was taken back is not in the email, and an email of nothing is not sent", async () => {
  const before = (await emails()).length;
  await message("Hello");
  await reviseLine(ctx, { foldKey: "thread:1", ref: "Hello", text: null });
  await later(3);
  expect(await emails()).toHaveLength(before);
});

test("nobody gets emails of a kind that they turned off, or any when all are off; the notification is still there", async () => {
  const before = (await emails()).length;
  await chooseEmails(ctx, { message: false });
  await message("Hello");
  await later(3);
  expect(await emails()).toHaveLength(before);
  await chooseEmails(ctx, { message: true });
  await updateChoices(ctx, { emailNotifications: false, marketingEmails: false, isPublic: true });
  await markAllRead(ctx);
  await message("Hello again");
  await later(3);
  expect(await emails()).toHaveLength(before);
  expect((await listNotifications(ctx, {})).items).toHaveLength(2);
});

test("a kind that is emailed at once is, unless it was turned off", async () => {
  const email = { subject: "Booked", paragraphs: ["It's yours."] };
  const booked = { kind: "booking", foldKey: "booking:1", email } as const;
  await message("Booked", booked);
  expect(await newestEmail(services, person.email)).toMatchObject({ subject: "Booked" });
  const before = (await emails()).length;
  await chooseEmails(ctx, { booking: false });
  await message("Booked", booked);
  expect(await emails()).toHaveLength(before);
});

test("what is told once is never told again, read or not", async () => {
  const arrival = { kind: "trip", foldKey: "arrival:1", once: true } as const;
  await message("Soon", arrival);
  await markAllRead(ctx);
  await message("Soon", arrival);
  expect((await listNotifications(ctx, {})).items).toHaveLength(1);
});

test("the link of an email turns its kind off, signed out, twice without harm; looking at it changes nothing", async () => {
  await message("Hello");
  await later(3);
  const token = /\/unsubscribe\/(\S+)/.exec((await newestEmail(services, person.email))?.text ?? "")?.[1] ?? "";
  const visitor = testCtx(services);
  expect(await readUnsubscribe(visitor, token)).toEqual({ what: "Messages" });
  expect(await chooseEmails(ctx, {})).toMatchObject({ message: true });
  await unsubscribe(visitor, token);
  await unsubscribe(visitor, token);
  expect(await chooseEmails(ctx, {})).toMatchObject({ message: false, booking: true });
});

test.each(["", "x", "a.b.c", `${crypto.randomUUID()}.message.${"A".repeat(43)}`])(
  "a link that we did not make (%s) is not found",
  async (token) => {
    await expect(unsubscribe(testCtx(services), token)).rejects.toMatchObject({ code: "not_found" });
  },
);

test("somebody else's notification is not found", async () => {
  await message("Hello");
  const { items } = await listNotifications(ctx, {});
  const stranger = await visitOf(services, await newPerson(services));
  await expect(markRead(stranger, { notificationId: items[0]?.id ?? "" })).rejects.toMatchObject({
    code: "notification_not_found",
  });
  expect((await listNotifications(stranger, {})).items).toEqual([]);
  expect((await listNotifications(ctx, {})).unread).toBe(1);
});
