import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { PHOTO_FORMATS, PHOTO_WIDTHS } from "../../../platform/images/photo-sizes.ts";
import type { Storage } from "../../../platform/storage/storage.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { properties } from "../listing.tables.server.ts";
import { keepPhoto } from "./keep-photo.server.ts";
import { makePhotoVariants } from "./make-photo-variants.server.ts";
import { drawingKey, filesOf, originalKey } from "./photo-files.ts";
import { propertyPhotos } from "./photo.tables.server.ts";
import { readPhotoVariant } from "./read-photo-variant.server.ts";
import { removePhotos } from "./remove-photos.server.ts";
import { sweepOrphanPhotos } from "./sweep-orphan-photos.server.ts";

let services: TestServices;
let propertyId: string;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  propertyId = await newListing();
});

async function newListing(): Promise<string> {
  const [host] = await services.db
    .insert(profiles)
    .values({ fullName: "Host", email: `${randomUUID()}@example.com` })
    .returning();
  const place = { streetAddress: "1 Quay", city: "Camden", state: "ME", zipCode: "04843", country: "US", timeZone: "America/New_York" };
  const [listing] = await services.db
    .insert(properties)
    .values({
      hostId: host?.id ?? "",
      type: "property",
      category: "House",
      title: "House",
      description: "",
      pricePerNight: 1,
      cleaningFee: 0,
      ...place,
    })
    .returning();
  return listing?.id ?? "";
}

const picture = (width = 700, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: "#0b6e75" } })
    .jpeg()
    .toBuffer();
const keepOne = async (size?: [number, number], to = propertyId) =>
  keepPhoto(testCtx(services), { propertyId: to, bytes: await picture(...(size ?? [])), position: 0, description: "The quay" });
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

describe("keeping a photo", () => {
  test("stores it cleaned, with its size, its preview and what is on it", async () => {
    const photo = await keepOne();
    expect(await photoRow(photo.id)).toMatchObject({
      propertyId,
      position: 0,
      width: 700,
      height: 500,
      preview: photo.preview,
      description: "The quay",
    });
    const original = await services.storage.get("public", originalKey(photo.id));
    expect(await sharp(original?.bytes).metadata()).toMatchObject({ format: "webp", width: 700, height: 500 });
  });

  test("has a job make every width up to its own, in both formats", async () => {
    const photo = await keepOne();
    expect(await filesOfPhoto(photo.id)).toEqual(["original.webp"]);
    await runJobs(services);
    const made = [320, 480, 640, 960].flatMap((width) => PHOTO_FORMATS.map((format) => `${width}.${format}`));
    expect(await filesOfPhoto(photo.id)).toEqual([...made, "original.webp"].toSorted());
  });

  test("refuses what is no photo and leaves nothing behind", async () => {
    const before = await services.db.$count(propertyPhotos);
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    await expect(keepPhoto(testCtx(services), { propertyId, bytes: svg, position: 0, description: "" })).rejects.toMatchObject({
      code: "photo_format_unsupported",
    });
    expect(await services.db.$count(propertyPhotos)).toBe(before);
  });

  test("for a listing that is not there fails, and the file is swept away later", async () => {
    const storage = counting(services.storage);
    const nowhere = { propertyId: randomUUID(), bytes: await picture(), position: 0, description: "" };
    await expect(keepPhoto({ ...testCtx(services), storage }, nowhere)).rejects.toThrow();
    const [key = ""] = storage.written;
    expect(await services.storage.get("public", key)).not.toBeNull();
    await sweepOrphanPhotos({ ...testCtx(services), clock: { now: () => new Date(Date.now() + 25 * 3600_000) } });
    expect(await services.storage.get("public", key)).toBeNull();
  });
});

describe("making variants", () => {
  test("makes only the widths that are asked for, and only what is missing", async () => {
    const photo = await keepOne();
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
    const photo = await keepOne();
    const variant = await read(photo.id);
    expect(variant?.contentType).toBe("image/webp");
    expect(await sharp(variant?.bytes).metadata()).toMatchObject({ width: 480, format: "webp" });
    expect(await filesOfPhoto(photo.id)).toEqual(["480.webp", "original.webp"]);
    expect((await read(photo.id))?.bytes.equals(variant?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test("makes it once for everybody who asks at the same time", async () => {
    const photo = await keepOne();
    const storage = counting(services.storage);
    const variants = await Promise.all(Array.from({ length: 12 }, () => read(photo.id, 640, "avif", storage)));
    expect(variants.every((variant) => variant?.contentType === "image/avif")).toBe(true);
    expect(storage.written).toEqual([`photos/${photo.id}/640.avif`]);
  });

  test("draws it from a drawing where the original is one", async () => {
    const id = randomUUID();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1440" viewBox="0 0 4 3"><rect width="4" height="3" fill="#c8502b"/></svg>';
    await services.storage.put("public", drawingKey(id), Buffer.from(drawing), "image/svg+xml");
    await services.db
      .insert(propertyPhotos)
      .values({ id, propertyId, position: 1, width: 1920, height: 1440, preview: "", description: "" });
    expect(await sharp((await read(id, 1280, "avif"))?.bytes).metadata()).toMatchObject({ width: 1280, height: 960 });
    await makePhotoVariants(testCtx(services), { photoId: id, widths: [320] });
    expect(await filesOfPhoto(id)).toEqual(["1280.avif", "320.avif", "320.webp", "original.svg"]);
  });

  test("finds nothing for an unknown photo, width or format, nor for a width beyond the photo's", async () => {
    const photo = await keepOne();
    expect(await read(randomUUID())).toBeNull();
    expect(await read("../../private/licence")).toBeNull();
    expect(await read(photo.id, 481)).toBeNull();
    expect(await read(photo.id, Number.NaN)).toBeNull();
    expect(await read(photo.id, 480, "svg")).toBeNull();
    expect(await read(photo.id, 1280)).toBeNull();
    expect(PHOTO_WIDTHS).toContain(1280);
  });

  test("tries again after a failure", async () => {
    const photo = await keepOne();
    const broken: Storage = { ...services.storage, put: () => Promise.reject(new Error("disk full")) };
    await expect(read(photo.id, 480, "webp", broken)).rejects.toThrow("disk full");
    expect(await read(photo.id)).not.toBeNull();
  });
});

describe("removing photos", () => {
  test("removes rows and files, of these photos only", async () => {
    const [gone, kept] = [await keepOne(), await keepOne()];
    await runJobs(services);
    await removePhotos(testCtx(services), [gone.id]);
    await runJobs(services);
    expect(await photoRow(gone.id)).toBeUndefined();
    expect(await filesOfPhoto(gone.id)).toEqual([]);
    expect(await photoRow(kept.id)).toBeDefined();
    expect(await filesOfPhoto(kept.id)).toContain("original.webp");
  });

  test("keeps the files when the removal is rolled back", async () => {
    const photo = await keepOne();
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
  const doomed = await newListing();
  const [orphan, kept] = [await keepOne(undefined, doomed), await keepOne()];
  await services.db.delete(properties).where(eq(properties.id, doomed));
  await sweepOrphanPhotos({ ...testCtx(services), clock: { now: () => new Date() } });
  expect(await filesOfPhoto(orphan.id)).toEqual(["original.webp"]);
  await sweepOrphanPhotos({ ...testCtx(services), clock: { now: () => new Date(Date.now() + 25 * 3600_000) } });
  expect(await filesOfPhoto(orphan.id)).toEqual([]);
  expect(await filesOfPhoto(kept.id)).toEqual(["original.webp"]);
});
