import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { enterCardAt, CARDS, payStay, runPaymentJobs, startStay } from "../../../../tests/support/paid-stays.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { transact } from "../../../platform/db/database.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { heldFor } from "../../payments/index.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { returnFromPayment } from "../checkout/return-from-payment.server.ts";
import { bookOffer } from "./book-offer.server.ts";
import { makeOffer } from "./make-offer.server.ts";
import { earningOfTotal, priceOfTotal } from "./offer.rules.ts";
import { TypedSpecialOffer } from "./offer.schema.ts";
import { specialOffers } from "./offer.tables.server.ts";
import { readLiveOffer } from "./read-live-offer.server.ts";
import { withdrawOffer } from "./withdraw-offer.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const stay = { checkIn: "2027-06-20", checkOut: "2027-06-23", guests: 2 };
const NOW = "2027-06-01T12:00:00Z";

beforeEach(() => clock.set(NOW));

async function someSides(given: Parameters<typeof newListing>[1] = {}) {
  const host = await visitOf(services, await newPerson(services, "Hanna Host"));
  const { id: listingId } = await newListing(services, { hostId: host.actor?.id, ...given });
  const person = await newPerson(services, "Gita Guest");
  const guest = await visitOf(services, person);
  const guestId = guest.actor?.id ?? "";
  const offer = (ctx: Ctx, more: Partial<typeof stay & { totalCents: number }> = {}) =>
    transact(ctx, (tx) => makeOffer(tx, listingId, guestId, { ...stay, totalCents: 30_000, ...more }));
  const withdraw = (ctx: Ctx) => transact(ctx, (tx) => withdrawOffer(tx, { listingId, guestId }));
  return { host, guest, person, listingId, guestId, offer, withdraw, live: (ctx: Ctx) => readLiveOffer(ctx, { listingId, guestId }) };
}

const bookingsOf = (listingId: string) => db.select().from(bookings).where(eq(bookings.propertyId, listingId));

describe("the price of a total", () => {
  test("adds up to the cent, whatever the total", () => {
    for (let total = 1_000; total < 200_000; total += 777) {
      for (const nights of [1, 3, 7]) {
        const { nightlyPrices, cleaningFee, serviceFee, totalPrice } = priceOfTotal(total, nights, 5_000);
        expect(nightlyPrices).toHaveLength(nights);
        expect(nightlyPrices.reduce((sum, price) => sum + price, cleaningFee + serviceFee)).toBe(total);
        expect(totalPrice).toBe(total);
        expect(Math.min(...nightlyPrices)).toBeGreaterThanOrEqual(0);
        expect(serviceFee % 100).toBe(0);
      }
    }
  });

  test("takes the usual share, and no cleaning fee that is above the total", () => {
    expect(priceOfTotal(38_600, 3, 5_000)).toMatchObject({
      nightlyPrices: [10_000, 10_000, 10_000],
      cleaningFee: 5_000,
      serviceFee: 3_600,
    });
    expect(earningOfTotal(38_600, 5_000)).toBe(35_000);
    expect(priceOfTotal(2_000, 1, 5_000)).toMatchObject({ cleaningFee: 0 });
  });
});

test("a form names who comes by ages, and no pets where none may come", () => {
  const typed = { ...stay, adults: "2", children: "1", infants: "1", total: "$512.50", key: crypto.randomUUID() };
  expect(TypedSpecialOffer.parse(typed)).toMatchObject({ guests: 3, children: 1, infants: 1, totalCents: 51_250 });
  expect(TypedSpecialOffer.safeParse({ ...typed, adults: "0" }).success).toBe(false);
});

