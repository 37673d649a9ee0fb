import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { allOf } from "../../../../tests/support/all-of.ts";
import { book, cancelByHost } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newestEmail, newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { saveGuide } from "../../arrival/index.server.ts";
import { addDays } from "../../availability/index.ts";
import { readBooking } from "../../bookings/index.server.ts";
import { threadMessages } from "../message.tables.server.ts";
import { previewScheduledMessage } from "../schedule/preview-scheduled-message.server.ts";
import { saveScheduledMessage } from "../schedule/save-scheduled-message.server.ts";
import { askHost } from "../threads/ask-host.server.ts";
import { exportThreads } from "../threads/export-threads.server.ts";
import { listThreads } from "../threads/list-threads.server.ts";
import { openBookingThread } from "../threads/open-thread.server.ts";
import { readThread } from "../threads/read-thread.server.ts";
import { editMessage } from "../writing/change-message.server.ts";
import { sendMessage } from "../writing/send-message.server.ts";

const GUIDE = {
  opens: "3_days" as const,
  steps: [{ text: "Blue gate.", photoId: null }],
  doorCode: "4711-door",
  wifiName: "Gull",
  wifiPassword: "seagull-soup",
  parking: "On the gravel.",
  manual: "",
  checkOut: [],
  version: 0,
};
const TEXT = "Use {door_code}. Wi-Fi: {wifi}. {parking} {check_in_steps}";

let services: TestServices;
let guest: Person;
let host: Person;
let listingId: string;

const as = (person: Person) => visitOf(services, person);

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Grace Host")];
  listingId = (await newListing(services, { hostId: (await as(host)).actor?.id, title: "Gull Cottage" })).id;
  await saveGuide(await as(host), listingId, GUIDE);
});

async function thread(days: number): Promise<{ bookingId: string; threadId: string }> {
  const checkIn = addDays(services.clock.now().toISOString().slice(0, 10), days);
  const bookingId = await book(services, guest, { listingId, checkIn, checkOut: addDays(checkIn, 2) });
  return { bookingId, threadId: (await openBookingThread(await as(guest), { bookingId })).threadId };
}
const send = async (person: Person, threadId: string, text = TEXT) => sendMessage(await as(person), threadId, { id: randomUUID(), text });
const lastRead = async (person: Person, threadId: string) => (await readThread(await as(person), threadId)).messages.at(-1)?.content;

test("are filled in for both sides while the guide is open, and stored nowhere", async () => {
  const { threadId } = await thread(2);
  const sent = await send(host, threadId);
  const filled = "Use 4711-door. Wi-Fi: Gull, password seagull-soup. On the gravel. 1. Blue gate.";
  expect([await lastRead(guest, threadId), await lastRead(host, threadId), sent.content]).toEqual([filled, filled, filled]);
  const [row] = await services.db.select().from(threadMessages).where(eq(threadMessages.id, sent.id));
  expect(row?.content).toBe(TEXT);
});

test("are in no email, notification, list or file: these say where to read them", async () => {
  const { threadId } = await thread(2);
  await runJobs(services);
  await send(host, threadId);
  const email = await newestEmail(services, guest.email);
  expect(email?.text).toContain("Use (open the message to see the door code).");
  expect((await listThreads(await as(guest), { filter: "all", q: "" })).threads[0]?.lastMessage).toContain(
    "(open the message to see the door code)",
  );
  const [exported] = await allOf(exportThreads(await as(guest)));
  expect(exported?.messages.at(-1)?.content).toBe("Use (the door code). Wi-Fi: (the Wi-Fi). (where to park) (how to get in)");
  const written = await services.db.execute(
    sql`select coalesce(string_agg(text || html, ' '), '') || (select coalesce(string_agg(n::text, ' '), '') from notifications n) as all from outbox_messages`,
  );
  expect(JSON.stringify(written.rows)).not.toMatch(/4711-door|seagull-soup/);
});

test("before the guide opens it says when, and after a cancellation nothing is shown", async () => {
  const { bookingId, threadId } = await thread(20);
  await send(host, threadId, "Code: {door_code}");
  expect(await lastRead(guest, threadId)).toMatch(/^Code: \(you'll see the door code here from [A-Z][a-z]{2} \d+, 3:00 PM\)$/);
  services.clock.advance(19 * 86_400);
  expect(await lastRead(guest, threadId)).toBe("Code: 4711-door");
  await saveGuide(await as(host), listingId, { ...GUIDE, doorCode: "", version: 1 });
  expect(await lastRead(guest, threadId)).toBe("Code: (the arrival guide doesn't say the door code)");
  await cancelByHost(await as(host), bookingId, (await readBooking(await as(guest), bookingId)).quote.total.cents);
  expect(await lastRead(guest, threadId)).toBe("Code: (the door code isn't shown right now)");
});

test("a guest who writes a placeholder gets nothing for it, and a question has no details yet", async () => {
  const { threadId } = await thread(2);
  await send(guest, threadId, "{door_code}");
  expect(await lastRead(guest, threadId)).toBe("{door_code}");
  const asking = await newPerson(services);
  const question = await askHost(await as(asking), { id: randomUUID(), listingId, text: "Is there a crib?" });
  await send(host, question.threadId, "Code: {door_code}");
  expect(await lastRead(asking, question.threadId)).toBe("Code: (you'll get the door code once you book)");
});

test("a message with them can't be edited, so that no code is stored by an edit", async () => {
  const { threadId } = await thread(2);
  const { id } = await send(host, threadId);
  await expect(editMessage(await as(host), { threadId, messageId: id }, { text: "4711-door" })).rejects.toMatchObject({
    code: "details_not_editable",
  });
});

test("a scheduled message goes out before the guide opens, and is filled in once it is open", async () => {
  const visit = await as(host);
  const scheduled = {
    title: "Welcome",
    event: "booked" as const,
    time: "10:00",
    listingId: null,
    content: "Hi {guest_first_name}: {door_code}",
  };
  await saveScheduledMessage(visit, randomUUID(), scheduled);
  expect((await previewScheduledMessage(visit, { ...scheduled, listingId })).text).toBe("Hi Alex: (the door code)");
  services.clock.advance(60);
  const { threadId } = await thread(20);
  await runJobs(services);
  expect(await lastRead(guest, threadId)).toMatch(/^Hi Ada: \(you'll see the door code here from/);
  services.clock.advance(19 * 86_400);
  expect(await lastRead(guest, threadId)).toBe("Hi Ada: 4711-door");
});
