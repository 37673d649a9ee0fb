import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { makeRetriesDue, runJobs, tryJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import type { Ctx } from "../context.server.ts";
import { transact } from "../db/database.server.ts";
import type { Email } from "./mail-layout.ts";
import { outboxMessages } from "./mail.tables.server.ts";
import { deliverMail, readOutbox, sendEmail } from "./mail.server.ts";

const database = await openTestDatabase();
const email: Email = {
  to: "ada@example.com",
  subject: "Your key",
  greeting: "Hi Ada,",
  paragraphs: ["The key is under the third flower pot."],
  action: { label: "Show the way", url: "https://stay.example.com/way?to=3&from=1" },
};

async function runMailServer(port?: number): Promise<MailServer> {
  const server = await startMailServer(port);
  onTestFinished(server.stop);
  return server;
}

const withServer = async (url: string) =>
  testCtx(await openTestServices(database, { SMTP_URL: url, MAIL_FROM: "Hearth <no-reply@stay.example.com>" }));

beforeEach(async () => {
  await database.db.delete(outboxMessages);
});

test("sends an email as text and as HTML", async () => {
  const server = await runMailServer();
  const ctx = await withServer(server.url);
  await sendEmail(ctx, email);
  await runJobs(ctx);
  expect(server.emails).toHaveLength(1);
  const [received] = server.emails;
  expect(received?.recipients).toEqual(["ada@example.com"]);
  expect(Object.fromEntries(received?.headers ?? [])).toMatchObject({
    from: "Hearth <no-reply@stay.example.com>",
    to: "ada@example.com",
    subject: "Your key",
    "content-type": expect.stringContaining("multipart/alternative"),
  });
  expect(received?.body).toMatch(
    /text\/plain[\s\S]*The key is under the third flower pot\.[\s\S]*https:\/\/stay\.example\.com\/way\?to=3&from=1/,
  );
  expect(received?.body).toMatch(/text\/html[\s\S]*<p [^>]*>The key is under the third flower pot\.<\/p>/);
});

test("carries files along", async () => {
  const server = await runMailServer();
  const ctx = await withServer(server.url);
  await sendEmail(ctx, { ...email, attachments: [{ filename: "stay.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" }] });
  await runJobs(ctx);
  expect(server.emails[0]?.body).toMatch(/Content-Type: text\/calendar; name=stay\.ics[\s\S]*filename=stay\.ics/);
  await expect(sendEmail(ctx, { ...email, attachments: [{ filename: "../x", contentType: "text/plain", content: "" }] })).rejects.toThrow();
});

test("says where emails of its kind are turned off, in its text and for the mail program's own button", async () => {
  const server = await runMailServer();
  const ctx = await withServer(server.url);
  const url = "https://stay.example.com/unsubscribe/x.message.y";
  await sendEmail(ctx, { ...email, unsubscribe: { url, what: "Messages" } });
  await sendEmail(ctx, email);
  await runJobs(ctx);
  const [received, other] = server.emails.toSorted((a, b) => b.headers.size - a.headers.size);
  expect(received?.headers.get("list-unsubscribe")).toBe(`<${url}>`);
  expect(received?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(received?.body).toContain("Turn off emails about messages");
  expect(other?.headers.has("list-unsubscribe")).toBe(false);
});

test("lets nobody add headers by a line break in the subject", async () => {
  const server = await runMailServer();
  const ctx = await withServer(server.url);
  await sendEmail(ctx, { ...email, subject: "Hi\r\nBcc: victim@example.com\r\n\r\nbody" });
  await runJobs(ctx);
  const [received] = server.emails;
  expect(received?.headers.get("subject")).toBe("Hi Bcc: victim@example.com body");
  expect(received?.headers.has("bcc")).toBe(false);
  expect(received?.recipients).toEqual(["ada@example.com"]);
});

test.each(["ada@example.com\r\nBcc: victim@example.com", "ada@example.com, victim@example.com", "Ada <victim@example.com>"])(
  "refuses to write to anything but one plain address: %j",
  async (to) => {
    const ctx = testCtx(await openTestServices(database));
    await expect(sendEmail(ctx, { ...email, to })).rejects.toThrow();
  },
);

test("shows a person's words as words, not as markup", async () => {
  const server = await runMailServer();
  const ctx = await withServer(server.url);
  await sendEmail(ctx, { ...email, greeting: "Hi <img src=x onerror=alert(1)>," });
  await runJobs(ctx);
  expect(server.emails[0]?.body).toContain("Hi &lt;img src=x onerror=alert(1)&gt;,");
});

test("tries again while the mail server is down, and then sends the email once", async () => {
  const former = await startMailServer();
  await former.stop();
  const ctx = await withServer(former.url);
  await sendEmail(ctx, email);
  expect(await tryJobs(ctx)).toMatchObject([{ name: "mail.deliver" }]);
  await makeRetriesDue(ctx);
  expect(await tryJobs(ctx)).toMatchObject([{ name: "mail.deliver" }]);
  const server = await runMailServer(former.port);
  await makeRetriesDue(ctx);
  await runJobs(ctx);
  await makeRetriesDue(ctx);
  await runJobs(ctx);
  expect(server.emails).toHaveLength(1);
});

/** What a worker does that is killed after the work, before it could say so: the next one does the same again. */
async function runTwice(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ data: object }>(
    sql`select data from pgboss.job where name = ${deliverMail.name} and state = 'created'`,
  );
  for (const { data } of rows) await deliverMail.run(ctx, deliverMail.input.parse(data));
  await runJobs(ctx);
}

test("puts an email into the outbox once, although its worker was killed and another did it again", async () => {
  const ctx = testCtx(await openTestServices(database));
  await sendEmail(ctx, email);
  await sendEmail(ctx, email);
  await runTwice(ctx);
  expect(await readOutbox(ctx, null)).toHaveLength(2);
});

test("sends an email that a killed worker may have sent under the same Message-ID, by which mailboxes know it", async () => {
  const server = await runMailServer();
  const ctx = await withServer(server.url);
  await sendEmail(ctx, email);
  await runTwice(ctx);
  await sendEmail(ctx, email);
  await runJobs(ctx);
  const [first, again, other] = server.emails.map(({ headers }) => headers.get("message-id"));
  expect(first).toMatch(/^<[\w-]{36}@localhost>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("sends nothing when the transaction that wrote the email fails", async () => {
  const ctx = testCtx(await openTestServices(database));
  const failing = transact(ctx, async (tx) => {
    await sendEmail(tx, email);
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await runJobs(ctx);
  expect(await readOutbox(ctx, null)).toEqual([]);
});

test("without a mail server, keeps emails in the outbox, the newest first", async () => {
  const ctx = testCtx(await openTestServices(database));
  await sendEmail(ctx, email);
  await sendEmail(ctx, { ...email, subject: "The second" });
  await sendEmail(ctx, { ...email, to: "bob@example.com", subject: "For Bob" });
  await runJobs(ctx);
  expect((await readOutbox(ctx, "ada@example.com")).map(({ subject }) => subject)).toEqual(["The second", "Your key"]);
  expect(await readOutbox(ctx, null)).toHaveLength(3);
});