describe("a special offer", () => {
  test("is booked at its total, below the rules of the listing, and pays the host their part", async () => {
    const { host, guest, person, listingId, offer, live } = await someSides({ minimumNights: 5, instantFromDays: null });
    const offerId = await offer(host);
    expect(await live(guest)).toMatchObject({ id: offerId, totalCents: 30_000, payoutCents: null, expiresAt: "2027-06-02T12:00:00.000Z" });
    expect(await live(host)).toMatchObject({ payoutCents: earningOfTotal(30_000, 5_000) });
    const begun = await bookOffer(guest, offerId);
    expect(await bookOffer(guest, offerId)).toEqual(begun);
    if (!("checkoutId" in begun)) throw new Error("it is paid for first");
    await enterCardAt(services, begun.payUrl ?? "", CARDS.pays);
    await returnFromPayment(await visitOf(services, person), begun.checkoutId);
    await runPaymentJobs(services);
    const [booking] = await bookingsOf(listingId);
    expect(booking).toMatchObject({ totalPrice: 30_000, guests: 2, checkoutId: begun.checkoutId });
    expect((await heldFor(testCtx(services), [booking?.id ?? ""]))(booking?.id ?? "")).toMatchObject({ guest: -30_000 });
    expect(await live(guest)).toBeNull();
  });

  test("holds nothing: who books first has the nights", async () => {
    const { host, guest, listingId, offer } = await someSides();
    const offerId = await offer(host);
    const other = await newPerson(services);
    await payStay(services, other, await startStay(services, other, { listingId, checkIn: stay.checkIn, checkOut: stay.checkOut }));
    await expect(bookOffer(guest, offerId)).rejects.toMatchObject({ code: "dates_taken" });
    expect(await bookingsOf(listingId)).toHaveLength(1);
  });

  test("is over after a day, once it is withdrawn, and once a newer one takes its place", async () => {
    const { host, guest, offer, withdraw, live } = await someSides();
    const first = await offer(host);
    const second = await offer(host, { totalCents: 25_000 });
    await expect(bookOffer(guest, first)).rejects.toMatchObject({ code: "offer_over" });
    expect(await live(guest)).toMatchObject({ id: second });
    expect([await withdraw(host), await withdraw(host)]).toEqual([true, false]);
    await expect(bookOffer(guest, second)).rejects.toMatchObject({ code: "offer_over" });
    const third = await offer(host);
    clock.set("2027-06-02T12:00:00Z");
    expect(await live(guest)).toBeNull();
    await expect(bookOffer(guest, third)).rejects.toMatchObject({ code: "offer_over" });
    expect(await db.$count(specialOffers, eq(specialOffers.hostId, host.actor?.id ?? ""))).toBe(3);
  });

  test("ends when the stay would begin, and isn't booked with too little time left to pay", async () => {
    const { host, guest, offer, live } = await someSides();
    const offerId = await offer(host, { checkIn: "2027-06-01", checkOut: "2027-06-03" });
    const { expiresAt } = (await live(guest))!;
    expect(new Date(expiresAt).getTime() - clock.now().getTime()).toBeLessThan(24 * 3_600_000);
    clock.set(new Date(new Date(expiresAt).getTime() - 60_000));
    await expect(bookOffer(guest, offerId)).rejects.toMatchObject({ code: "offer_over" });
    clock.advance(60);
    await expect(offer(host, { checkIn: "2027-06-01", checkOut: "2027-06-03" })).rejects.toMatchObject({ code: "offer_dates" });
  });

  test("pressed twice at once begins one checkout", async () => {
    const { host, guest, offer } = await someSides();
    const offerId = await offer(host);
    const begun = await Promise.all(Array.from({ length: 5 }, () => bookOffer(guest, offerId)));
    expect(new Set(begun.map((each) => ("checkoutId" in each ? each.checkoutId : ""))).size).toBe(1);
  });

  test("isn't made for dates that are over or taken, a party that doesn't fit, or the twenty-first time in a day", async () => {
    const { host, person, listingId, offer } = await someSides({ capacity: 4 });
    await expect(offer(host, { checkIn: "2027-05-01", checkOut: "2027-05-03" })).rejects.toMatchObject({ code: "offer_dates" });
    await expect(offer(host, { guests: 5 })).rejects.toMatchObject({ code: "too_many_guests" });
    await payStay(services, person, await startStay(services, person, { listingId, checkIn: "2027-07-01", checkOut: "2027-07-03" }));
    await expect(offer(host, { checkIn: "2027-07-02", checkOut: "2027-07-05" })).rejects.toMatchObject({ code: "dates_taken" });
    for (let count = 0; count < 20; count++) await offer(host);
    await expect(offer(host)).rejects.toMatchObject({ code: "too_many_offers" });
  });

  test("is made and taken back by the listing's host, and booked by its guest, alone", async () => {
    const { host, guest, offer, withdraw, live } = await someSides();
    const stranger = await visitOf(services, await newPerson(services));
    for (const other of [guest, stranger]) await expect(offer(other)).rejects.toMatchObject({ code: "offer_not_found" });
    const offerId = await offer(host);
    for (const other of [guest, stranger]) await expect(withdraw(other)).rejects.toMatchObject({ code: "offer_not_found" });
    for (const other of [host, stranger]) await expect(bookOffer(other, offerId)).rejects.toMatchObject({ code: "offer_not_found" });
    expect(await live(stranger)).toBeNull();
    await expect(bookOffer(testCtx(services), offerId)).rejects.toMatchObject({ code: "sign_in_required" });
  });
});
