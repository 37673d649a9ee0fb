import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newBoat } from "../../../../../tests/support/boats.ts";
import { newKey } from "../../../../../tests/support/bookings.ts";
import { bookCharter, LICENSE } from "../../../../../tests/support/charters.ts";
import { changesInLedger } from "../../../../../tests/support/changes.ts";
import { newestEmail, newPerson, type Person, visitOf } from "../../../../../tests/support/people.ts";
import { openTestServices } from "../../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../../tests/support/test-database.ts";
import { heldTimes } from "../../../availability/hours/hours.tables.server.ts";
import { boatExtras, boatPackages, departures } from "../../../charters/charter.tables.server.ts";
import { readStarts } from "../../../charters/index.server.ts";
import { properties } from "../../../listings/listing.tables.server.ts";
import { readBooking } from "../../booking.view.server.ts";
import { cancelBooking } from "../../cancelling/cancel-booking.server.ts";
import { answerChangeRequest } from "../answer-change-request.server.ts";
import { askForChange } from "../ask-for-change.server.ts";
import { changeBooking } from "../change-booking.server.ts";
import { ChangeCharterInput } from "../change.schema.ts";
import { previewChange } from "../preview-change.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db, clock } = services;
const [guest, other, host] = await Promise.all(["Ada Guest", "Olga Other", "Hal Host"].map((name) => newPerson(services, name)));
if (!guest || !other || !host) throw new Error("nobody is there");
const ada: Person = guest;
const hostId = (await visitOf(services, host)).actor?.id ?? "";
const DAY = "2027-07-20";

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

type Boat = Awaited<ReturnType<typeof newBoat>>;
type Wish = Partial<ReturnType<typeof ChangeCharterInput.parse>>;

const boatOfHost = () => newBoat(services, { hostId, cancellationPolicy: "moderate" });
const booked = (boat: Boat, given: object = {}) =>
  bookCharter(services, guest, { listingId: boat.id, packageId: boat.packageId, ...given });

/** What the page sends: as booked, but for what is given. */
const wishOf = (boat: Boat, given: Wish) =>
  ChangeCharterInput.parse({
    packageId: boat.packageId,
    day: DAY,
    start: "08:00",
    crew: "captained",
    guests: 2,
    totalCents: 0,
    key: newKey(),
    ...given,
  });

async function priced(person: Person, bookingId: string, boat: Boat, given: Wish) {
  const visit = await visitOf(services, person);
  const wish = wishOf(boat, given);
  const { quote } = await previewChange(visit, bookingId, wish);
  return { visit, wish: { ...wish, totalCents: quote.total.cents } };
}

async function change(bookingId: string, boat: Boat, given: Wish, person: Person = ada) {
  const { visit, wish } = await priced(person, bookingId, boat, given);
  await changeBooking(visit, bookingId, wish);
}

async function ask(person: Person, bookingId: string, boat: Boat, given: Wish) {
  const { visit, wish } = await priced(person, bookingId, boat, given);
  return (await askForChange(visit, bookingId, wish)).requestId;
}

const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const holders = async (boat: Boat) =>
  (await db.select().from(heldTimes).where(eq(heldTimes.propertyId, boat.id))).map(({ kind, used }) => `${kind} ${used}`);
const view = async (bookingId: string) => readBooking(await visitOf(services, guest), bookingId);
const setPrice = (boat: Boat, captainedCents: number) =>
  db.update(boatPackages).set({ captainedCents }).where(eq(boatPackages.propertyId, boat.id));

