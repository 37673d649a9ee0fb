import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newKey } from "../../../../tests/support/bookings.ts";
import { newHosting } from "../../../../tests/support/hosts.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Storage } from "../../../platform/storage/storage.server.ts";
import { hostListings } from "../host-listings.server.ts";
import { properties } from "../listing.tables.server.ts";
import { ALL_PHOTOS, originalKey } from "../photos/files/photo-files.ts";
import { propertyPhotos } from "../photos/photo.tables.server.ts";
import { sweepOrphanPhotos } from "../photos/files/sweep-orphan-photos.server.ts";
import { deleteListing } from "./delete-listing.server.ts";
import { duplicateListing } from "./duplicate-listing.server.ts";
import { readOwnListing } from "./own-listing.server.ts";

const services = await openTestServices(await openTestDatabase());

async function storedPhotos(): Promise<number> {
  let files = 0;
  for await (const _ of services.storage.list("public", ALL_PHOTOS)) files++;
  return files;
}
const listingsOf = (visit: Ctx) => services.db.$count(properties, eq(properties.hostId, visit.actor?.id ?? ""));
const withStorage = (visit: Ctx, changed: Partial<Storage>): Ctx => ({ ...visit, storage: { ...services.storage, ...changed } });

/** How many connections to this database are in a transaction and wait for us. */
async function openTransactions(): Promise<number> {
  const { rows } = await services.db.execute<{ open: number }>(
    sql`select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.open ?? Number.NaN;
}

test("makes a paused copy with photos of its own, in their order, once per key", async () => {
  const { visit, listingId, photoIds } = await newHosting(services, { title: "x".repeat(100) }, 3);
  const before = await storedPhotos();
  const key = newKey();
  const made = await Promise.all([duplicateListing(visit, listingId, { key }), duplicateListing(visit, listingId, { key })]);
  expect(made[0]).toEqual(made[1]);
  const [original, copy] = [await readOwnListing(visit, listingId), await readOwnListing(visit, made[0]?.listingId ?? "")];
  expect(copy).toMatchObject({ status: "paused", title: `Copy of ${"x".repeat(92)}`, description: "A calm boat.", lengthFeet: 42 });
  expect(copy.photos.map(({ preview }) => preview)).toEqual(original.photos.map(({ preview }) => preview));
  for (const { id } of copy.photos) {
    expect(photoIds).not.toContain(id);
    expect(await services.storage.get("public", originalKey(id))).not.toBeNull();
  }
  expect(await services.db.$count(propertyPhotos, eq(propertyPhotos.propertyId, listingId))).toBe(3);
  expect((await hostListings(visit, visit.actor?.id ?? "")).map(({ photos }) => photos)).toEqual([3, 3]);
  expect(await storedPhotos()).toBe(before + 3);
});

test("refuses to copy a listing that was taken down, and copies no file", async () => {
  const { visit, listingId } = await newHosting(services);
  const key = newKey();
  await services.db.update(properties).set({ status: "taken_down", takenDownFrom: "active" }).where(eq(properties.id, listingId));
  const noCopies = withStorage(visit, { copy: () => Promise.reject(new Error("nothing is to be copied")) });
  await expect(duplicateListing(noCopies, listingId, { key })).rejects.toMatchObject({
    code: "listing_taken_down",
    message: "We took this listing down. Read why and answer us, and we'll look at it again.",
  });
  expect(await listingsOf(visit)).toBe(1);
});

test("gives the first answer again without copying anything, also when the original is gone since", async () => {
  const { visit, listingId } = await newHosting(services);
  const key = newKey();
  const made = await duplicateListing(visit, listingId, { key });
  await deleteListing(visit, listingId);
  const noCopies = withStorage(visit, { copy: () => Promise.reject(new Error("nothing is to be copied")) });
  expect(await duplicateListing(noCopies, listingId, { key })).toEqual(made);
  await expect(duplicateListing(noCopies, crypto.randomUUID(), { key })).rejects.toMatchObject({ code: "key_reused" });
});

test("is refused to strangers and visitors", async () => {
  const { listingId } = await newHosting(services);
  const stranger = await visitOf(services, await newPerson(services));
  await expect(duplicateListing(stranger, listingId, { key: newKey() })).rejects.toMatchObject({ code: "listing_not_found" });
  await expect(duplicateListing(testCtx(services), listingId, { key: newKey() })).rejects.toMatchObject({ code: "sign_in_required" });
});

test("leaves out a photo whose file is gone", async () => {
  const { visit, listingId, photoIds } = await newHosting(services, {}, 2);
  await services.storage.remove("public", [originalKey(photoIds[0] ?? "")]);
  const made = await duplicateListing(visit, listingId, { key: newKey() });
  expect((await readOwnListing(visit, made.listingId)).photos).toHaveLength(1);
});

describe("while the files are copied", () => {
  test("no transaction is open, and a few at most are copied at a time", async () => {
    const { visit, listingId } = await newHosting(services, {}, 9);
    const open: number[] = [];
    let [atOnce, most] = [0, 0];
    const slow = withStorage(visit, {
      async copy(...file) {
        most = Math.max(most, ++atOnce);
        open.push(await openTransactions());
        atOnce--;
        return services.storage.copy(...file);
      },
    });
    await duplicateListing(slow, listingId, { key: newKey() });
    expect(open).toEqual(Array(9).fill(0));
    expect(most).toBe(4);
  });

  test("a store that fails half-way leaves no listing, no rows and no files, and the next try succeeds", async () => {
    const { visit, listingId } = await newHosting(services, {}, 5);
    const [files, rows] = [await storedPhotos(), await services.db.$count(propertyPhotos)];
    let copied = 0;
    const failing = withStorage(visit, {
      copy: (...file) => (++copied === 3 ? Promise.reject(new Error("the store is down")) : services.storage.copy(...file)),
    });
    const key = newKey();
    await expect(duplicateListing(failing, listingId, { key })).rejects.toThrow("the store is down");
    expect([await listingsOf(visit), await storedPhotos(), await services.db.$count(propertyPhotos)]).toEqual([1, files, rows]);
    await duplicateListing(visit, listingId, { key });
    expect([await listingsOf(visit), await storedPhotos(), await services.db.$count(propertyPhotos)]).toEqual([2, files + 5, rows + 5]);
  });

  test("a listing that is deleted meanwhile is refused, and what was copied is removed", async () => {
    const { visit, listingId } = await newHosting(services, {}, 2);
    const files = await storedPhotos();
    let isDeleted = false;
    const deleting = withStorage(visit, {
      async copy(...file) {
        const copied = await services.storage.copy(...file);
        if (!isDeleted) await deleteListing(visit, ((isDeleted = true), listingId));
        return copied;
      },
    });
    await expect(duplicateListing(deleting, listingId, { key: newKey() })).rejects.toMatchObject({ code: "listing_not_found" });
    expect(await storedPhotos()).toBe(files);
  });

  test("what cannot be removed again is swept the next night", async () => {
    const { visit, listingId } = await newHosting(services, {}, 2);
    const files = await storedPhotos();
    let copied = 0;
    const failing = withStorage(visit, {
      copy: (...file) => (++copied === 2 ? Promise.reject(new Error("the store is down")) : services.storage.copy(...file)),
      remove: () => Promise.reject(new Error("the store is still down")),
    });
    await expect(duplicateListing(failing, listingId, { key: newKey() })).rejects.toThrow("the store is down");
    expect(await storedPhotos()).toBe(files + 1);
    await sweepOrphanPhotos({ ...testCtx(services), clock: { now: () => new Date(Date.now() + 25 * 3600_000) } });
    expect(await services.db.$count(propertyPhotos, eq(propertyPhotos.propertyId, listingId))).toBe(2);
    expect(await storedPhotos()).toBeLessThanOrEqual(files);
  });
});
