import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allOf } from "../../../../tests/support/all-of.ts";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { newHosting } from "../../../../tests/support/hosts.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { untilSomebodyWaits } from "../../../../tests/support/locks.ts";
import { newPerson, PASSWORD, type Person, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { quoteListing } from "../../availability/index.server.ts";
import {
  bookingJobs,
  cancelBooking,
  exportEarnings,
  exportHostBookings,
  listTrips,
  monthlyPayouts,
  readBooking,
  reserveDates,
  summariseEarnings,
} from "../../bookings/index.server.ts";
import { bookings } from "../../bookings/booking.tables.server.ts";
import { startCertification } from "../../certification/index.server.ts";
import { makeReceipt } from "../../earnings/index.server.ts";
import { readListing } from "../../listings/index.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { listReviews, reviewGuest, reviewStay } from "../../reviews/index.server.ts";
import { savedListingIds, saveListing } from "../../saved/index.server.ts";
import { profiles } from "../account.tables.server.ts";
import { registerAccount } from "../sign-in/register-account.server.ts";
import { requestPasswordReset } from "../password/request-password-reset.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

const services = await openTestServices(await openTestDatabase());
const words = { rating: 4, cleanliness: 5, accuracy: 4, communication: 5, location: 3, value: 4, text: "A good house." };
const STAY = { checkIn: "2026-06-03", checkOut: "2026-06-05" };
/** To the database, now is now: what lies ahead is reckoned from today. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(() => services.clock.set("2026-06-01T12:00:00Z"));

const asOne = (person: Person) => visitOf(services, person);
const idOf = async (person: Person) => (await asOne(person)).actor?.id ?? "";
const leave = async (person: Person) => deleteAccount(await asOne(person), { password: PASSWORD });
const payOut = () => bookingJobs[0]?.run(testCtx(services), {});
const profileOf = async (id: string) => (await services.db.select().from(profiles).where(eq(profiles.id, id)))[0];

async function someStay(cancellationPolicy: "strict" | "moderate" = "moderate") {
  const [host, guest] = [await newPerson(services, "Hal Host"), await newPerson(services, "Ada Guest")];
  const listing = await newListing(services, { hostId: await idOf(host), cancellationPolicy });
  const bookingId = await book(services, guest, { listingId: listing.id, ...STAY });
  return { host, guest, listing, bookingId };
}

/** Each has rated the other. */
async function someReviewedStay() {
  const stay = await someStay();
  services.clock.set("2026-06-06T12:00:00Z");
  await reviewStay(await asOne(stay.guest), stay.bookingId, words);
  await reviewGuest(await asOne(stay.host), stay.bookingId, { rating: 5, text: "A good guest." });
  return stay;
}

const hostsShare = async (bookingId: string) => {
  const rows = await ledgerOf(services, bookingId);
  return rows.filter(({ account }) => account === "host").reduce((sum, { amount }) => sum + amount, 0);
};

describe("when a guest deletes the account", () => {
  test("after a late cancellation, the host still gets the payout that is due", async () => {
    const { host, guest, bookingId } = await someStay("strict");
    await cancelBooking(await asOne(guest), bookingId, { refundCents: 0 });
    await leave(guest);
    services.clock.set("2026-06-05T12:00:00Z");
    await payOut();
    expect(await hostsShare(bookingId)).toBe(25_000);
    expect(await summariseEarnings(await asOne(host), "all")).toMatchObject({ paid: 25_000, pending: 0, bookings: 0, cancelled: 1 });
  });

  test("the host keeps bookings, earnings, receipts, chart and the review, with nobody's name and nothing to reach them by", async () => {
    const { host, guest, listing, bookingId } = await someReviewedStay();
    await payOut();
    const visit = await asOne(host);
    const before = { sums: await summariseEarnings(visit, "all"), chart: await monthlyPayouts(visit, { before: 1, after: 0 }) };
    await leave(guest);
    await runJobs(services);
    expect({ sums: await summariseEarnings(visit, "all"), chart: await monthlyPayouts(visit, { before: 1, after: 0 }) }).toEqual(before);
    expect(await allOf(exportEarnings(visit, "all"))).toMatchObject([
      { bookingId, guestName: "Deleted user", payout: 25_000, status: "paid" },
    ]);
    expect((await makeReceipt(visit, bookingId)).content.length).toBeGreaterThan(1000);
    const nobody = { fullName: "Deleted user", email: "", phone: "", avatarUrl: null };
    expect(await allOf(exportHostBookings(visit, { phase: "past", q: "" }))).toMatchObject([{ id: bookingId, guest: nobody }]);
    expect(await readBooking(visit, bookingId)).toMatchObject({ guest: nobody });
    const { reviews } = await listReviews(testCtx(services), listing.id);
    expect(reviews).toMatchObject([{ authorName: "Deleted user", rating: 4, text: "A good house." }]);
  });
});

describe("when a host deletes the account", () => {
  test("the guest keeps the trip and its reviews, and the listing is gone for everybody else", async () => {
    const { host, guest, listing, bookingId } = await someReviewedStay();
    await leave(host);
    await runJobs(services);
    const visit = await asOne(guest);
    expect((await listTrips(visit, { phase: "past" })).bookings).toMatchObject([
      { id: bookingId, listing: { title: "A house", offer: "ended" } },
    ]);
    expect(await readBooking(visit, bookingId)).toMatchObject({ host: { fullName: "Deleted user", email: "", phone: "" } });
    await expect(readListing(visit, listing.id)).rejects.toMatchObject({ code: "listing_not_found" });
    const { rows } = await services.db.execute(sql`select 1 from listing_index where property_id = ${listing.id}`);
    expect(rows).toEqual([]);
  });

  test("a payout that is due is still paid", async () => {
    const { host, bookingId } = await someStay();
    services.clock.set("2026-06-06T12:00:00Z");
    await leave(host);
    await payOut();
    expect(await hostsShare(bookingId)).toBe(25_000);
  });

  test("a listing that nobody ever booked leaves nothing behind", async () => {
    const { host, listingId, visit } = await newHosting(services);
    await deleteAccount(visit, { password: PASSWORD });
    await runJobs(services);
    expect(await services.db.select().from(properties).where(eq(properties.id, listingId))).toEqual([]);
    expect((await asOne(host)).actor).toBeNull();
  });
});

describe("the person who deletes the account", () => {
  test("leaves an empty profile, and nothing to sign in with", async () => {
    const person = await newPerson(services, "Ada Guest");
    const id = await idOf(person);
    await saveListing(await asOne(person), { listingId: (await newListing(services)).id });
    await startCertification(await asOne(person));
    await requestPasswordReset(testCtx(services), person);
    await runJobs(services);
    await leave(person);
    await runJobs(services);
    expect(await profileOf(id)).toMatchObject({
      fullName: "Deleted user",
      email: null,
      phone: "",
      bio: "",
      avatarUrl: null,
      travelPreferences: [],
      isHost: false,
      deletedAt: services.clock.now(),
    });
    for (const [table, column] of [
      ["sessions", "user_id"],
      ["credentials", "user_id"],
      ["two_factors", "user_id"],
      ["saved_properties", "user_id"],
      ["host_certifications", "user_id"],
      ["idempotency_keys", "owner"],
      ["verifications", "value"],
    ] as const) {
      const { rows } = await services.db.execute(sql.raw(`select 1 from ${table} where ${column}::text = '${id}'`));
      expect(rows, table).toEqual([]);
    }
    await expect(signIn(testCtx(services), { email: person.email, password: PASSWORD })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect((await asOne(person)).actor).toBeNull();
    expect(await savedListingIds(await asOne(person))).toEqual([]);
  });

  test("can register the address again, as somebody new", async () => {
    const person = await newPerson(services, "Ada Guest");
    const before = await idOf(person);
    await leave(person);
    const ctx = testCtx(services);
    expect(await registerAccount(ctx, { fullName: "Ada Again", email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
    const [again] = await services.db.select().from(profiles).where(eq(profiles.email, person.email));
    expect(again).toMatchObject({ fullName: "Ada Again", deletedAt: null });
    expect(again?.id).not.toBe(before);
  });

  test("hears of it once, and of nothing afterwards", async () => {
    const { host, guest, bookingId } = await someStay();
    services.clock.set("2026-06-06T12:00:00Z");
    await runJobs(services);
    await services.db.delete(outboxMessages);
    await leave(guest);
    await reviewGuest(await asOne(host), bookingId, { rating: 5, text: "A good guest." });
    await runJobs(services);
    const emails = await services.db.select().from(outboxMessages);
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([[guest.email, "Your account was deleted"]]);
    expect(emails[0]?.text).toContain("We'll still pay out anything we owe you.");
  });

  test("is refused while a booking is ahead, on either side, and nothing changes", async () => {
    services.clock.set(new Date());
    const [host, guest] = [await newPerson(services, "Hal Host"), await newPerson(services, "Ada Guest")];
    const { id: listingId } = await newListing(services, { hostId: await idOf(host) });
    await book(services, guest, { listingId, checkIn: ahead(20), checkOut: ahead(22) });
    for (const person of [host, guest]) {
      await expect(leave(person)).rejects.toMatchObject({
        code: "bookings_ahead",
        message: "You have upcoming bookings. Cancel them first, then delete your account.",
      });
      expect((await asOne(person)).actor).not.toBeNull();
    }
    expect(await readListing(testCtx(services), listingId)).toMatchObject({ id: listingId });
  });

  test("is refused when a booking was made at the same moment, on either side", async () => {
    services.clock.set(new Date());
    for (const side of ["guest", "host"] as const) {
      const { people, reserve } = await somePair();
      const visit = await asOne(people[side]);
      const { leaving } = await transact(services, async ({ db }) => {
        await reserve({ db });
        const started = { leaving: Promise.allSettled([deleteAccount(visit, { password: PASSWORD })]) };
        await untilSomebodyWaits(services);
        return started;
      });
      const [left] = await leaving;
      expect(left).toMatchObject({ status: "rejected", reason: { code: "bookings_ahead" } });
    }
  });

  test("is not booked by, or at, somebody who was leaving at that moment", async () => {
    services.clock.set(new Date());
    for (const side of ["guest", "host"] as const) {
      const { people, reserve } = await somePair();
      const visit = await asOne(people[side]);
      const { booking } = await transact(services, async ({ db }) => {
        await deleteAccount({ ...visit, db }, { password: PASSWORD });
        const started = { booking: Promise.allSettled([reserve(services)]) };
        await untilSomebodyWaits(services);
        return started;
      });
      const [booked] = await booking;
      expect(booked?.status).toBe("rejected");
      expect(await profileOf(visit.actor?.id ?? "")).toMatchObject({ fullName: "Deleted user" });
    }
  });
});

/** A host with a listing, and a guest who is about to book it. */
async function somePair() {
  const people = { host: await newPerson(services, "Hal Host"), guest: await newPerson(services, "Ada Guest") };
  const { id: listingId } = await newListing(services, { hostId: await idOf(people.host) });
  const draft = { listingId, checkIn: ahead(20), checkOut: ahead(22), guests: 1 };
  const visit = await asOne(people.guest);
  const { total } = await quoteListing(visit, listingId, draft);
  const reserve = ({ db }: Pick<TestServices, "db">) =>
    reserveDates({ ...visit, db }, { ...draft, totalCents: total.cents, key: newKey() });
  return { people, reserve };
}

describe("the database", () => {
  const codeOf = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => null,
      (error: unknown) => databaseErrorCode(error),
    );

  test("deletes nobody whom a booking names, and no booking that a review names", async () => {
    const { host, guest, bookingId, listing } = await someReviewedStay();
    for (const person of [host, guest]) {
      const id = await idOf(person);
      expect(await codeOf(services.db.delete(profiles).where(eq(profiles.id, id)))).toBe("23001");
    }
    expect(await codeOf(services.db.delete(properties).where(eq(properties.id, listing.id)))).toBe("23001");
    expect(await codeOf(services.db.delete(bookings).where(eq(bookings.id, bookingId)))).toBe("23001");
  });

  test("leaves a deleted person as they are, and lets them neither book nor offer anything", async () => {
    const { guest, listing, bookingId } = await someStay();
    services.clock.set("2026-06-06T12:00:00Z");
    const id = await idOf(guest);
    await leave(guest);
    expect(await codeOf(services.db.update(profiles).set({ fullName: "Back" }).where(eq(profiles.id, id)))).toBe("23001");
    expect(await codeOf(newListing(services, { hostId: id }))).toBe("23001");
    const [row] = await services.db.select().from(bookings).where(eq(bookings.id, bookingId));
    if (!row) throw new Error("the booking is gone");
    const again = { ...row, id: crypto.randomUUID(), reservationId: "RES-20260606-AAAAAA", status: "confirmed" as const };
    expect(await codeOf(services.db.insert(bookings).values({ ...again, propertyId: listing.id }))).toBe("23001");
  });

  test("does not mark anybody as deleted who leaves a name behind", async () => {
    const id = await idOf(await newPerson(services));
    expect(await codeOf(services.db.update(profiles).set({ deletedAt: new Date(), email: null }).where(eq(profiles.id, id)))).toBe("23514");
  });
});
