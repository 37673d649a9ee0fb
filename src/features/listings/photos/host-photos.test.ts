import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { newKey } from "../../../../tests/support/bookings.ts";
import { newHosting, someFields } from "../../../../tests/support/hosts.ts";
import { somePicture } from "../../../../tests/support/some-picture.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Storage } from "../../../platform/storage/storage.server.ts";
import { MOST_PHOTO_BYTES } from "../../../platform/images/photo-sizes.ts";
import { createListing } from "../hosting/create-listing.server.ts";
import { readListing } from "../listing.view.server.ts";
import { addPhoto } from "./add-photo.server.ts";
import { describePhoto } from "./describe-photo.server.ts";
import { ALL_PHOTOS, filesOf, originalKey } from "./files/photo-files.ts";
import { findPhoto, selectPhotos } from "./photo.queries.server.ts";
import { DescribePhotoInput } from "./photo.schema.ts";
import { propertyPhotos } from "./photo.tables.server.ts";
import { removePhoto } from "./remove-photo.server.ts";
import { reorderPhotos } from "./reorder-photos.server.ts";
import { sweepOrphanPhotos } from "./files/sweep-orphan-photos.server.ts";
import { waitingPhotos } from "./waiting-photos.server.ts";

const services = await openTestServices(await openTestDatabase());

const stranger = async () => visitOf(services, await newPerson(services));
const idsOf = async (visit: Ctx, listingId: string) => (await selectPhotos(visit, listingId)).map(({ id }) => id);
const add = async (visit: Ctx, listingId: string | null) => (await addPhoto(visit, { listingId, picture: await somePicture() })).id;

async function filesThere(prefix = ALL_PHOTOS): Promise<number> {
  let files = 0;
  for await (const _ of services.storage.list("public", prefix)) files++;
  return files;
}

/** As if so many had been uploaded, without their files. */
async function pretendPhotos(owner: { propertyId: string; from: number } | { uploaderId: string }, count: number): Promise<void> {
  const from = "from" in owner ? owner.from : 0;
  const photo = { ...owner, width: 4, height: 3, preview: "" };
  await services.db.insert(propertyPhotos).values(Array.from({ length: count }, (_, n) => ({ ...photo, position: from + n })));
}

/** The same storage, where so many files are finished at the same moment. */
function puttingTogether(storage: Storage, count: number): Storage {
  const all = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    ...storage,
    async put(...file) {
      await storage.put(...file);
      if (++waiting === count) all.resolve();
      await all.promise;
    },
  };
}

