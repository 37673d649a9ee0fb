import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newestEmail, newPerson, PASSWORD, type Person, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { replyToThread, startThread } from "../../forum/index.server.ts";
import { openBookingThread, sendMessage } from "../../messages/index.server.ts";
import { listNotifications, markAllRead } from "../../notifications/index.server.ts";
import { notifications } from "../../notifications/notification.tables.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

const services = await openTestServices(await openTestDatabase());
const asOne = (person: Person) => visitOf(services, person);
const idOf = async (person: Person) => (await asOne(person)).actor?.id ?? "";

test("what others were notified of names a person who left no more: bookings, messages and the forum, read or not, and an email that waits", async () => {
  services.clock.set("2026-06-01T12:00:00Z");
  const [host, guest] = [await newPerson(services, "Hal Host"), await newPerson(services, "Nell Nightingale")];
  const { id: listingId } = await newListing(services, { hostId: await idOf(host) });
  await newListing(services, { hostId: await idOf(guest) });
  const bookingId = await book(services, guest, { listingId, checkIn: "2026-06-03", checkOut: "2026-06-05" });
  await runJobs(services);
  const { threadId } = await openBookingThread(await asOne(guest), { bookingId });
  const write = async (text: string) => sendMessage(await asOne(guest), threadId, { id: randomUUID(), text });
  await write("See you soon.");
  const question = { categoryId: "hosting-tips" as const, title: "Late check-out", text: "How late is too late?" };
  const { threadId: discussion } = await startThread(await asOne(host), { key: randomUUID(), ...question });
  await replyToThread(await asOne(guest), discussion, { key: randomUUID(), text: "Noon." });
  await runJobs(services);
  const notificationTexts = async () =>
    (await listNotifications(await asOne(host), {})).items.map(({ title, text }) => `${title}: ${text}`);
  expect((await notificationTexts()).filter((each) => each.includes("Nell"))).toHaveLength(3);
  await markAllRead(await asOne(host));
  await write("Thanks for everything.");

  services.clock.set("2026-06-06T12:00:00Z");
  await services.db.delete(outboxMessages);
  await deleteAccount(await asOne(guest), { password: PASSWORD });
  const email = await newestEmail(services, host.email);
  expect((await notificationTexts()).filter((each) => each.includes("Nell"))).toEqual([]);
  expect((await notificationTexts()).filter((each) => each.includes("Deleted user"))).toHaveLength(4);
  expect(`${email?.subject} ${email?.text}`).not.toContain("Nell");
  expect(email?.text).toContain("Deleted user: Thanks for everything.");
  expect(JSON.stringify(await services.db.select().from(notifications))).not.toContain("Nell");
});
