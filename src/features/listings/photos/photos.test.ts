import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { newHosting } from "../../../../tests/support/hosts.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { PHOTO_FORMATS, PHOTO_WIDTHS } from "../../../platform/images/photo-sizes.ts";
import type { Storage } from "../../../platform/storage/storage.server.ts";
import { deleteListing } from "../hosting/delete-listing.server.ts";
import { properties } from "../listing.tables.server.ts";
import { addPhoto } from "./add-photo.server.ts";
import { makePhotoVariants } from "./files/make-photo-variants.server.ts";
import { avifOriginalKey, filesOf, originalKey } from "./files/photo-files.ts";
import { propertyPhotos } from "./photo.tables.server.ts";
import { readPhotoVariant } from "./files/read-photo-variant.server.ts";
import { removePhotos } from "./remove-photos.server.ts";
import { sweepOrphanPhotos } from "./files/sweep-orphan-photos.server.ts";

const services: TestServices = await openTestServices(await openTestDatabase());
const { visit, listingId } = await newHosting(services);

const picture = (width = 700, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: "#0b6e75" } })
    .jpeg()
    .toBuffer();
const addOne = async (to = { visit, listingId }) => addPhoto(to.visit, { listingId: to.listingId, picture: await picture() });
const photoRow = async (id: string) => (await services.db.select().from(propertyPhotos).where(eq(propertyPhotos.id, id)))[0];

async function filesOfPhoto(photoId: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of services.storage.list("public", filesOf(photoId))) names.push(key.slice(filesOf(photoId).length));
  return names.toSorted();
}

/** The same storage, counting what is written. */
function counting(storage: Storage): Storage & { written: string[] } {
  const written: string[] = [];
  return { ...storage, written, put: (bucket, key, ...rest) => (written.push(key), storage.put(bucket, key, ...rest)) };
}

describe("adding a photo", () => {
  test("stores it cleaned, with its size and its preview", async () => {
    const photo = await addOne();
    expect(await photoRow(photo.id)).toMatchObject({
      propertyId: listingId,
      uploaderId: null,
      width: 700,
      height: 500,
      preview: photo.preview,
    });
    const original = await services.storage.get("public", originalKey(photo.id));
    expect(await sharp(original?.bytes).metadata()).toMatchObject({ format: "webp", width: 700, height: 500 });
  });

  test("has a job make every width up to its own, in both formats", async () => {
    const photo = await addOne();
    expect(await filesOfPhoto(photo.id)).toEqual(["original.webp"]);
    await runJobs(services);
    const made = [320, 480, 640, 960].flatMap((width) => PHOTO_FORMATS.map((format) => `${width}.${format}`));
    expect(await filesOfPhoto(photo.id)).toEqual([...made, "original.webp"].toSorted());
  });

  test("leaves no file when the listing goes meanwhile; one that could not be removed is swept away later", async () => {
    for (const isStuck of [false, true]) {
      const gone = await newHosting(services);
      const storage: Storage & { written: string[] } = counting(services.storage);
      const put = storage.put;
      storage.put = async (...file) => {
        await put(...file);
        await deleteListing(gone.visit, gone.listingId);
      };
      if (isStuck) storage.remove = () => Promise.reject(new Error("out of order"));
      await expect(addOne({ visit: { ...gone.visit, storage }, listingId: gone.listingId })).rejects.toMatchObject({
        code: "listing_not_found",
      });
      const [key = ""] = storage.written;
      expect((await services.storage.get("public", key)) !== null).toBe(isStuck);
      await sweepOrphanPhotos({ ...testCtx(services), clock: { now: () => new Date(Date.now() + 25 * 3600_000) } });
      expect(await services.storage.get("public", key)).toBeNull();
    }
  });
});

describe("making variants", () => {
  test("makes only the widths that are asked for, and only what is missing", async () => {
    const photo = await addOne();
    const storage = counting(services.storage);
    await makePhotoVariants({ ...testCtx(services), storage }, { photoId: photo.id, widths: [320, 1920] });
    expect(storage.written).toEqual([`photos/${photo.id}/320.avif`, `photos/${photo.id}/320.webp`]);
    storage.written.length = 0;
    await makePhotoVariants({ ...testCtx(services), storage }, { photoId: photo.id, widths: [320, 480] });
    expect(storage.written).toEqual([`photos/${photo.id}/480.avif`, `photos/${photo.id}/480.webp`]);
  });

  test("does nothing for a photo that is gone", async () => {
    const storage = counting(services.storage);
    await makePhotoVariants({ ...testCtx(services), storage }, { photoId: randomUUID() });
    expect(storage.written).toEqual([]);
  });
});