describe("adding a photo", () => {
  test("makes it the last, without what the camera wrote into it", async () => {
    const { visit, listingId, photoIds } = await newHosting(services);
    const bytes = await sharp(await somePicture())
      .withExif({ IFD0: { Copyright: "Me" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 32/1 0/1" } })
      .jpeg()
      .toBuffer();
    const photo = await addPhoto(visit, { listingId, picture: bytes });
    expect(await idsOf(visit, listingId)).toEqual([...photoIds, photo.id]);
    const stored = await services.storage.get("public", originalKey(photo.id));
    expect((await sharp(stored?.bytes).metadata()).exif).toBeUndefined();
  });

  test("refuses what is no readable photo, too big a file or too many pixels, and leaves nothing behind", async () => {
    const { visit, listingId, photoIds } = await newHosting(services);
    const before = await filesThere();
    const jpeg = await somePicture();
    const huge = await sharp({ create: { width: 7200, height: 7000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const refused: [Uint8Array, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "photo_format_unsupported"],
      [Buffer.from("<?xml version='1.0'?><svg/>"), "photo_format_unsupported"],
      [Buffer.from("%PDF-1.7 not a picture"), "photo_format_unsupported"],
      [Buffer.alloc(0), "photo_format_unsupported"],
      [jpeg.subarray(0, jpeg.length / 2), "photo_unreadable"],
      [Buffer.concat([jpeg.subarray(0, 40), Buffer.from("<script>")]), "photo_unreadable"],
      [Buffer.alloc(MOST_PHOTO_BYTES + 1, jpeg), "photo_file_too_big"],
      [huge, "photo_too_large"],
    ];
    for (const [bytes, code] of refused)
      for (const to of [listingId, null]) await expect(addPhoto(visit, { listingId: to, picture: bytes })).rejects.toMatchObject({ code });
    expect(await filesThere()).toBe(before);
    expect(await idsOf(visit, listingId)).toEqual(photoIds);
  });

  test("refuses the 31st, also when two come at once, and leaves nothing of it behind", async () => {
    const { visit, listingId } = await newHosting(services);
    await pretendPhotos({ propertyId: listingId, from: 1 }, 28);
    const before = await filesThere();
    const outcomes = await Promise.allSettled([add(visit, listingId), add(visit, listingId), add(visit, listingId)]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "too_many_photos", status: 409 });
    const rows = await selectPhotos(visit, listingId);
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 30 }, (_, position) => position));
    expect(await filesThere()).toBe(before + 1);
  });

  test("refuses a stranger's listing, a visitor, and more waiting than forms could need", async () => {
    const { listingId } = await newHosting(services);
    const other = await stranger();
    await expect(add(other, listingId)).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(add(testCtx(services), null)).rejects.toMatchObject({ code: "sign_in_required" });
    await pretendPhotos({ uploaderId: other.actor?.id ?? "" }, 90);
    await expect(add(other, null)).rejects.toMatchObject({ code: "too_many_waiting_photos" });
  });

  test("refuses the 91st that waits, also when several come at once, and leaves nothing of it behind", async () => {
    const visit = await stranger();
    await pretendPhotos({ uploaderId: visit.actor?.id ?? "" }, 88);
    const before = await filesThere();
    const together = { ...visit, storage: puttingTogether(services.storage, 4) };
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => add(together, null)));
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "too_many_waiting_photos", status: 409 });
    expect(await waitingPhotos(visit)).toHaveLength(90);
    expect(await filesThere()).toBe(before + 2);
  });
});

