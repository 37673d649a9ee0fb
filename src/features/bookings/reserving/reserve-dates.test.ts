import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newestEmail, newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { deleteAccount } from "../../accounts/index.server.ts";
import { nightsOf } from "../../availability/index.ts";
import { quoteListing } from "../../availability/index.server.ts";
import { occupiedNights, propertyBlockedDates, propertyCustomPrices } from "../../availability/availability.tables.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { ReserveDatesInput } from "../booking.schema.ts";
import { bookings } from "../booking.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { reserveDates } from "./reserve-dates.server.ts";

const services = await openTestServices(await openTestDatabase());
const stay = { checkIn: "2027-06-10", checkOut: "2027-06-13" };
/** 3 nights of $100, $50 for cleaning and 12% of the nights. */
const TOTAL = 30_000 + 5_000 + 3_600;

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const draft = (listingId: string) => ({ listingId, ...stay, guests: 2, totalCents: TOTAL, key: newKey() });
const heldNights = (listingId: string) =>
  services.db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId)).orderBy(occupiedNights.night);
const bookingsOf = (listingId: string) => services.db.select().from(bookings).where(eq(bookings.propertyId, listingId));
const nothingWasWritten = async (listingId: string) => expect(await bookingsOf(listingId)).toEqual([]);

describe("reserving", () => {
  test("confirms the stay, holds its nights, charges the guest and tells both sides", async () => {
    const guest = await newPerson(services, "Ada Guest");
    const { id: listingId } = await newListing(services, { title: "The quiet house" });
    const visit = await visitOf(services, guest);
    const { bookingId } = await reserveDates(visit, draft(listingId));
    const view = await readBooking(visit, bookingId);
    expect(view).toMatchObject({
      reservationId: expect.stringMatching(/^RES-20270601-[A-Z0-9]{6}$/),
      phase: "upcoming",
      ...stay,
      guests: 2,
      totalCents: TOTAL,
      cancellationPolicy: "moderate",
      beginsAt: "2027-06-11T00:00:00.000Z",
      host: { email: "host@demo.test" },
      listing: { title: "The quiet house", location: { streetAddress: "1 Nowhere Road" } },
      viewer: { role: "guest" },
    });
    expect((await heldNights(listingId)).map((held) => [held.night, held.kind, held.bookingId])).toEqual(
      nightsOf(stay).map((night) => [night, "booking", bookingId]),
    );
    const ledger = await ledgerOf(services, bookingId);
    expect(ledger.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ["charge", "guest", -TOTAL],
      ["charge", "service_fee", 3_600],
      ["charge", "cleaning_fee", 5_000],
      ["charge", "payout_due", 30_000],
    ]);
    expect(await newestEmail(services, guest.email)).toMatchObject({
      subject: expect.stringContaining("Booking confirmed: The quiet house"),
      attachments: [{ filename: `stay-${view.reservationId}.ics`, content: expect.stringContaining("DTSTART;VALUE=DATE:20270610") }],
    });
    expect(await newestEmail(services, "host@demo.test")).toMatchObject({
      subject: expect.stringContaining("New booking: The quiet house"),
    });
  });

  test("keeps who comes, and tells both sides", async () => {
    const guest = await newPerson(services, "Ada Guest");
    const { id: listingId } = await newListing(services, { petsAllowed: true });
    const party = { guests: 3, children: 1, infants: 2, pets: 1 };
    const bookingId = await book(services, guest, { listingId, ...stay, ...party });
    expect(await readBooking(await visitOf(services, guest), bookingId)).toMatchObject(party);
    for (const email of [guest.email, "host@demo.test"])
      expect((await newestEmail(services, email))?.text).toContain("for 3 guests (1 child), 2 infants, 1 pet.");
  });

  test("leaves the check-out day to the next guest", async () => {
    const { id: listingId } = await newListing(services);
    await book(services, await newPerson(services), { listingId, ...stay });
    await book(services, await newPerson(services), { listingId, checkIn: stay.checkOut, checkOut: "2027-06-14" });
    await book(services, await newPerson(services), { listingId, checkIn: "2027-06-09", checkOut: stay.checkIn });
    expect(await heldNights(listingId)).toHaveLength(5);
  });

  test("asks each night's own price and keeps it", async () => {
    const guest = await newPerson(services);
    const { id: listingId } = await newListing(services);
    await services.db.insert(propertyCustomPrices).values({ propertyId: listingId, date: "2027-06-11", price: 20_000 });
    const bookingId = await book(services, guest, { listingId, ...stay });
    await services.db.delete(propertyCustomPrices).where(eq(propertyCustomPrices.propertyId, listingId));
    const { quote } = await readBooking(await visitOf(services, guest), bookingId);
    expect(quote.nights.map(({ price }) => price.cents)).toEqual([10_000, 20_000, 10_000]);
    expect(quote.serviceFee.cents).toBe(4_800);
    expect(quote.total.cents).toBe(49_800);
  });

  test("books once for a key, however often and however much at once it is sent", async () => {
    const guest = await newPerson(services);
    const { id: listingId } = await newListing(services);
    const input = draft(listingId);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => reserveDates(await visitOf(services, guest), input)));
    expect(new Set(answers.map(({ bookingId }) => bookingId)).size).toBe(1);
    expect(await reserveDates(await visitOf(services, guest), input)).toEqual(answers[0]);
    await expect(reserveDates(await visitOf(services, guest), { ...input, guests: 1 })).rejects.toMatchObject({ code: "key_reused" });
    expect(await bookingsOf(listingId)).toHaveLength(1);
  });

  test("gives the booking that one has to a second tab of the same person", async () => {
    const guest = await newPerson(services);
    const { id: listingId } = await newListing(services);
    const first = await reserveDates(await visitOf(services, guest), draft(listingId));
    expect(await reserveDates(await visitOf(services, guest), draft(listingId))).toEqual(first);
    await expect(reserveDates(await visitOf(services, guest), { ...draft(listingId), guests: 1 })).rejects.toMatchObject({
      code: "dates_taken",
    });
    await expect(reserveDates(await visitOf(services, guest), { ...draft(listingId), infants: 1 })).rejects.toMatchObject({
      code: "dates_taken",
    });
    const tabs = await Promise.all(
      [1, 2, 3].map(async () =>
        reserveDates(await visitOf(services, guest), { ...draft(listingId), checkIn: "2027-08-01", checkOut: "2027-08-04" }),
      ),
    );
    expect(new Set(tabs.map(({ bookingId }) => bookingId)).size).toBe(1);
    expect(await bookingsOf(listingId)).toHaveLength(2);
  });

  test("takes another person's key for a key of one's own", async () => {
    const { id: listingId } = await newListing(services);
    const input = draft(listingId);
    await reserveDates(await visitOf(services, await newPerson(services)), input);
    await expect(reserveDates(await visitOf(services, await newPerson(services)), input)).rejects.toMatchObject({
      message: "These dates are no longer available",
    });
  });
});

