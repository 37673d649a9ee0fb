import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newHosting } from "../../../../tests/support/hosts.ts";
import { somePicture } from "../../../../tests/support/some-picture.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { bookings } from "../../bookings/booking.tables.server.ts";
import { hostListings } from "../host-listings.server.ts";
import { properties } from "../listing.tables.server.ts";
import { listingSummaries, readListing } from "../listing.view.server.ts";
import { addPhoto } from "../photos/add-photo.server.ts";
import { filesOf } from "../photos/files/photo-files.ts";
import { propertyPhotos } from "../photos/photo.tables.server.ts";
import { deleteListing } from "./delete-listing.server.ts";
import { listOwnListings } from "./list-own-listings.server.ts";
import { readOwnListing } from "./own-listing.server.ts";

const services = await openTestServices(await openTestDatabase());

const dayAfter = (days: number) => new Date(services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const AHEAD = { checkIn: dayAfter(20), checkOut: dayAfter(23) };
const rowOf = async (id: string) => (await services.db.select().from(properties).where(eq(properties.id, id)))[0];

async function filesThere(photoIds: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const id of photoIds) for await (const { key } of services.storage.list("public", filesOf(id))) keys.push(key);
  return keys;
}

/** Moves the listing's stays into the past, as time would. */
const letStaysPass = (listingId: string) =>
  services.db.execute(
    sql`update bookings set check_in = check_in - 60, check_out = check_out - 60, begins_at = begins_at - interval '60 days', ends_at = ends_at - interval '60 days' where property_id = ${listingId}`,
  );

describe("deleting a listing", () => {
  test("that nobody ever booked leaves nothing of it, files included", async () => {
    const { visit, listingId, photoIds } = await newHosting(services, {}, 2);
    await runJobs(services);
    expect(await filesThere(photoIds)).not.toEqual([]);
    await deleteListing(visit, listingId);
    await runJobs(services);
    expect(await rowOf(listingId)).toBeUndefined();
    expect(await filesThere(photoIds)).toEqual([]);
  });

  test("is refused while a confirmed booking is ahead, with the reason, and changes nothing", async () => {
    const { visit, listingId, photoIds } = await newHosting(services);
    await book(services, await newPerson(services), { listingId, ...AHEAD });
    await expect(deleteListing(visit, listingId)).rejects.toMatchObject({
      code: "listing_expected",
      status: 409,
      message: expect.stringContaining("current or upcoming bookings"),
    });
    await runJobs(services);
    expect(await readListing(testCtx(services), listingId)).toMatchObject({ title: "Patience" });
    expect(await filesThere(photoIds)).not.toEqual([]);
  });

  test("that was stayed at makes it vanish everywhere but in its guests' history", async () => {
    const { visit, listingId, photoIds } = await newHosting(services);
    await book(services, await newPerson(services), { listingId, ...AHEAD });
    await letStaysPass(listingId);
    await deleteListing(visit, listingId);
    await runJobs(services);
    expect(await rowOf(listingId)).toMatchObject({ status: "deleted", title: "Patience" });
    await expect(readListing(visit, listingId)).rejects.toMatchObject({ message: "Property not found" });
    await expect(readOwnListing(visit, listingId)).rejects.toMatchObject({ code: "listing_not_found" });
    expect((await listOwnListings(visit, { type: "boat", show: 9 })).listings).toEqual([]);
    expect(await hostListings(visit, visit.actor?.id ?? "")).toEqual([]);
    const { rows } = await services.db.execute(sql`select 1 from listing_index where property_id = ${listingId}`);
    expect(rows).toEqual([]);
    expect(await listingSummaries(visit, [listingId])).toMatchObject([{ title: "Patience", cover: null }]);
    expect(await filesThere(photoIds)).toEqual([]);
    await expect(deleteListing(visit, listingId)).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(addPhoto(visit, { listingId, picture: await somePicture() })).rejects.toMatchObject({ code: "listing_not_found" });
  });

  test("that had only cancelled bookings keeps its name too", async () => {
    const { visit, listingId } = await newHosting(services);
    await book(services, await newPerson(services), { listingId, ...AHEAD });
    await services.db.execute(
      sql`update bookings set status = 'cancelled', cancelled_at = now(), cancelled_by = 'guest' where property_id = ${listingId}`,
    );
    await deleteListing(visit, listingId);
    expect(await rowOf(listingId)).toMatchObject({ status: "deleted" });
  });

  test("is refused to a stranger and a visitor", async () => {
    const { listingId } = await newHosting(services);
    await expect(deleteListing(await visitOf(services, await newPerson(services)), listingId)).rejects.toMatchObject({
      code: "listing_not_found",
    });
    await expect(deleteListing(testCtx(services), listingId)).rejects.toMatchObject({ code: "sign_in_required" });
    expect(await rowOf(listingId)).toBeDefined();
  });

  test("and booking it at the same time: one of the two, never both", async () => {
    const [past, guest] = [await newPerson(services), await newPerson(services)];
    const { visit } = await newHosting(services);
    for (let i = 0; i < 8; i++) {
      const { id: listingId } = await newListing(services, { hostId: visit.actor?.id ?? "" });
      await book(services, past, { listingId, ...AHEAD });
      await letStaysPass(listingId);
      const [deleted, booked] = await Promise.allSettled([deleteListing(visit, listingId), book(services, guest, { listingId, ...AHEAD })]);
      expect([deleted.status, booked.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      expect((await rowOf(listingId))?.status).toBe(deleted.status === "fulfilled" ? "deleted" : "active");
    }
  });

  test("that is marked as deleted takes no booking, whoever writes it", async () => {
    const { listingId } = await newHosting(services);
    await book(services, await newPerson(services), { listingId, ...AHEAD });
    await letStaysPass(listingId);
    await services.db.update(properties).set({ status: "deleted" }).where(eq(properties.id, listingId));
    const [row] = await services.db.select().from(bookings).where(eq(bookings.propertyId, listingId));
    if (!row) throw new Error("the booking is gone");
    const copy = { ...row, id: crypto.randomUUID(), reservationId: "RES-20260101-ABCDEF" };
    await expect(services.db.insert(bookings).values(copy)).rejects.toMatchObject({ cause: { code: "23P01" } });
  });

  test("leaves no photo rows behind", async () => {
    const { visit, listingId } = await newHosting(services, {}, 2);
    await deleteListing(visit, listingId);
    expect(await services.db.$count(propertyPhotos, eq(propertyPhotos.propertyId, listingId))).toBe(0);
  });
});
