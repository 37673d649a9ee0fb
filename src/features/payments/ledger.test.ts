import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { book } from "../../../tests/support/bookings.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson } from "../../../tests/support/people.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { databaseErrorCode } from "../../platform/db/database.server.ts";
import { bookings } from "../bookings/booking.tables.server.ts";
import { ledgerEntries } from "./payment.tables.server.ts";

const services = await openTestServices(await openTestDatabase());
services.clock.set("2027-06-01T12:00:00Z");
const { db } = services;

const codeOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => databaseErrorCode(error),
  );

async function someBooking(): Promise<string> {
  const { id: listingId } = await newListing(services);
  return book(services, await newPerson(services), { listingId, checkIn: "2027-06-10", checkOut: "2027-06-12" });
}

const entriesOf = (bookingId: string) => db.select().from(ledgerEntries).where(eq(ledgerEntries.bookingId, bookingId));

test("an entry that was written is never changed, deleted or truncated", async () => {
  const bookingId = await someBooking();
  const before = await entriesOf(bookingId);
  const written = eq(ledgerEntries.bookingId, bookingId);
  expect(before).not.toEqual([]);
  expect(await codeOf(db.update(ledgerEntries).set({ amount: 0 }).where(written))).toBe("23001");
  expect(await codeOf(db.delete(ledgerEntries).where(written))).toBe("23001");
  expect(await codeOf(db.execute(sql`truncate ledger_entries`))).toBe("23001");
  expect(await codeOf(db.execute(sql`truncate bookings cascade`))).toBe("23001");
  expect(await entriesOf(bookingId)).toEqual(before);
});

test("an entry has a booking, which is not deleted while it has entries", async () => {
  const bookingId = await someBooking();
  const entry = { movement: "payout" as const, reference: "test", createdAt: new Date() };
  const movement = (of: string) =>
    db.insert(ledgerEntries).values([
      { ...entry, bookingId: of, account: "payout_due", amount: -1 },
      { ...entry, bookingId: of, account: "host", amount: 1 },
    ]);
  expect(await codeOf(movement(crypto.randomUUID()))).toBe("23503");
  expect(await codeOf(movement(bookingId))).toBeNull();
  await db.update(bookings).set({ status: "cancelled", cancelledAt: new Date(), cancelledBy: "guest" }).where(eq(bookings.id, bookingId));
  expect(await codeOf(db.delete(bookings).where(eq(bookings.id, bookingId)))).toBe("23001");
});

test("a movement balances", async () => {
  const entry = { bookingId: await someBooking(), movement: "payout" as const, reference: "test", createdAt: new Date() };
  expect(await codeOf(db.insert(ledgerEntries).values({ ...entry, account: "host", amount: 1 }))).toBe("23514");
});
