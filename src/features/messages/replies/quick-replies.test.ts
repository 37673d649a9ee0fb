import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { dayInWords } from "../../../platform/words/day-words.ts";
import { addDays } from "../../availability/index.ts";
import { cancelBooking, readBooking } from "../../bookings/index.server.ts";
import { askHost } from "../threads/ask-host.server.ts";
import { openBookingThread } from "../threads/open-thread.server.ts";
import { deleteQuickReply } from "./delete-quick-reply.server.ts";
import { fillQuickReplies } from "./fill-quick-replies.server.ts";
import { listQuickReplies } from "./list-quick-replies.server.ts";
import { saveQuickReply } from "./save-quick-reply.server.ts";

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
});

const save = async (content: string, title = "Parking", id: string = randomUUID()) => {
  await saveQuickReply(await as(host), id, { title, content });
  return id;
};
const filled = async (person: Person, threadId: string) =>
  (await fillQuickReplies(await as(person), { threadId })).replies.map(({ content }) => content);

test("are listed by name, as written, and changed under their id", async () => {
  const id = await save("Park {listing}", "Parking");
  await save("Bring {guests}", "Dogs");
  await save("Park anywhere", "Parking", id);
  expect((await listQuickReplies(await as(host))).replies).toMatchObject([
    { title: "Dogs", content: "Bring {guests}" },
    { id, title: "Parking", content: "Park anywhere" },
  ]);
});

test("belong to one host: others see, change and delete none", async () => {
  const id = await save("Hi");
  const stranger = await as(guest);
  expect(await listQuickReplies(stranger)).toEqual({ replies: [] });
  await expect(saveQuickReply(stranger, id, { title: "Mine", content: "Mine" })).rejects.toMatchObject({ code: "quick_reply_not_found" });
  await expect(deleteQuickReply(stranger, id)).rejects.toMatchObject({ code: "quick_reply_not_found" });
  await expect(listQuickReplies(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  await deleteQuickReply(await as(host), id);
  expect(await listQuickReplies(await as(host))).toEqual({ replies: [] });
});

test("are a hundred at most", async () => {
  const id = await save("Hi");
  for (let i = 1; i < 100; i++) await save("Hi");
  await expect(save("Hi")).rejects.toMatchObject({ code: "too_many_quick_replies" });
  await save("Hello", "Parking", id);
});

test("read in a question without the address, with its dates if it has some", async () => {
  await save("{guest_first_name}: {listing}, {check_in} to {check_out}, {check_in_time}, {guests}, {address}");
  const ask = async (dates: object) =>
    (await askHost(await as(guest), { id: randomUUID(), listingId, text: "Is there a crib?", ...dates })).threadId;
  const unknown = "Ada: Gull Cottage, your check-in day to your check-out day, 3:00 PM, your group, the address you'll get once you book";
  expect(await filled(host, await ask({}))).toEqual([unknown]);
  const threadId = await ask({ checkIn: "2030-05-01", checkOut: "2030-05-04", guests: 2 });
  expect((await filled(host, threadId))[0]).toMatch(/^Ada: Gull Cottage, Wednesday, May 1, 2030 to .*, 2 guests, the address you'll/);
});

test("read in a booking with everything, and after it is cancelled without the address again", async () => {
  await save("{host_first_name}: {check_in}, {guests}, {address}");
  const checkIn = addDays(services.clock.now().toISOString().slice(0, 10), 30);
  const bookingId = await book(services, guest, { listingId, checkIn, checkOut: addDays(checkIn, 2) });
  const { threadId } = await openBookingThread(await as(guest), { bookingId });
  const stay = `Grace: ${dayInWords(checkIn)}, 1 guest`;
  expect(await filled(host, threadId)).toEqual([`${stay}, 1 Nowhere Road, Nowhere, ZZ 00000, Atlantis`]);
  const { refundCents } = (await readBooking(await as(guest), bookingId)).viewer.cancelling ?? { refundCents: 0 };
  await cancelBooking(await as(guest), bookingId, { refundCents });
  expect(await filled(host, threadId)).toEqual([`${stay}, the address you'll get once you book`]);
});

test("are the host's in a thread: its guest has none there, and strangers find no thread", async () => {
  await save("Hi");
  const { threadId } = await askHost(await as(guest), { id: randomUUID(), listingId, text: "Is there a crib?" });
  await saveQuickReply(await as(guest), randomUUID(), { title: "Mine", content: "Mine" });
  expect(await filled(guest, threadId)).toEqual([]);
  await expect(filled(await newPerson(services), threadId)).rejects.toMatchObject({ code: "thread_not_found" });
});
