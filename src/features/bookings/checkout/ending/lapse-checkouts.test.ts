import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bookCheckout, holdNights, moveCheckout, newGuests } from "../../../../../tests/support/checkouts.ts";
import { newListing } from "../../../../../tests/support/listings.ts";
import { testCtx, openTestServices } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { occupiedNights } from "../../../availability/availability.tables.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { checkouts } from "../checkout.tables.server.ts";
import { forgetCheckouts } from "./forget-checkouts.server.ts";
import { sweepCheckouts } from "./lapse-checkouts.server.ts";

const services = await openTestServices(await openTestDatabase());
const { db, clock } = services;
const [ada = "", olga = ""] = await newGuests(services, 2);
const ctx = testCtx(services);

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

const STAY = { checkIn: "2027-06-10", checkOut: "2027-06-12" };
const stateOf = async (id: string) => (await db.select().from(checkouts).where(eq(checkouts.id, id)))[0];
const rowsOf = (listingId: string) => db.$count(occupiedNights, eq(occupiedNights.propertyId, listingId));

test("a checkout that nobody paid lapses at the moment that it promised, and leaves no rows", async () => {
  const { id: listingId } = await newListing(services);
  const id = await holdNights(services, { listingId, guestId: ada, ...STAY });
  await sweepCheckouts(ctx);
  expect(await stateOf(id)).toMatchObject({ state: "holding", endedAt: null });
  clock.advance(20 * 60);
  await sweepCheckouts(ctx);
  expect(await stateOf(id)).toMatchObject({ state: "lapsed", endedAt: new Date("2027-06-01T12:15:00Z"), changedAt: clock.now() });
  expect(await rowsOf(listingId)).toBe(0);
  await moveCheckout(services, id, { state: "holding", expiresAt: new Date(clock.now().getTime() + 60_000) });
  expect(await rowsOf(listingId)).toBe(2);
});

test("one that still waits for its host, or that somebody is writing, is left alone", async () => {
  const { id: listingId } = await newListing(services);
  const asked = await holdNights(services, { listingId, guestId: ada, ...STAY, state: "asked", answerBy: clock.now(), minutes: 30 });
  const paid = await holdNights(services, { listingId, guestId: olga, checkIn: "2027-06-20", checkOut: "2027-06-21" });
  clock.advance(20 * 60);
  await transact(ctx, async (tx) => {
    await tx.db.select().from(checkouts).where(eq(checkouts.id, paid)).for("update");
    await sweepCheckouts(ctx);
    await moveCheckout({ ...services, db: tx.db }, paid, { state: "booked" });
  });
  await bookCheckout(services, paid);
  expect([(await stateOf(asked))?.state, (await stateOf(paid))?.state]).toEqual(["asked", "booked"]);
  expect(await rowsOf(listingId)).toBe(3);
});

test("rows that ended an hour ago go, and those that something else claims too stay", async () => {
  const { id: listingId } = await newListing(services);
  const id = await holdNights(services, { listingId, guestId: ada, ...STAY });
  await db.update(occupiedNights).set({ calendars: 1 }).where(eq(occupiedNights.night, STAY.checkIn));
  await transact(ctx, async (tx) => {
    await tx.db.select().from(checkouts).where(eq(checkouts.id, id)).for("update");
    clock.advance(74 * 60);
    await sweepCheckouts(ctx);
    expect(await rowsOf(listingId)).toBe(2);
    clock.advance(2 * 60);
    await sweepCheckouts(ctx);
    expect(await rowsOf(listingId)).toBe(1);
  });
});

test("what came to nothing is forgotten 90 days after it ended, and what was booked isn't", async () => {
  const { id: listingId } = await newListing(services);
  const lapsed = await holdNights(services, { listingId, guestId: ada, ...STAY });
  const booked = await holdNights(services, { listingId, guestId: olga, checkIn: "2027-06-20", checkOut: "2027-06-21" });
  await moveCheckout(services, booked, { state: "booked" });
  await bookCheckout(services, booked);
  clock.advance(20 * 60);
  await sweepCheckouts(ctx);
  clock.set("2027-08-30T12:15:00Z");
  await forgetCheckouts.run(ctx, {});
  expect(await stateOf(lapsed)).toMatchObject({ state: "lapsed" });
  clock.advance(1);
  await forgetCheckouts.run(ctx, {});
  expect([await stateOf(lapsed), (await stateOf(booked))?.state]).toEqual([undefined, "booked"]);
});
