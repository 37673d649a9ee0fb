import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newKey } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { threadMessages } from "../message.tables.server.ts";
import { askHost } from "./ask-host.server.ts";
import { blockOther } from "./block-person.server.ts";
import { readThread } from "./read-thread.server.ts";
import { sendOffer } from "./send-offer.server.ts";
import { takeOfferBack } from "./take-offer-back.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

const offered = () => ({ checkIn: "2027-06-20", checkOut: "2027-06-23", guests: 2, totalCents: 30_000, key: newKey() });

async function someThread() {
  const host = await visitOf(services, await newPerson(services, "Hanna Host"));
  const { id: listingId } = await newListing(services, { hostId: host.actor?.id, title: "The quiet house" });
  const person = await newPerson(services, "Gita Guest");
  const guest = await visitOf(services, person);
  const { threadId } = await askHost(guest, { id: crypto.randomUUID(), listingId, text: "Could we have it for less?" });
  return { host, guest, person, threadId };
}

test("an offer stands in the conversation for both sides, once per key, and the guest is told", async () => {
  const { host, guest, person, threadId } = await someThread();
  const offer = offered();
  const made = await sendOffer(host, threadId, offer);
  expect(await sendOffer(host, threadId, offer)).toEqual(made);
  expect((await readThread(guest, threadId)).offer).toMatchObject({ id: made.offerId, totalCents: 30_000, payoutCents: null });
  expect((await readThread(host, threadId)).offer).toMatchObject({ payoutCents: 27_300 });
  const said = await db.select().from(threadMessages).where(eq(threadMessages.threadId, threadId));
  expect(said.filter(({ event }) => event === "offered")).toHaveLength(1);
  await runJobs(services);
  const emails = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, person.email));
  expect(emails.map(({ subject }) => subject)).toContain("Special offer: The quiet house");
});

test("an offer that is taken back is gone for both sides, and the conversation says so, once", async () => {
  const { host, guest, threadId } = await someThread();
  await sendOffer(host, threadId, offered());
  for (const other of [guest, await visitOf(services, await newPerson(services))])
    await expect(takeOfferBack(other, threadId)).rejects.toMatchObject({ code: "thread_not_found" });
  await takeOfferBack(host, threadId);
  await takeOfferBack(host, threadId);
  expect((await readThread(guest, threadId)).offer).toBeNull();
  const said = await db.select().from(threadMessages).where(eq(threadMessages.threadId, threadId));
  expect(said.filter(({ event }) => event === "offer_withdrawn")).toHaveLength(1);
});

test("nobody but the host sends one, and not to somebody who can't be written to", async () => {
  const { host, guest, threadId } = await someThread();
  const stranger = await visitOf(services, await newPerson(services));
  for (const other of [guest, stranger])
    await expect(sendOffer(other, threadId, offered())).rejects.toMatchObject({ code: "thread_not_found" });
  await blockOther(guest, { threadId });
  await expect(sendOffer(host, threadId, offered())).rejects.toMatchObject({ code: "conversation_blocked" });
});