describe("reserving is refused, and writes nothing,", () => {
  test("for a visitor", async () => {
    const { id: listingId } = await newListing(services);
    await expect(reserveDates(testCtx(services), draft(listingId))).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("at another price than the one shown, with the price as it is now", async () => {
    const { id: listingId } = await newListing(services);
    const visit = await visitOf(services, await newPerson(services));
    await expect(reserveDates(visit, { ...draft(listingId), totalCents: 100 })).rejects.toMatchObject({
      code: "price_changed",
      details: { data: { quote: { total: { cents: TOTAL } } } },
    });
    await nothingWasWritten(listingId);
  });

  test("on nights that overlap a confirmed stay, and the key can be used again", async () => {
    const { id: listingId } = await newListing(services);
    await book(services, await newPerson(services), { listingId, checkIn: "2027-06-12", checkOut: "2027-06-20" });
    const visit = await visitOf(services, await newPerson(services));
    const input = draft(listingId);
    await expect(reserveDates(visit, input)).rejects.toMatchObject({ code: "dates_taken", message: "These dates are no longer available" });
    await services.db
      .update(bookings)
      .set({ status: "cancelled", cancelledAt: new Date(), cancelledBy: "guest" })
      .where(eq(bookings.propertyId, listingId));
    await reserveDates(visit, input);
  });

  test("on nights that the host blocked", async () => {
    const { id: listingId } = await newListing(services);
    await services.db.insert(propertyBlockedDates).values({ propertyId: listingId, date: "2027-06-12", reason: "Painting" });
    const visit = await visitOf(services, await newPerson(services));
    await expect(reserveDates(visit, draft(listingId))).rejects.toMatchObject({ message: "Selected dates include blocked dates" });
    await services.db.delete(propertyBlockedDates).where(eq(propertyBlockedDates.propertyId, listingId));
    await reserveDates(visit, draft(listingId));
  });

  test.each([
    { why: "a past check-in", given: { checkIn: "2027-05-30", checkOut: "2027-06-03" }, message: "Check-in date cannot be in the past" },
    {
      why: "reversed dates",
      given: { checkIn: "2027-06-13", checkOut: "2027-06-10" },
      message: "Check-out date must be after check-in date",
    },
    { why: "equal dates", given: { checkIn: "2027-06-10", checkOut: "2027-06-10" }, message: "Check-out date must be after check-in date" },
    {
      why: "over two years ahead",
      given: { checkIn: "2029-06-01", checkOut: "2029-06-04" },
      message: "You can book up to two years ahead",
    },
    { why: "too short", given: { checkIn: "2027-06-10", checkOut: "2027-06-11" }, message: "This place has a 2-night minimum" },
    { why: "too many guests", given: { guests: 5 }, message: "This place is for up to 4 guests" },
    { why: "pets", given: { pets: 1 }, message: "This place doesn't allow pets." },
  ])("for $why", async ({ given, message }) => {
    const { id: listingId } = await newListing(services, { capacity: 4, minimumNights: 2 });
    const visit = await visitOf(services, await newPerson(services));
    await expect(reserveDates(visit, { ...draft(listingId), ...given })).rejects.toMatchObject({ message });
    await nothingWasWritten(listingId);
  });

  test("for pets on a boat that doesn't allow them", async () => {
    const { id: listingId } = await newListing(services, { type: "boat", category: "Yacht" });
    const visit = await visitOf(services, await newPerson(services));
    await expect(reserveDates(visit, { ...draft(listingId), pets: 2 })).rejects.toMatchObject({
      code: "pets_not_allowed",
      message: "This boat doesn't allow pets.",
    });
    await nothingWasWritten(listingId);
  });

  test.each([
    { why: "children alone", given: { children: 2 }, field: "children" },
    { why: "too many infants", given: { infants: 21 }, field: "infants" },
    { why: "half a dog", given: { pets: 0.5 }, field: "pets" },
    { why: "fewer pets than none", given: { pets: -1 }, field: "pets" },
  ])("for $why", async ({ given, field }) => {
    const { id: listingId } = await newListing(services, { petsAllowed: true });
    const { error } = ReserveDatesInput.safeParse({ ...draft(listingId), ...given });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  test("today is the listing's own: what is yesterday there is past, whatever the server's clock says", async () => {
    services.clock.set("2027-06-10T11:00:00Z");
    const visit = await visitOf(services, await newPerson(services));
    const early = await newListing(services, { timeZone: "Pacific/Kiritimati" });
    await expect(quoteListing(visit, early.id, { ...stay, guests: 1 })).rejects.toMatchObject({ code: "check_in_past" });
    const late = await newListing(services, { timeZone: "Pacific/Pago_Pago" });
    await quoteListing(visit, late.id, { ...stay, guests: 1 });
  });

  test("at a price that no ledger holds", async () => {
    const { id: listingId } = await newListing(services, { pricePerNight: 2_000_000_000 });
    const visit = await visitOf(services, await newPerson(services));
    await expect(quoteListing(visit, listingId, { ...stay, guests: 1 })).rejects.toMatchObject({ code: "stay_price_too_high" });
  });

  test("for one's own listing", async () => {
    const person = await newPerson(services);
    const visit = await visitOf(services, person);
    const { id: listingId } = await newListing(services, { hostId: visit.actor?.id });
    await expect(reserveDates(visit, draft(listingId))).rejects.toMatchObject({ code: "own_listing" });
    await nothingWasWritten(listingId);
  });

  test("for a listing that was paused or deleted since the price was shown", async () => {
    const visit = await visitOf(services, await newPerson(services));
    const { id: listingId } = await newListing(services);
    await services.db.update(properties).set({ status: "paused" }).where(eq(properties.id, listingId));
    await expect(reserveDates(visit, draft(listingId))).rejects.toMatchObject({ message: "Property not found" });
    await services.db.delete(properties).where(eq(properties.id, listingId));
    await expect(reserveDates(visit, draft(listingId))).rejects.toMatchObject({ message: "Property not found" });
  });
});

describe("the database refuses, whoever writes,", () => {
  const codeOf = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => null, databaseErrorCode);

  test("a second holder of a night: booking over block, block over booking, booking over booking", async () => {
    const { id: propertyId } = await newListing(services);
    const first = await book(services, await newPerson(services), { listingId: propertyId, ...stay });
    const [row] = await services.db.select().from(bookings).where(eq(bookings.id, first));
    if (!row) throw new Error("not booked");
    const { id: _, ...copy } = row;
    expect(await codeOf(services.db.insert(bookings).values({ ...copy, reservationId: "RES-20270601-AAAAAA" }))).toBe("23P01");
    expect(
      await codeOf(
        services.db.insert(propertyBlockedDates).values([
          { propertyId, date: "2027-06-20" },
          { propertyId, date: "2027-06-12" },
        ]),
      ),
    ).toBe("23P01");
    expect(await heldNights(propertyId)).toHaveLength(3);
    await services.db.insert(propertyBlockedDates).values({ propertyId, date: "2027-06-20" });
    const over = { ...copy, reservationId: "RES-20270601-BBBBBB", checkIn: "2027-06-19", checkOut: "2027-06-22" };
    expect(await codeOf(services.db.insert(bookings).values(over))).toBe("23P01");
    expect(
      await codeOf(services.db.update(bookings).set({ checkIn: "2027-06-18", checkOut: "2027-06-21" }).where(eq(bookings.id, first))),
    ).toBe("23P01");
    expect(
      await codeOf(
        services.db.update(propertyBlockedDates).set({ date: "2027-06-11" }).where(eq(propertyBlockedDates.propertyId, propertyId)),
      ),
    ).toBe("23001");
  });

  test("a price that is not the sum of its parts", async () => {
    const { id: propertyId } = await newListing(services);
    await book(services, await newPerson(services), { listingId: propertyId, ...stay });
    expect(
      await codeOf(services.db.execute(sql`update bookings set total_price = total_price + 1 where property_id = ${propertyId}`)),
    ).toBe("23514");
    expect(await codeOf(services.db.execute(sql`update bookings set refund = 1 where property_id = ${propertyId}`))).toBe("23514");
  });

  test("a party without an adult", async () => {
    const { id: propertyId } = await newListing(services);
    await book(services, await newPerson(services), { listingId: propertyId, ...stay });
    for (const change of [sql`children = 1`, sql`infants = 21`, sql`pets = -1`])
      expect(await codeOf(services.db.execute(sql`update bookings set ${change} where property_id = ${propertyId}`))).toBe("23514");
  });

  test("to forget people who still expect each other", async () => {
    services.clock.set(new Date());
    const guest = await newPerson(services);
    const { id: listingId } = await newListing(services);
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await book(services, guest, { listingId, checkIn: soon(3), checkOut: soon(5) });
    const visit = await visitOf(services, guest);
    await expect(deleteAccount(visit, { password: "a boat named patience" })).rejects.toMatchObject({ code: "bookings_ahead" });
    expect(await services.db.select().from(profiles).where(eq(profiles.email, guest.email))).toHaveLength(1);
  });
});

test("of many who want overlapping nights at once, those who win share no night", async () => {
  const { id: listingId } = await newListing(services);
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(services)));
  const wishes = Array.from({ length: 30 }, (_, index) => ({
    guest: people[index % people.length] ?? { email: "", cookie: "" },
    checkIn: `2027-07-${String(1 + (index % 8)).padStart(2, "0")}`,
    checkOut: `2027-07-${String(4 + (index % 8)).padStart(2, "0")}`,
  }));
  const outcomes = await Promise.allSettled(wishes.map(({ guest, ...dates }) => book(services, guest, { listingId, ...dates })));
  const lost = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [String(outcome.reason.message)] : []));
  expect(new Set(lost)).toEqual(new Set(["These dates are no longer available"]));
  const won = await bookingsOf(listingId);
  const winners = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  expect(new Set(won.map(({ id }) => id))).toEqual(new Set(winners));
  const nights = won.flatMap((row) => nightsOf(row));
  expect(new Set(nights).size).toBe(nights.length);
  expect((await heldNights(listingId)).map(({ night }) => night)).toEqual(nights.toSorted());
});
