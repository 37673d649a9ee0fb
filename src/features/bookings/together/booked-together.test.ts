import { and, desc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newBoat } from "../../../../tests/support/boats.ts";
import { holdCharterWith, startCharter } from "../../../../tests/support/charters.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { CARDS, enterCard, holdStay, payStay, runPaymentJobs, startStay } from "../../../../tests/support/paid-stays.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { listFailures } from "../../../platform/failures/failures.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { heldFor } from "../../payments/index.server.ts";
import { paymentParts, payments } from "../../payments/operations/payment.tables.server.ts";
import { paymentProvider } from "../../payments/providers/open-provider.server.ts";
import { listPlans } from "../../trip-plans/index.server.ts";
import { auditMoney } from "../audit/audit-money.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { readCheckout } from "../checkout/checkout.view.server.ts";
import { extendCheckout } from "../checkout/extend-checkout.server.ts";
import { leaveCheckout } from "../checkout/ending/leave-checkout.server.ts";
import { sweepCheckouts } from "../checkout/ending/lapse-checkouts.server.ts";
import { payCheckout } from "../checkout/pay-checkout.server.ts";
import { returnFromPayment } from "../checkout/return-from-payment.server.ts";
import { bookHeld } from "./book-held.server.ts";
import { bookedWith } from "./booked-with.server.ts";
import { heldElsewhere } from "./held-with.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database, { PAYMENTS: "demo" });
const { db, clock } = services;
const stay = { checkIn: "2027-07-18", checkOut: "2027-07-21" };
/** 3 nights of $100, $50 for cleaning and 12% of the nights; half a day for $400 and 12%. */
const [HOME, TRIP] = [38_600, 44_800];

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

const code = (name: string) => expect.objectContaining({ code: name });
const bookedAt = (...ids: string[]) => db.select().from(bookings).where(inArray(bookings.propertyId, ids));
const paymentsBy = async (guest: Person) => {
  const { actor } = await visitOf(services, guest);
  return db
    .select()
    .from(payments)
    .where(eq(payments.payerId, actor?.id ?? ""))
    .orderBy(desc(payments.amount));
};
const emailsTo = ({ email }: Person) => db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
const faults = async () => {
  await auditMoney.run(testCtx(services), {}).catch(() => {});
  // Others of this world were never paid out: its clock jumps.
  return (await listFailures(services)).filter(({ message }) => !message.endsWith("is overdue to the host"));
};

/** A home and half a day on a boat, held for one guest who pays for both. */
async function someHeld() {
  const guest = await newPerson(services, "Ada Guest");
  const home = await newListing(services, { title: "Lantern Cottage", cancellationPolicy: "flexible" });
  const boat = await newBoat(services, { title: "Blue Pearl", cancellationPolicy: "flexible" });
  const homeId = await holdStay(services, guest, { listingId: home.id, ...stay });
  const tripId = await holdCharterWith(services, guest, { listingId: boat.id, packageId: boat.packageId }, homeId);
  return { guest, visit: await visitOf(services, guest), home, boat, homeId, tripId };
}

async function someBooked(card = CARDS.pays) {
  const held = await someHeld();
  await payStay(services, held.guest, held.tripId, card);
  const idOf = async (checkoutId: string) => (await readCheckout(held.visit, checkoutId)).bookingId ?? "";
  return { ...held, homeBooking: await idOf(held.homeId), tripBooking: await idOf(held.tripId) };
}

