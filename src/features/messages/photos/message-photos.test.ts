import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { somePicture } from "../../../../tests/support/some-picture.ts";
import { bookTalk, newTalk, type Talk } from "../../../../tests/support/talk.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { cancelBooking, readBooking } from "../../bookings/index.server.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { messagePhotos } from "../message.tables.server.ts";
import { askHost } from "../threads/ask-host.server.ts";
import { blockOther } from "../threads/block-person.server.ts";
import { openBookingThread } from "../threads/open-thread.server.ts";
import { readThread } from "../threads/read-thread.server.ts";
import { editMessage, unsendMessage } from "../writing/change-message.server.ts";
import { ALL_MESSAGE_PHOTOS, fileOf } from "./photo-files.ts";
import { readMessagePhoto } from "./read-photo.server.ts";
import { sweepOrphanPhotos } from "./remove-photos.server.ts";
import { sendPhoto } from "./send-photo.server.ts";

let services: TestServices;
let talk: Talk;
let threadId: string;
let bookingId: string;
let before: number;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  services.clock.advance(3600);
  talk = await newTalk(services);
  bookingId = await bookTalk(services, talk);
  await runJobs(services);
  ({ threadId } = await openBookingThread(await as(talk.guest), { bookingId }));
  before = await filesThere();
});

const as = (person: Person) => visitOf(services, person);
const send = async (person: Person, id: string = randomUUID(), to = threadId) =>
  sendPhoto(await as(person), to, { id, picture: await somePicture() });
async function filesThere(): Promise<number> {
  let files = 0;
  for await (const _ of services.storage.list("private", ALL_MESSAGE_PHOTOS)) files++;
  return files;
}

test("a photo reaches the other side in two widths, without its metadata, and they are told", async () => {
  const sent = await send(talk.guest);
  expect(sent).toMatchObject({ kind: "photo", content: "", photos: [{ width: expect.any(Number) }] });
  const { messages, thread } = await readThread(await as(talk.host), threadId);
  expect(messages.at(-1)).toEqual(sent);
  expect(thread.lastMessage).toBe("Photo");
  const photoId = sent.photos[0]?.id ?? "";
  for (const width of [640, 1920] as const) {
    const { bytes, contentType } = await readMessagePhoto(await as(talk.host), { threadId, photoId, width });
    expect([contentType, bytes.subarray(8, 12).toString()]).toEqual(["image/webp", "WEBP"]);
  }
  const { items } = await listNotifications(await as(talk.host), {});
  expect(items.find(({ kind }) => kind === "message")).toMatchObject({ text: "Photo" });
});

test("the same id is the same message, however often and at once it is sent, and leaves no second file", async () => {
  const id = randomUUID();
  const all = await Promise.all(Array.from({ length: 4 }, () => send(talk.guest, id)));
  expect(new Set(all.map(({ number }) => number)).size).toBe(1);
  await send(talk.guest, id);
  expect(await filesThere()).toBe(before + 2);
  await expect(send(talk.host, id)).rejects.toMatchObject({ code: "key_reused" });
});

test("photos are refused before a booking, after it was cancelled, to blocked people, strangers and signed out, and leave nothing", async () => {
  const other = await newTalk(services);
  const question = await askHost(await as(other.guest), { id: randomUUID(), listingId: other.listingId, text: "Is there a crib?" });
  await expect(send(other.guest, randomUUID(), question.threadId)).rejects.toMatchObject({ code: "photos_after_booking" });
  await expect(send(await newPerson(services))).rejects.toMatchObject({ code: "thread_not_found" });
  await expect(sendPhoto(testCtx(services), threadId, { id: randomUUID(), picture: await somePicture() })).rejects.toMatchObject({
    code: "sign_in_required",
  });
  await expect(sendPhoto(await as(talk.guest), threadId, { id: randomUUID(), picture: Buffer.from("no picture") })).rejects.toMatchObject({
    status: 415,
  });
  const { refundCents } = (await readBooking(await as(talk.guest), bookingId)).viewer.cancelling ?? { refundCents: 0 };
  await cancelBooking(await as(talk.guest), bookingId, { refundCents });
  await expect(send(talk.guest)).rejects.toMatchObject({ code: "photos_after_booking" });
  await blockOther(await as(talk.host), { threadId });
  await expect(send(talk.guest)).rejects.toMatchObject({ code: "conversation_blocked" });
  expect(await filesThere()).toBe(before);
});

test("only the two sides can look at it, and not by another thread's address", async () => {
  const photoId = (await send(talk.host)).photos[0]?.id ?? "";
  const which = { threadId, photoId, width: 640 } as const;
  await expect(readMessagePhoto(await as(await newPerson(services)), which)).rejects.toMatchObject({ code: "thread_not_found" });
  await expect(readMessagePhoto(testCtx(services), which)).rejects.toMatchObject({ code: "sign_in_required" });
  const other = await newTalk(services);
  const question = await askHost(await as(other.guest), { id: randomUUID(), listingId: other.listingId, text: "Is there a crib?" });
  await expect(readMessagePhoto(await as(other.guest), { ...which, threadId: question.threadId })).rejects.toMatchObject({
    code: "message_photo_not_found",
  });
});

test("a photo can't be edited; once unsent, its files are gone", async () => {
  const { id, photos } = await send(talk.guest);
  await expect(editMessage(await as(talk.guest), { threadId, messageId: id }, { text: "Hm" })).rejects.toMatchObject({
    code: "photo_not_editable",
  });
  await unsendMessage(await as(talk.guest), { threadId, messageId: id });
  await runJobs(services);
  expect(await filesThere()).toBe(before);
  expect((await readThread(await as(talk.host), threadId)).messages.at(-1)).toMatchObject({ isUnsent: true, photos: [] });
  await expect(readMessagePhoto(await as(talk.host), { threadId, photoId: photos[0]?.id ?? "", width: 640 })).rejects.toMatchObject({
    code: "message_photo_not_found",
  });
});

test("the nightly sweep removes files of photos that never were sent, and no others", async () => {
  const { photos } = await send(talk.guest);
  await services.storage.put("private", fileOf(randomUUID(), 640), Buffer.from("left behind"), "image/webp");
  services.clock.advance(2 * 86_400);
  await sweepOrphanPhotos(testCtx(services));
  expect(await filesThere()).toBe(before + 2);
  expect(
    await services.db
      .select()
      .from(messagePhotos)
      .where(eq(messagePhotos.id, photos[0]?.id ?? "")),
  ).toHaveLength(1);
});
