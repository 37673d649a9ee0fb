import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, cancelByHost } from "../../../../tests/support/bookings.ts";
import { newSailingBoat, paidCharter, type SailingBoat } from "../../../../tests/support/charter-trips.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { runPaymentJobs } from "../../../../tests/support/paid-stays.ts";
import { newestEmail, newPerson, PASSWORD, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { deleteAccount } from "../../accounts/index.server.ts";
import { cancelDeparture } from "../departures/cancel-departure.server.ts";
import { readDeparture } from "../departures/read-departure.server.ts";
import { forgetPassengers } from "./forget-passengers.server.ts";
import { exportPassengers } from "./passenger.queries.server.ts";
import { SavePassengersInput, TypedPassengers } from "./passenger.schema.ts";
import { passengerLists, passengers } from "./passenger.tables.server.ts";
import { readBookingManifest, readDepartureManifest } from "./read-manifest.server.ts";
import { readPassengers } from "./read-passengers.server.ts";
import { savePassengers } from "./save-passengers.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
// To the database, now is now: somebody can leave when their trip was before today.
const DAY = "2026-06-10";
const ADA = { name: "Ada Guest", age: 34, phone: "+1 503 555 0100" };
const KIM = { name: "Kim Guest", age: 0, phone: "" };

let guest: Person;
let host: Person;
let boat: SailingBoat;

beforeEach(async () => {
  clock.set("2026-06-01T12:00:00Z");
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  boat = await newSailingBoat(services, host);
});

const as = (person: Person) => visitOf(services, person);
const trip = (person = guest, guests = 3) => paidCharter(services, person, { boat, day: DAY, guests });
const sunset = (person: Person, guests: number) =>
  paidCharter(services, person, { boat, packageId: boat.seatsId, day: DAY, start: "18:00", guests });
const save = async (bookingId: string, people: (typeof ADA)[], version = 0, person = guest) =>
  savePassengers(await as(person), bookingId, { passengers: people, version });
const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const keptOf = (bookingId: string) => db.select().from(passengers).where(eq(passengers.bookingId, bookingId));

describe("who's aboard", () => {
  test("is filled in by the guest bit by bit, and read by both sides", async () => {
    const bookingId = await trip();
    expect(await readPassengers(await as(guest), bookingId)).toEqual({
      passengers: [],
      aboard: 3,
      version: 0,
      savedAt: null,
      isOpen: true,
    });
    expect(await save(bookingId, [ADA])).toMatchObject({ passengers: [ADA], version: 1 });
    expect(await save(bookingId, [ADA, KIM], 1)).toMatchObject({ passengers: [ADA, KIM], version: 2, savedAt: "2026-06-01T12:00:00.000Z" });
    expect(await readPassengers(await as(host), bookingId)).toMatchObject({ passengers: [ADA, KIM], aboard: 3, isOpen: false });
    expect(await save(bookingId, [], 2)).toMatchObject({ passengers: [], version: 3 });
    expect(await exportPassengers(await as(guest))).toEqual([]);
  });

  test("is saved by its guest alone, and read by nobody else", async () => {
    const bookingId = await trip();
    const stranger = await newPerson(services);
    expect(await code(save(bookingId, [ADA], 0, host))).toBe("booking_not_found");
    expect(await code(save(bookingId, [ADA], 0, stranger))).toBe("booking_not_found");
    expect(await code(readPassengers(await as(stranger), bookingId))).toBe("booking_not_found");
    expect(await code(readBookingManifest(await as(guest), bookingId))).toBe("booking_not_found");
    expect(await code(readBookingManifest(await as(stranger), bookingId))).toBe("booking_not_found");
    expect(await code(readPassengers(testCtx(services), bookingId))).toBe("sign_in_required");
    expect(await code(savePassengers(testCtx(services), bookingId, { passengers: [], version: 0 }))).toBe("sign_in_required");
    expect(await code(save(crypto.randomUUID(), [ADA]))).toBe("booking_not_found");
  });

  test("is refused over a version that wasn't seen, once of two at the same time, for too many, and from the start on", async () => {
    const bookingId = await trip();
    const both = await Promise.all([code(save(bookingId, [ADA])), code(save(bookingId, [KIM, ADA].toReversed()))]);
    expect(both.toSorted()).toEqual(["done", "passengers_changed"]);
    expect(await code(save(bookingId, [ADA, KIM, KIM, KIM], 1))).toBe("too_many_passengers");
    clock.set("2026-06-10T05:59:59Z");
    await save(bookingId, [ADA, KIM, KIM], 1);
    clock.set("2026-06-10T06:00:00Z");
    expect(await code(save(bookingId, [ADA], 2))).toBe("passengers_too_late");
    expect(await readPassengers(await as(guest), bookingId)).toMatchObject({ isOpen: false, passengers: [ADA, KIM, KIM] });
  });

  test("isn't asked of stays by the night", async () => {
    const listing = await newListing(services, { hostId: (await as(host)).actor?.id ?? "" });
    const plain = await openTestServices(await openTestDatabase());
    plain.clock.set("2026-06-01T12:00:00Z");
    const bookingId = await book({ ...services, config: plain.config }, guest, {
      listingId: listing.id,
      checkIn: "2026-06-10",
      checkOut: "2026-06-12",
    });
    expect(await code(readPassengers(await as(guest), bookingId))).toBe("no_passengers");
    expect(await code(save(bookingId, [ADA]))).toBe("no_passengers");
    expect(await code(readBookingManifest(await as(host), bookingId))).toBe("no_passengers");
  });

  test("is typed in rows: empty ones are none, and the first one can be called", () => {
    const typed = (values: Record<string, string>) => TypedPassengers.safeParse({ version: "2", ...values });
    const row = (no: number, name: string, age: string, phone = "") => ({
      [`passengers.${no}.name`]: name,
      [`passengers.${no}.age`]: age,
      [`passengers.${no}.phone`]: phone,
    });
    expect(typed({ ...row(0, "", ""), ...row(1, " Ada Guest ", "34", "+1 503 555 0100"), ...row(2, "Kim Guest", "0") }).data).toEqual({
      version: 2,
      passengers: [ADA, KIM],
    });
    const faults = (values: Record<string, string>) =>
      typed(values).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    expect(faults(row(0, "Ada", "34"))).toEqual(["passengers.0.phone: Enter a phone number that the captain can call"]);
    expect(faults(row(0, "", "old", "call me"))).toEqual([
      "passengers.0.name: Enter a name",
      "passengers.0.age: Enter the age in years",
      "passengers.0.phone: Enter a valid phone number.",
    ]);
    expect(faults(row(0, "Ada", "121", "12345"))).toEqual(["passengers.0.age: Enter the age in years"]);
    expect(faults(row(0, "Ada", "3.5", "12345"))).toEqual(["passengers.0.age: Enter the age in whole years"]);
    expect(SavePassengersInput.safeParse({ passengers: [{ ...ADA, name: "x".repeat(81) }], version: 0 }).success).toBe(false);
  });

  test("is checked by the database too", async () => {
    const bookingId = await trip();
    await save(bookingId, []);
    const insert = (row: object) => code(db.insert(passengers).values({ bookingId, no: 1, ...ADA, ...row }));
    for (const row of [{ name: "" }, { age: 121 }, { age: -1 }, { phone: "" }, { no: 121 }]) expect(await insert(row)).not.toBe("done");
    expect(await insert({})).toBe("done");
  });
});

describe("the passenger list of the captain", () => {
  test("has everybody of a departure by booking, and says who is missing", async () => {
    const other = await newPerson(services, "Bo Guest");
    const first = await sunset(guest, 2);
    clock.advance(60);
    await sunset(other, 3);
    await save(first, [ADA]);
    const manifest = await readBookingManifest(await as(host), first);
    expect(manifest).toMatchObject({
      boat: { title: "Blue Pearl", city: "Split" },
      packageName: "Sunset by the seat",
      checkIn: DAY,
      hours: { startsAt: "18:00", returnsAt: "20:00" },
      parties: [
        { bookedBy: "Ada Guest", passengers: [ADA], missing: 1 },
        { bookedBy: "Bo Guest", passengers: [], missing: 3 },
      ],
      aboard: 5,
      missing: 4,
    });
    expect(await readDepartureManifest(await as(host), manifest.departureId ?? "")).toEqual(manifest);
    expect(await code(readDepartureManifest(await as(guest), manifest.departureId ?? ""))).toBe("departure_not_found");
  });

  test("works for the whole boat, and is asked for in the guest's confirmation", async () => {
    const bookingId = await trip();
    await save(bookingId, [ADA, KIM]);
    expect(await readBookingManifest(await as(host), bookingId)).toMatchObject({
      departureId: null,
      packageName: "Half day",
      parties: [{ bookingId, passengers: [ADA, KIM], missing: 1 }],
      aboard: 3,
    });
    expect((await newestEmail(services, guest.email))?.text).toContain(`/bookings/${bookingId}#aboard`);
  });
});

describe("who was aboard is forgotten", () => {
  const listOf = (bookingId: string) => db.select().from(passengerLists).where(eq(passengerLists.bookingId, bookingId));
  const sweep = () => forgetPassengers.run(testCtx(services), {});

  test("30 days after the trip", async () => {
    const bookingId = await trip();
    await save(bookingId, [ADA]);
    expect(await exportPassengers(await as(guest))).toEqual([{ bookingId, ...ADA }]);
    clock.set("2026-07-10T10:00:00Z");
    await sweep();
    expect(await keptOf(bookingId)).toHaveLength(1);
    clock.set("2026-07-10T10:00:01Z");
    await sweep();
    expect([await keptOf(bookingId), await listOf(bookingId)]).toEqual([[], []]);
  });

  test("with a booking that is cancelled, alone or with its departure", async () => {
    const [bookingId, shared] = [await trip(), await sunset(guest, 1)];
    for (const id of [bookingId, shared]) await save(id, [ADA]);
    await cancelByHost(await as(host), bookingId, 44_800);
    const { departureId } = await readBookingManifest(await as(host), shared);
    const { cancelling } = await readDeparture(await as(host), departureId ?? "");
    await cancelDeparture(await as(host), departureId ?? "", { refundCents: cancelling?.refundCents ?? 0, reason: "weather", message: "" });
    await runPaymentJobs(services);
    expect([await keptOf(bookingId), await keptOf(shared)]).toEqual([[], []]);
    expect(await code(save(bookingId, [ADA]))).toBe("passengers_too_late");
  });

  test("with the account of either side", async () => {
    const other = await newPerson(services, "Bo Guest");
    const [first, second] = [await sunset(guest, 1), await sunset(other, 1)];
    await save(first, [ADA]);
    await save(second, [ADA], 0, other);
    clock.set("2026-06-12T12:00:00Z");
    await deleteAccount(await as(guest), { password: PASSWORD });
    await runPaymentJobs(services);
    expect([await keptOf(first), (await keptOf(second)).length]).toEqual([[], 1]);
    await deleteAccount(await as(host), { password: PASSWORD });
    await runPaymentJobs(services);
    expect(await keptOf(second)).toEqual([]);
  });
});