describe("a home and a boat", () => {
  test("are paid once, booked at once, and one trip", async () => {
    const { guest, visit, homeBooking, tripBooking } = await someBooked();
    await runPaymentJobs(services);
    expect(await paymentsBy(guest)).toMatchObject([{ stage: "captured", captured: HOME + TRIP, amount: HOME + TRIP }]);
    expect((await readBooking(visit, homeBooking)).payments).toMatchObject([{ amountCents: HOME }]);
    expect((await readBooking(visit, tripBooking)).payments).toMatchObject([{ amountCents: TRIP }]);
    const held = await heldFor(testCtx(services), [homeBooking, tripBooking]);
    expect([held(homeBooking).guest, held(tripBooking).guest]).toEqual([-HOME, -TRIP]);
    expect(await bookedWith(visit, homeBooking)).toEqual([tripBooking]);
    const { plans } = await listPlans(visit);
    expect(plans).toMatchObject([{ isOwn: true }]);
    expect(plans[0]?.bookingIds.toSorted()).toEqual([homeBooking, tripBooking].toSorted());
    expect(await faults()).toEqual([]);
  });

  test("are shown together, with one total and one time to pay", async () => {
    const { visit, home, boat, homeId, tripId } = await someHeld();
    expect(await readCheckout(visit, homeId)).toMatchObject({
      phase: "live",
      together: [{ id: tripId, listing: { title: "Blue Pearl" }, total: { cents: TRIP } }],
      total: { cents: HOME + TRIP },
      mayAdd: true,
    });
    await extendCheckout(visit, tripId);
    await extendCheckout(visit, homeId);
    const rows = await db
      .select()
      .from(checkouts)
      .where(inArray(checkouts.id, [homeId, tripId]));
    expect(rows.map(({ expiresAt }) => expiresAt.toISOString())).toEqual(["2027-06-01T12:25:00.000Z", "2027-06-01T12:25:00.000Z"]);
    const { id: other } = await newListing(services);
    expect(await heldElsewhere(visit, other)).toMatchObject({ total: { cents: HOME + TRIP }, held: [{}, {}] });
    for (const { id } of [home, boat]) expect(await heldElsewhere(visit, id)).toBeNull();
  });

  test("are cancelled alone, each by its own policy, out of the one payment", async () => {
    const { guest, visit, homeBooking, tripBooking } = await someBooked();
    await cancelBooking(visit, tripBooking, { refundCents: 40_000 });
    await runPaymentJobs(services);
    expect(await paymentsBy(guest)).toMatchObject([{ captured: HOME + TRIP, refunded: 40_000 }]);
    expect((await readBooking(visit, homeBooking)).payments).toMatchObject([{ refundedCents: 0 }]);
    await cancelBooking(visit, homeBooking, { refundCents: 35_000 });
    await runPaymentJobs(services);
    expect(await paymentsBy(guest)).toMatchObject([{ refunded: 75_000 }]);
    expect((await readBooking(visit, tripBooking)).payments).toMatchObject([{ refundedCents: 40_000 }]);
    expect(await faults()).toEqual([]);
  });

  test("are both owed when the bank lets go of what was authorized, and each is paid another way", async () => {
    const { guest, homeBooking, tripBooking } = await someBooked();
    const [payment] = await paymentsBy(guest);
    await paymentProvider(services).void({ key: crypto.randomUUID(), ref: payment?.ref ?? "" });
    await runPaymentJobs(services);
    const held = await heldFor(testCtx(services), [homeBooking, tripBooking]);
    expect([held(homeBooking).guest_owes, held(tripBooking).guest_owes]).toEqual([-HOME, -TRIP]);
    const due = await db
      .select()
      .from(bookings)
      .where(inArray(bookings.id, [homeBooking, tripBooking]));
    expect(due.every(({ paymentDueBy }) => paymentDueBy !== null)).toBe(true);
  });
});

