import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newBoat } from "../../../../tests/support/boats.ts";
import { type CharterWish, startCharter } from "../../../../tests/support/charters.ts";
import { payStay, runPaymentJobs } from "../../../../tests/support/paid-stays.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { heldTimes } from "../../availability/hours/hours.tables.server.ts";
import { boatExtras, boatPackages, departures } from "../../charters/charter.tables.server.ts";
import { readStarts } from "../../charters/index.server.ts";
import { payments } from "../../payments/operations/payment.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { readCheckout } from "../checkout/checkout.view.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

type Boat = Awaited<ReturnType<typeof newBoat>>;

const begin = async (boat: Boat, guest: Person, more: Partial<CharterWish> = {}) =>
  startCharter(services, guest, { listingId: boat.id, packageId: boat.packageId, ...more });
const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const startsOf = async (boat: Boat) => {
  const starts = await readStarts(testCtx(services), boat.id, { day: "2027-07-20", days: 1 });
  return starts.filter(({ packageId }) => packageId === boat.packageId).map(({ start }) => start);
};

describe("paying for a charter", () => {
  test("holds its time for 15 minutes, and for nobody afterwards", async () => {
    const boat = await newBoat(services);
    await begin(boat, await newPerson(services));
    expect((await startsOf(boat))[0]).toBe("13:00");
    expect(await code(begin(boat, await newPerson(services), { start: "09:00" }))).toBe("start_taken");
    clock.advance(16 * 60);
    expect((await startsOf(boat))[0]).toBe("08:00");
    await begin(boat, await newPerson(services), { start: "09:00" });
  });

  test("is the same checkout for the same start and extras, and another one for others", async () => {
    const boat = await newBoat(services);
    const guest = await newPerson(services);
    const [board] = await db
      .insert(boatExtras)
      .values({ propertyId: boat.id, name: "Paddle board", kind: "equipment", terms: "priced", cents: 3_500 })
      .returning({ id: boatExtras.id });
    const plain = await begin(boat, guest);
    expect(await begin(boat, guest)).toBe(plain);
    const more = await begin(boat, guest, { extras: [board?.id ?? ""] });
    expect(more).not.toBe(plain);
    expect(await begin(boat, guest, { extras: [board?.id ?? ""] })).toBe(more);
    expect(await begin(boat, guest, { start: "12:00" })).not.toBe(more);
    expect(await db.select().from(heldTimes).where(eq(heldTimes.propertyId, boat.id))).toHaveLength(1);
  });

  test("makes it the guest's, at the price and the times that they saw, whatever the host changes meanwhile", async () => {
    const boat = await newBoat(services);
    const guest = await newPerson(services);
    const checkoutId = await begin(boat, guest);
    await db.update(boatPackages).set({ captainedCents: 90_000, deletedAt: clock.now() }).where(eq(boatPackages.id, boat.packageId));
    await payStay(services, guest, checkoutId);
    await runPaymentJobs(services);
    const visit = await visitOf(services, guest);
    const { bookingId } = await readCheckout(visit, checkoutId);
    expect(await readBooking(visit, bookingId ?? "")).toMatchObject({
      totalCents: 44_800,
      charter: { packageName: "Half day", startsAt: "08:00" },
    });
    expect(
      await db
        .select()
        .from(payments)
        .where(eq(payments.bookingId, bookingId ?? "")),
    ).toMatchObject([{ stage: "captured", captured: 44_800 }]);
    expect(await db.select().from(heldTimes).where(eq(heldTimes.propertyId, boat.id))).toMatchObject([
      { kind: "charter", holderId: bookingId },
    ]);
  });

  test("goes on when the notice passes meanwhile", async () => {
    const boat = await newBoat(services);
    const guest = await newPerson(services);
    clock.set("2027-07-20T03:55:00Z");
    const checkoutId = await begin(boat, guest);
    clock.advance(10 * 60);
    await payStay(services, guest, checkoutId);
    expect((await readCheckout(await visitOf(services, guest), checkoutId)).phase).toBe("booked");
  });

  test("holds seats that nobody else can have, and gives them back", async () => {
    const boat = await newBoat(services);
    const wish = { packageId: boat.seatsId, start: "19:00" };
    await begin(boat, await newPerson(services), { ...wish, guests: 8 });
    expect(await code(begin(boat, await newPerson(services), { ...wish, guests: 5 }))).toBe("seats_taken");
    await begin(boat, await newPerson(services), { ...wish, guests: 4 });
    clock.advance(16 * 60);
    await begin(boat, await newPerson(services), { ...wish, guests: 12 });
    expect(await db.select().from(departures).where(eq(departures.propertyId, boat.id))).toMatchObject([{ taken: 12 }]);
  });
});