describe("a guest changes a charter", () => {
  test("to another start of the day at the price that was booked, over their own time, and both sides read the new time", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    await setPrice(boat, 60_000);
    await change(bookingId, boat, { start: "10:00" });
    expect(await view(bookingId)).toMatchObject({
      beginsAt: "2027-07-20T08:00:00.000Z",
      endsAt: "2027-07-20T12:00:00.000Z",
      totalCents: 44_800,
      changes: 1,
      charter: { startsAt: "10:00", returnsAt: "14:00", packageName: "Half day" },
    });
    expect(await changesInLedger(services, bookingId)).toEqual([]);
    expect(await holders(boat)).toEqual([expect.stringContaining("charter")]);
    for (const email of [guest.email, host.email])
      expect((await newestEmail(services, email))?.text).toMatch(
        /Before: Half day, with captain, Tue, Jul 20, 2027, 8:00 AM to 12:00 PM, .*Now: Half day, with captain, Tue, Jul 20, 2027, 10:00 AM to 2:00 PM/su,
      );
  });

  test("to another day at that day's price, and pays or gets the difference", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    await setPrice(boat, 60_000);
    await change(bookingId, boat, { day: "2027-07-21" });
    expect(await view(bookingId)).toMatchObject({ checkIn: "2027-07-21", totalCents: 67_200 });
    await setPrice(boat, 30_000);
    await change(bookingId, boat, { day: "2027-07-22" });
    // The service fee of what was paid stays.
    expect(await view(bookingId)).toMatchObject({ checkIn: "2027-07-22", totalCents: 37_200 });
    expect((await changesInLedger(services, bookingId)).map(([, account, amount]) => [account, amount])).toEqual([
      ["guest", -22_400],
      ["service_fee", 2_400],
      ["payout_due", 20_000],
      ["guest", 30_000],
      ["payout_due", -30_000],
    ]);
  });

  test("to seats of a departure and back, and the boat is free where it was", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    await change(bookingId, boat, { packageId: boat.seatsId, start: "19:00" });
    expect(await view(bookingId)).toMatchObject({ charter: { seats: 2 }, totalCents: 89_600 });
    expect(await db.select().from(departures).where(eq(departures.propertyId, boat.id))).toMatchObject([{ taken: 2 }]);
    await change(bookingId, boat, { packageId: boat.seatsId, start: "19:00", guests: 3 });
    expect(await db.select().from(departures).where(eq(departures.propertyId, boat.id))).toMatchObject([{ taken: 3 }]);
    await change(bookingId, boat, {});
    expect(await db.select().from(departures).where(eq(departures.propertyId, boat.id))).toMatchObject([{ taken: 0 }]);
    expect(await holders(boat)).toEqual([expect.stringContaining("charter")]);
    const visit = await visitOf(services, other);
    expect((await readStarts(visit, boat.id, { day: DAY, days: 1 })).map(({ start }) => start)).toContain("19:00");
  });

  test("with other extras, and what stays keeps its price", async () => {
    const boat = await boatOfHost();
    const values = { propertyId: boat.id, kind: "equipment" as const, terms: "priced" as const };
    const extras = await db
      .insert(boatExtras)
      .values([
        { ...values, name: "Board", cents: 3_500 },
        { ...values, name: "Lunch", cents: 2_000, unit: "person" as const },
      ])
      .returning({ id: boatExtras.id });
    const [board, lunch] = extras.map(({ id }) => id);
    if (!board || !lunch) throw new Error("no extras");
    const bookingId = await booked(boat, { extras: [board] });
    await db.update(boatExtras).set({ cents: 9_000 }).where(eq(boatExtras.id, board));
    await change(bookingId, boat, { extras: [board, lunch] });
    expect((await view(bookingId)).quote.lines.map(({ label, amount }) => [label, amount.cents])).toEqual([
      ["Half day, with captain", 40_000],
      ["Board", 3_500],
      ["Lunch", 4_000],
    ]);
  });

  test("to bareboat only with a license, and the host sees it", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    expect(await code(change(bookingId, boat, { crew: "bareboat" }))).toBe("license_needed");
    await change(bookingId, boat, { crew: "bareboat", ...LICENSE });
    expect((await readBooking(await visitOf(services, host), bookingId)).license).toMatchObject({ number: "204518" });
    // It is known now.
    await change(bookingId, boat, { crew: "bareboat", start: "09:00" });
    expect((await view(bookingId)).license).toMatchObject({ number: "204518" });
    await change(bookingId, boat, { start: "09:00" });
    expect((await view(bookingId)).license).toBeNull();
  });

  test("keeps a start that is too soon to book for others, and only that one", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    clock.set("2027-07-20T05:30:00Z");
    expect(await code(ask(guest, bookingId, boat, { start: "08:30" }))).toBe("start_taken");
    const requestId = await ask(guest, bookingId, boat, { guests: 4 });
    await answerChangeRequest(await visitOf(services, host), requestId, { answer: "approved" });
    expect(await view(bookingId)).toMatchObject({ guests: 4, charter: { startsAt: "08:00" } });
  });
});