describe("a payment for both that comes too late", () => {
  test("buys both at their prices where both are still free", async () => {
    const { guest, visit, home, boat, homeId } = await someHeld();
    await enterCard(services, guest, homeId, CARDS.pays);
    clock.advance(20 * 60);
    await sweepCheckouts(testCtx(services));
    await returnFromPayment(visit, homeId);
    expect(await bookedAt(home.id, boat.id)).toHaveLength(2);
  });

  test.each(["home", "boat"] as const)("buys neither where the %s went to somebody else, and nothing is charged", async (gone) => {
    const { guest, visit, home, boat, homeId, tripId } = await someHeld();
    await enterCard(services, guest, tripId, CARDS.pays);
    clock.advance(20 * 60);
    const rival = await newPerson(services);
    const taken =
      gone === "home"
        ? await startStay(services, rival, { listingId: home.id, ...stay })
        : await startCharter(services, rival, { listingId: boat.id, packageId: boat.packageId });
    await payStay(services, rival, taken);
    await returnFromPayment(visit, tripId);
    await runPaymentJobs(services);
    expect(await paymentsBy(guest)).toMatchObject([{ stage: "voided", captured: 0 }]);
    expect((await bookedAt(home.id, boat.id)).map(({ checkoutId }) => checkoutId)).toEqual([taken]);
    expect([(await readCheckout(visit, homeId)).phase, (await readCheckout(visit, tripId)).phase]).toEqual(["lost", "lost"]);
    const told = (await emailsTo(guest)).map(({ text }) => text).join("\n");
    expect(told).toContain("Lantern Cottage");
    expect(told).toContain("Blue Pearl");
    expect(told).toContain("so we booked neither");
    expect(await faults()).toEqual([]);
  });
});

describe("what is held for later", () => {
  test("has a payment of its own after something was added or taken away, and the former one buys nothing", async () => {
    const { guest, visit, home, homeId, tripId } = await someHeld();
    const both = await payCheckout(visit, homeId);
    await leaveCheckout(visit, tripId);
    expect(await readCheckout(visit, homeId)).toMatchObject({ phase: "live", together: [], total: { cents: HOME } });
    const alone = await payCheckout(visit, homeId);
    expect(alone).not.toBe(both);
    await payStay(services, guest, homeId);
    await runPaymentJobs(services);
    expect((await paymentsBy(guest)).map(({ amount, stage }) => [amount, stage])).toEqual([
      [HOME + TRIP, "expired"],
      [HOME, "captured"],
    ]);
    expect(await bookedAt(home.id)).toHaveLength(1);
  });

  test("stays held, unpaid, when its guest takes a part away while paying for all of it", async () => {
    const { guest, visit, home, boat, homeId, tripId } = await someHeld();
    await enterCard(services, guest, homeId, CARDS.pays);
    await leaveCheckout(visit, tripId);
    await returnFromPayment(visit, homeId);
    await runPaymentJobs(services);
    expect(await bookedAt(home.id, boat.id)).toEqual([]);
    expect(await readCheckout(visit, homeId)).toMatchObject({ phase: "live", total: { cents: HOME } });
    expect(await paymentsBy(guest)).toMatchObject([{ captured: 0 }]);
    await payStay(services, guest, homeId);
    expect(await bookedAt(home.id)).toHaveLength(1);
  });

  test("joins what its guest was about to pay by itself, whose page then buys nothing", async () => {
    const guest = await newPerson(services);
    const { id: listingId } = await newListing(services);
    const boat = await newBoat(services);
    const homeId = await startStay(services, guest, { listingId, ...stay });
    await payCheckout(await visitOf(services, guest), homeId);
    const tripId = await holdCharterWith(services, guest, { listingId: boat.id, packageId: boat.packageId }, homeId);
    await payStay(services, guest, tripId);
    await runPaymentJobs(services);
    expect((await paymentsBy(guest)).map(({ amount, stage }) => [amount, stage])).toEqual([
      [HOME + TRIP, "captured"],
      [HOME, "expired"],
    ]);
  });

  test("lapses with all of it, and holds nobody's nights longer than 45 minutes", async () => {
    const { guest, boat, homeId } = await someHeld();
    for (const start of ["09:00", "10:00", "11:00"]) {
      clock.advance(14 * 60);
      await holdCharterWith(services, guest, { listingId: boat.id, packageId: boat.packageId, start }, homeId);
    }
    const [row] = await db.select().from(checkouts).where(eq(checkouts.id, homeId));
    expect(row?.expiresAt.toISOString()).toBe("2027-06-01T12:45:00.000Z");
    clock.set("2027-06-01T12:46:00Z");
    await sweepCheckouts(testCtx(services));
    expect(await db.$count(checkouts, and(eq(checkouts.guestId, row?.guestId ?? ""), eq(checkouts.state, "holding")))).toBe(0);
  });

  test("is refused with what is over, just paid, somebody else's, or asks its host first", async () => {
    const { guest, homeId, tripId } = await someHeld();
    const { id: listingId } = await newListing(services);
    const more = { listingId, ...stay };
    await expect(holdStay(services, await newPerson(services), more, homeId)).rejects.toEqual(code("checkout_not_found"));
    const { id: asks } = await newListing(services, { instantFromDays: null });
    await expect(holdStay(services, guest, { ...more, listingId: asks }, homeId)).rejects.toEqual(code("together_asks_first"));
    await enterCard(services, guest, tripId, CARDS.pays);
    await returnFromPayment(await visitOf(services, guest), tripId);
    await expect(holdStay(services, guest, more, homeId)).rejects.toEqual(code("together_over"));
    await expect(holdStay(services, guest, more, crypto.randomUUID())).rejects.toEqual(code("checkout_not_found"));
    expect(await db.$count(checkouts, eq(checkouts.propertyId, listingId))).toBe(0);
  });
});