describe("ordering photos", () => {
  test("puts them into the order given; the first is the cover", async () => {
    const { visit, listingId, photoIds } = await newHosting(services, {}, 3);
    const order = photoIds.toReversed();
    await reorderPhotos(visit, listingId, { photoIds: order });
    expect(await idsOf(visit, listingId)).toEqual(order);
    expect((await selectPhotos(visit, listingId)).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test("refuses other photos than the listing has, and strangers", async () => {
    const { visit, listingId, photoIds } = await newHosting(services, {}, 2);
    const [first = "", second = ""] = photoIds;
    for (const wrong of [[first], [first, first], [first, second, second], [first, crypto.randomUUID()], []])
      await expect(reorderPhotos(visit, listingId, { photoIds: wrong })).rejects.toMatchObject({ message: "Invalid image index" });
    await expect(reorderPhotos(await stranger(), listingId, { photoIds })).rejects.toMatchObject({ code: "listing_not_found" });
    expect(await idsOf(visit, listingId)).toEqual(photoIds);
  });
});

describe("describing a photo", () => {
  test("is there for a listing's photo, and for one that waits and keeps it when it is listed", async () => {
    const { visit, listingId, photoIds } = await newHosting(services);
    const [cover = ""] = photoIds;
    await describePhoto(visit, cover, DescribePhotoInput.parse({ description: " The deck\n at dusk " }));
    expect((await readListing(testCtx(services), listingId)).photos[0]?.description).toBe("The deck at dusk");
    const waiting = await add(visit, null);
    await describePhoto(visit, waiting, { description: "The galley" });
    expect((await waitingPhotos(visit)).map(({ description }) => description)).toEqual(["The galley"]);
    const made = await createListing(visit, { ...someFields(), photoIds: [waiting], key: newKey() });
    expect((await readListing(testCtx(services), made.listingId)).photos[0]?.description).toBe("The galley");
    await describePhoto(visit, cover, { description: "" });
    expect((await findPhoto(visit, cover))?.description).toBe("");
  });

  test("takes 200 characters, and neither the form's words nor the database more", async () => {
    const { visit, photoIds } = await newHosting(services);
    const [cover = ""] = photoIds;
    const tooLong = DescribePhotoInput.safeParse({ description: "x".repeat(201) });
    expect(tooLong.error?.issues[0]?.message).toBe("Use 200 characters or fewer.");
    await describePhoto(visit, cover, { description: "é".repeat(200) });
    await expect(describePhoto(visit, cover, { description: "x".repeat(201) })).rejects.toThrow();
    expect((await findPhoto(visit, cover))?.description).toBe("é".repeat(200));
  });

  test("is refused to strangers, for whom there is no such photo", async () => {
    const { visit, photoIds } = await newHosting(services);
    const waiting = await add(visit, null);
    const other = await stranger();
    for (const id of [photoIds[0] ?? "", waiting, crypto.randomUUID()])
      await expect(describePhoto(other, id, { description: "Mine" })).rejects.toMatchObject({ code: "photo_not_found", status: 404 });
    await expect(describePhoto(testCtx(services), waiting, { description: "Mine" })).rejects.toMatchObject({ code: "sign_in_required" });
    expect((await findPhoto(visit, waiting))?.description).toBe("");
  });
});

describe("removing a photo", () => {
  test("takes it and its files away; the next becomes the cover", async () => {
    const { visit, listingId, photoIds } = await newHosting(services, {}, 3);
    const [cover = "", ...rest] = photoIds;
    await removePhoto(visit, cover);
    await runJobs(services);
    expect((await selectPhotos(visit, listingId)).map(({ id, position }) => [id, position])).toEqual(rest.map((id, i) => [id, i]));
    expect(await filesThere(filesOf(cover))).toBe(0);
  });

  test("refuses the last one, also when both are removed at once", async () => {
    const { visit, listingId, photoIds } = await newHosting(services, {}, 2);
    const outcomes = await Promise.allSettled(photoIds.map((id) => removePhoto(visit, id)));
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toMatchObject({ message: "Cannot delete the last image. At least one photo is required.", status: 409 });
    expect(await idsOf(visit, listingId)).toHaveLength(1);
  });

  test("also removes one that waits for a listing", async () => {
    const visit = await stranger();
    const photoId = await add(visit, null);
    await removePhoto(visit, photoId);
    expect(await findPhoto(visit, photoId)).toBeNull();
  });

  test("is refused to strangers, for whom there is no such photo", async () => {
    const { visit, photoIds } = await newHosting(services, {}, 2);
    const waiting = await add(visit, null);
    const other = await stranger();
    for (const id of [photoIds[0] ?? "", waiting, crypto.randomUUID()])
      await expect(removePhoto(other, id)).rejects.toMatchObject({ code: "photo_not_found", status: 404 });
    await expect(removePhoto(testCtx(services), waiting)).rejects.toMatchObject({ code: "sign_in_required" });
    expect(await findPhoto(visit, waiting)).not.toBeNull();
  });
});

test("photos that wait for a listing are swept after a month, and nobody else's", async () => {
  const { visit, photoIds } = await newHosting(services);
  const waiting = await add(visit, null);
  const later = (days: number) => ({ ...visit, clock: { now: () => new Date(services.clock.now().getTime() + days * 86_400_000) } });
  await sweepOrphanPhotos(later(29));
  expect(await findPhoto(visit, waiting)).not.toBeNull();
  await sweepOrphanPhotos(later(31));
  await runJobs(services);
  expect(await findPhoto(visit, waiting)).toBeNull();
  expect(await filesThere(filesOf(waiting))).toBe(0);
  expect(await services.db.$count(propertyPhotos, eq(propertyPhotos.id, photoIds[0] ?? ""))).toBe(1);
});