describe("changing a charter is refused", () => {
  test("for what is taken, unchanged, too many, by the night, or another's", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    await bookCharter(services, other, { listingId: boat.id, packageId: boat.packageId, start: "14:00" });
    const visit = await visitOf(services, guest);
    const preview = (given: Wish) => code(previewChange(visit, bookingId, wishOf(boat, given)));
    expect(await preview({ start: "10:00" })).toBe("start_taken");
    expect(await preview({})).toBe("nothing_changed");
    expect(await preview({ guests: 9 })).toBe("too_many_people");
    expect(await preview({ packageId: crypto.randomUUID() })).toBe("package_not_found");
    expect(await preview({ extras: [crypto.randomUUID()] })).toBe("extra_not_offered");
    expect(await code(previewChange(visit, bookingId, { checkIn: DAY, checkOut: "2027-07-22", guests: 2 }))).toBe("booked_by_the_hour");
    expect(await code(previewChange(await visitOf(services, other), bookingId, wishOf(boat, { start: "09:00" })))).toBe(
      "booking_not_found",
    );
    expect(await code(changeBooking(visit, bookingId, wishOf(boat, { start: "09:00", totalCents: 100 })))).toBe("change_price_changed");
    expect(await view(bookingId)).toMatchObject({ changes: 0, charter: { startsAt: "08:00" } });
  });

  test("when two guests want one start at once, for one of them", async () => {
    const boat = await boatOfHost();
    const mine = await booked(boat);
    const theirs = await bookCharter(services, other, { listingId: boat.id, packageId: boat.packageId, day: "2027-07-21" });
    const moves = await Promise.all([
      priced(guest, mine, boat, { day: "2027-07-23" }),
      priced(other, theirs, boat, { day: "2027-07-23", start: "09:00" }),
    ]);
    const ids = [mine, theirs];
    const answers = await Promise.all(moves.map(({ visit, wish }, index) => code(changeBooking(visit, ids[index] ?? "", wish))));
    expect(new Set(answers)).toEqual(new Set(["done", "start_taken"]));
  });

  test("once it was cancelled or has begun", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    clock.set("2027-07-20T07:00:00Z");
    expect(await code(priced(guest, bookingId, boat, { start: "12:00" }))).toBe("too_late_to_change");
    clock.set("2027-06-01T12:00:00Z");
    const { cancelling } = (await view(bookingId)).viewer;
    await cancelBooking(await visitOf(services, guest), bookingId, { refundCents: cancelling?.refundCents ?? 0 });
    expect(await code(priced(guest, bookingId, boat, { start: "12:00" }))).toBe("already_cancelled");
  });
});

test("a boat that moves to another zone keeps its charters at their moments, and changes them in the zone in which they were booked", async () => {
  const boat = await boatOfHost();
  const bookingId = await booked(boat);
  await db.update(properties).set({ timeZone: "America/New_York" }).where(eq(properties.id, boat.id));
  expect(await view(bookingId)).toMatchObject({
    beginsAt: "2027-07-20T06:00:00.000Z",
    charter: { startsAt: "08:00", timeZone: "Europe/Zagreb" },
  });
  // 8:00 AM in New York is 2:00 PM in Split.
  await change(bookingId, boat, { day: "2027-07-21" });
  expect(await view(bookingId)).toMatchObject({
    beginsAt: "2027-07-21T12:00:00.000Z",
    checkIn: "2027-07-21",
    charter: { startsAt: "14:00", returnsAt: "18:00", timeZone: "Europe/Zagreb" },
  });
});

describe("another start is agreed on", () => {
  test("when the guest asks late: nothing is held meanwhile, and the host approves at the price that was shown", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    clock.set("2027-07-18T12:00:00Z");
    expect(await code(change(bookingId, boat, { start: "10:00" }))).toBe("change_needs_host");
    const requestId = await ask(guest, bookingId, boat, { packageId: boat.seatsId, start: "19:00" });
    expect(await view(bookingId)).toMatchObject({
      charter: { startsAt: "08:00" },
      changeRequest: { charter: { startsAt: "19:00", seats: 2 }, totalCents: 89_600 },
    });
    await answerChangeRequest(await visitOf(services, host), requestId, { answer: "approved" });
    expect(await view(bookingId)).toMatchObject({ charter: { startsAt: "19:00", seats: 2 }, totalCents: 89_600 });
    expect((await newestEmail(services, guest.email))?.text).toContain("7:00 PM to 9:00 PM");
  });

  test("when the captain suggests one for the weather: it never costs more, and the service fee follows", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    await setPrice(boat, 90_000);
    const requestId = await ask(host, bookingId, boat, { day: "2027-07-24", start: "09:00" });
    const visit = await visitOf(services, guest);
    expect((await newestEmail(services, guest.email))?.text).toContain("Suggested: Half day, with captain, Sat, Jul 24, 2027, 9:00 AM");
    await answerChangeRequest(visit, requestId, { answer: "approved" });
    expect(await view(bookingId)).toMatchObject({ checkIn: "2027-07-24", totalCents: 44_800 });
  });

  test("unless somebody took it meanwhile", async () => {
    const boat = await boatOfHost();
    const bookingId = await booked(boat);
    clock.set("2027-07-18T12:00:00Z");
    const requestId = await ask(guest, bookingId, boat, { start: "14:00" });
    await bookCharter(services, other, { listingId: boat.id, packageId: boat.packageId, start: "15:00" });
    expect(await code(answerChangeRequest(await visitOf(services, host), requestId, { answer: "approved" }))).toBe("start_taken");
    expect(await view(bookingId)).toMatchObject({ charter: { startsAt: "08:00" }, changes: 0 });
  });
});