describe("where the money is taken elsewhere", async () => {
  const recorded = await openTestServices(database, { PAYMENTS: "recorded" });
  beforeEach(() => recorded.clock.set("2027-06-01T12:00:00Z"));

  test("what is held is booked at once, all of it or nothing", async () => {
    const guest = await newPerson(recorded);
    const visit = await visitOf(recorded, guest);
    const { id: listingId } = await newListing(recorded);
    const boat = await newBoat(recorded);
    const homeId = await holdStay(recorded, guest, { listingId, ...stay });
    await holdCharterWith(recorded, guest, { listingId: boat.id, packageId: boat.packageId }, homeId);
    await expect(bookHeld(await visitOf(recorded, await newPerson(recorded)), homeId)).rejects.toEqual(code("checkout_not_found"));
    expect((await bookHeld(visit, homeId)).bookingIds).toHaveLength(2);
    await expect(bookHeld(visit, homeId)).rejects.toEqual(code("checkout_over"));
  });

  test("what isn't held any more isn't booked", async () => {
    const guest = await newPerson(recorded);
    const { id: listingId } = await newListing(recorded);
    const homeId = await holdStay(recorded, guest, { listingId, ...stay });
    recorded.clock.advance(16 * 60);
    await expect(bookHeld(await visitOf(recorded, guest), homeId)).rejects.toEqual(code("checkout_over"));
    expect(await bookedAt(listingId)).toEqual([]);
  });
});

test("of guests who want the same places together in every order, each gets all or nothing, and nobody waits in a ring", async () => {
  const places = await Promise.all([newListing(services), newListing(services), newListing(services)]);
  const orders = [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
    [0, 2],
    [2, 0],
  ];
  const guests = await Promise.all(orders.map(() => newPerson(services)));
  const refusals: unknown[] = [];
  const hold = (guest: Person, listingId: string, withId: string | undefined) =>
    holdStay(services, guest, { listingId, ...stay }, withId).catch((error: { code?: string }) => void refusals.push(error.code));
  const ends = await Promise.all(
    orders.map(async ([first, second], each) => {
      const guest = guests[each]!;
      const one = await hold(guest, places[first!]!.id, undefined);
      const both = one && (await hold(guest, places[second!]!.id, one));
      if (!both) return "gave up";
      await payStay(services, guest, both);
      return "paid";
    }),
  );
  expect(new Set(refusals)).toEqual(new Set(["dates_taken"]));
  const rows = await bookedAt(...places.map(({ id }) => id));
  const byGuest = Map.groupBy(rows, ({ guestId }) => guestId);
  expect([...byGuest.values()].every((own) => own.length === 2)).toBe(true);
  expect(ends.filter((end) => end === "paid")).toHaveLength(byGuest.size);
  expect(new Set(rows.map(({ propertyId }) => propertyId)).size).toBe(rows.length);
  expect(await db.select().from(paymentParts)).not.toHaveLength(0);
});