describe("reading a variant", () => {
  const read = (photoId: string, width = 480, format = "webp", storage = services.storage) =>
    readPhotoVariant({ ...testCtx(services), storage }, { photoId, width, format });

  test("makes it when nobody has, and keeps it", async () => {
    const photo = await addOne();
    const variant = await read(photo.id);
    expect(variant?.contentType).toBe("image/webp");
    expect(await sharp(variant?.bytes).metadata()).toMatchObject({ width: 480, format: "webp" });
    expect(await filesOfPhoto(photo.id)).toEqual(["480.webp", "original.webp"]);
    expect((await read(photo.id))?.bytes.equals(variant?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test("makes it once for everybody who asks at the same time", async () => {
    const photo = await addOne();
    const storage = counting(services.storage);
    const variants = await Promise.all(Array.from({ length: 12 }, () => read(photo.id, 640, "avif", storage)));
    expect(variants.every((variant) => variant?.contentType === "image/avif")).toBe(true);
    expect(storage.written).toEqual([`photos/${photo.id}/640.avif`]);
  });

  test("makes it from an original that is kept as AVIF", async () => {
    const id = randomUUID();
    const original = sharp({ create: { width: 1920, height: 1440, channels: 3, background: "#c8502b" } }).avif({ effort: 0 });
    await services.storage.put("public", avifOriginalKey(id), await original.toBuffer(), "image/avif");
    await services.db
      .insert(propertyPhotos)
      .values({ id, propertyId: listingId, position: 1, width: 1920, height: 1440, preview: "", description: "" });
    expect(await sharp((await read(id, 1280, "avif"))?.bytes).metadata()).toMatchObject({ width: 1280, height: 960 });
    await makePhotoVariants(testCtx(services), { photoId: id, widths: [320] });
    expect(await filesOfPhoto(id)).toEqual(["1280.avif", "320.avif", "320.webp", "original.avif"]);
  });

  test("finds nothing for an unknown photo, width or format, nor for a width beyond the photo's", async () => {
    const photo = await addOne();
    expect(await read(randomUUID())).toBeNull();
    expect(await read("../../private/license")).toBeNull();
    expect(await read(photo.id, 481)).toBeNull();
    expect(await read(photo.id, Number.NaN)).toBeNull();
    expect(await read(photo.id, 480, "svg")).toBeNull();
    expect(await read(photo.id, 1280)).toBeNull();
    expect(PHOTO_WIDTHS).toContain(1280);
  });

  test("tries again after a failure", async () => {
    const photo = await addOne();
    const broken: Storage = { ...services.storage, put: () => Promise.reject(new Error("disk full")) };
    await expect(read(photo.id, 480, "webp", broken)).rejects.toThrow("disk full");
    expect(await read(photo.id)).not.toBeNull();
  });
});

describe("removing photos", () => {
  test("removes rows and files, of these photos only", async () => {
    const [gone, kept] = [await addOne(), await addOne()];
    await runJobs(services);
    await removePhotos(testCtx(services), [gone.id]);
    await runJobs(services);
    expect(await photoRow(gone.id)).toBeUndefined();
    expect(await filesOfPhoto(gone.id)).toEqual([]);
    expect(await photoRow(kept.id)).toBeDefined();
    expect(await filesOfPhoto(kept.id)).toContain("original.webp");
  });

  test("keeps the files when the removal is rolled back", async () => {
    const photo = await addOne();
    const failing = transact(testCtx(services), async (tx) => {
      await removePhotos(tx, [photo.id]);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await runJobs(services);
    expect(await photoRow(photo.id)).toBeDefined();
    expect(await filesOfPhoto(photo.id)).toContain("original.webp");
  });
});

test("the nightly sweep removes the files of deleted listings after a day, and nobody else's", async () => {
  const doomed = await newHosting(services);
  const [orphan, stays] = [await addOne(doomed), await addOne()];
  await services.db.delete(properties).where(eq(properties.id, doomed.listingId));
  await sweepOrphanPhotos({ ...testCtx(services), clock: { now: () => new Date() } });
  expect(await filesOfPhoto(orphan.id)).toEqual(["original.webp"]);
  await sweepOrphanPhotos({ ...testCtx(services), clock: { now: () => new Date(Date.now() + 25 * 3600_000) } });
  expect(await filesOfPhoto(orphan.id)).toEqual([]);
  expect(await filesOfPhoto(stays.id)).toEqual(["original.webp"]);
});
