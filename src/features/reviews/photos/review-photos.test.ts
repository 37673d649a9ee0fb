import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { somePicture } from "../../../../tests/support/some-picture.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { listReviews } from "../review.view.server.ts";
import { hideReview } from "../stay-reviews/hide-review.server.ts";
import { reviewGuest } from "../stay-reviews/review-guest.server.ts";
import { reviewStay } from "../stay-reviews/review-stay.server.ts";
import { readStayReviews } from "../stay-reviews/stay-review.view.server.ts";
import { addReviewPhoto } from "./add-review-photo.server.ts";
import { ALL_REVIEW_PHOTOS } from "./photo-files.ts";
import { MOST_REVIEW_PHOTOS } from "./photo.schema.ts";
import { readReviewPhoto } from "./read-review-photos.server.ts";
import { forgetPhotosOf, removeReviewPhoto, sweepReviewPhotos, takePhotoDown } from "./remove-review-photos.server.ts";

const services = await openTestServices(await openTestDatabase());
const words = { rating: 4, cleanliness: 5, accuracy: 4, communication: 5, location: 3, value: 4, text: "A good house." };
let guest: Person;
let host: Person;
let listingId: string;
let bookingId: string;

beforeEach(async () => {
  services.clock.set("2027-06-01T12:00:00Z");
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  listingId = (await newListing(services, { hostId: (await as(host)).actor?.id })).id;
  bookingId = await book(services, guest, { listingId, checkIn: "2027-06-10", checkOut: "2027-06-13" });
  services.clock.set("2027-06-14T12:00:00Z");
});

const as = (person: Person) => visitOf(services, person);
const add = async (person = guest, picture?: Buffer) =>
  addReviewPhoto(await as(person), bookingId, { picture: picture ?? (await somePicture()) });
const read = (ctx: Ctx, photoId: string) => readReviewPhoto(ctx, { photoId, width: 1920 });
const staff = async () => {
  const ctx = await as(await newPerson(services));
  return { ...ctx, actor: ctx.actor && { ...ctx.actor, supportRole: "agent" as const } };
};

async function reveal(): Promise<void> {
  await reviewStay(await as(guest), bookingId, words);
  await reviewGuest(await as(host), bookingId, { rating: 5, text: "A good guest." });
}

async function filesThere(): Promise<number> {
  let files = 0;
  for await (const _ of services.storage.list("private", ALL_REVIEW_PHOTOS)) files++;
  return files;
}

test("photos are the guest's own until the review is revealed; then everyone sees them, without metadata", async () => {
  const picture = await sharp(await somePicture())
    .withExif({ IFD0: { Copyright: "Ada" } })
    .jpeg()
    .toBuffer();
  const { id } = await add(guest, picture);
  expect((await readStayReviews(await as(guest), bookingId)).photos).toMatchObject([{ id, width: 400, height: 300 }]);
  expect((await readStayReviews(await as(host), bookingId)).photos).toEqual([]);
  const { bytes } = await read(await as(guest), id);
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif]).toEqual(["webp", undefined]);
  for (const ctx of [testCtx(services), await as(host)])
    await expect(read(ctx, id)).rejects.toMatchObject({ code: "review_photo_not_found" });
  await reveal();
  expect((await read(testCtx(services), id)).contentType).toBe("image/webp");
  expect((await listReviews(testCtx(services), listingId)).reviews).toMatchObject([{ photos: [{ id }] }]);
});

test("no more than six are taken, also when the last two come at once, and no seventh leaves a file", async () => {
  const before = await filesThere();
  for (let count = 1; count < MOST_REVIEW_PHOTOS; count++) await add();
  const tries = await Promise.allSettled([add(), add()]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(add()).rejects.toMatchObject({ code: "too_many_review_photos", message: "You can add up to 6 photos." });
  expect(await filesThere()).toBe(before + 2 * MOST_REVIEW_PHOTOS);
});

test("what is no photo, or a small file that becomes a huge picture, is refused in words", async () => {
  await expect(add(guest, Buffer.from("no picture"))).rejects.toMatchObject({ status: 415 });
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "white" }, limitInputPixels: false })
    .png()
    .toBuffer();
  await expect(add(guest, bomb)).rejects.toMatchObject({ status: 422, message: expect.stringMatching(/\w/) });
  expect((await readStayReviews(await as(guest), bookingId)).photos).toEqual([]);
});

test("only the guest adds and removes them, and only while the review can be written", async () => {
  const { id: photoId } = await add();
  for (const person of [host, await newPerson(services)]) {
    await expect(add(person)).rejects.toMatchObject({ code: "booking_not_found" });
    await expect(removeReviewPhoto(await as(person), { bookingId, photoId })).rejects.toMatchObject({ code: "booking_not_found" });
  }
  const { id: other } = await add();
  await removeReviewPhoto(await as(guest), { bookingId, photoId: other });
  await expect(removeReviewPhoto(await as(guest), { bookingId, photoId: other })).rejects.toMatchObject({ message: "That photo is gone." });
  await reveal();
  await expect(add()).rejects.toMatchObject({ code: "review_revealed" });
  await expect(removeReviewPhoto(await as(guest), { bookingId, photoId })).rejects.toMatchObject({ code: "review_revealed" });
});

test("staff take one down for good, and all of them with the review; nobody else may", async () => {
  const [first, second] = [await add(), await add()];
  await reveal();
  await runJobs(services);
  const before = await filesThere();
  await expect(takePhotoDown(await as(host), { photoId: first.id })).rejects.toMatchObject({ status: 404 });
  await takePhotoDown(await staff(), { photoId: first.id });
  await runJobs(services);
  expect(await filesThere()).toBe(before - 2);
  const [review] = (await listReviews(testCtx(services), listingId)).reviews;
  expect(review?.photos).toMatchObject([{ id: second.id }]);
  await hideReview(await staff(), review?.id ?? "");
  await expect(read(testCtx(services), second.id)).rejects.toMatchObject({ code: "review_photo_not_found" });
});

test("they go with the account, and after a month without a review; files of none are swept", async () => {
  await runJobs(services);
  const before = await filesThere();
  await add();
  await forgetPhotosOf(await as(guest), (await as(guest)).actor?.id ?? "");
  await runJobs(services);
  expect(await filesThere()).toBe(before);
  await add();
  services.clock.advance(31 * 24 * 3600);
  await sweepReviewPhotos(testCtx(services));
  expect((await readStayReviews(await as(guest), bookingId)).photos).toEqual([]);
});
