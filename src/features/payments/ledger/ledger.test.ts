import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson } from "../../../../tests/support/people.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { bookings } from "../../bookings/booking.tables.server.ts";
import { ledgerEntries, ledgerMovements } from "./ledger.tables.server.ts";

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

type Movement = Partial<typeof ledgerMovements.$inferInsert>;

async function move(movement: Movement): Promise<number> {
  const values = { kind: "payout" as const, reference: "test", createdAt: new Date(), ...movement };
  const [row] = await db.insert(ledgerMovements).values(values).returning({ id: ledgerMovements.id });
  return row?.id ?? 0;
}

describe("the database", () => {
  test("keeps movements and entries as they were written: none is changed, deleted or truncated", async () => {
    const bookingId = await someBooking();
    const before = await ledgerOf(services, bookingId);
    const movementId = before[0]?.movementId ?? 0;
    expect(before).toHaveLength(4);
    for (const [table, written] of [
      [ledgerEntries, eq(ledgerEntries.movementId, movementId)],
      [ledgerMovements, eq(ledgerMovements.id, movementId)],
    ] as const) {
      expect(
        await codeOf(
          db
            .update(table)
            .set({ id: sql`default` as never })
            .where(written),
        ),
      ).toBe("23001");
      expect(await codeOf(db.delete(table).where(written))).toBe("23001");
      expect(await codeOf(db.execute(sql`truncate ${table} cascade`))).toBe("23001");
    }
    expect(await codeOf(db.execute(sql`truncate bookings cascade`))).toBe("23001");
    expect(await ledgerOf(services, bookingId)).toEqual(before);
  });

  test("refuses a movement of no booking, unless it is a provider's fee, and the deletion of a booking that has movements", async () => {
    const bookingId = await someBooking();
    expect(await codeOf(move({ bookingId: crypto.randomUUID() }))).toBe("23503");
    expect(await codeOf(move({}))).toBe("23514");
    expect(await codeOf(move({ kind: "fee", reference: "fee-of-none" }))).toBeNull();
    await db.update(bookings).set({ status: "cancelled", cancelledAt: new Date(), cancelledBy: "guest" }).where(eq(bookings.id, bookingId));
    expect(await codeOf(db.delete(bookings).where(eq(bookings.id, bookingId)))).toBe("23001");
  });

  test("refuses a movement that does not balance, whatever else balances beside it", async () => {
    const bookingId = await someBooking();
    const [one, other] = [await move({ bookingId }), await move({ bookingId, kind: "refund" })];
    const host = { movementId: one, account: "host" as const, amount: 1 };
    expect(await codeOf(db.insert(ledgerEntries).values(host))).toBe("23514");
    expect(await codeOf(db.insert(ledgerEntries).values([host, { movementId: other, account: "guest", amount: -1 }]))).toBe("23514");
    expect(await codeOf(db.insert(ledgerEntries).values([host, { movementId: one, account: "payout_due", amount: -1 }]))).toBeNull();
  });

  test("refuses a second charge, refund, payout or pardon of a booking, and a second movement for one change", async () => {
    const bookingId = await someBooking();
    expect(await codeOf(move({ bookingId, kind: "charge" }))).toBe("23505");
    for (const kind of ["refund", "payout", "forgiven"] as const) {
      expect(await codeOf(move({ bookingId, kind }))).toBeNull();
      expect(await codeOf(move({ bookingId, kind, reference: "another" }))).toBe("23505");
    }
    expect(await codeOf(move({ bookingId, kind: "change", change: 1 }))).toBeNull();
    expect(await codeOf(move({ bookingId, kind: "change", change: 1 }))).toBe("23505");
    expect(await codeOf(move({ bookingId, kind: "change", change: 2 }))).toBeNull();
    expect(await codeOf(move({ bookingId, kind: "change" }))).toBe("23514");
  });

  test("takes several parts and fees of a booking, each reference once", async () => {
    const bookingId = await someBooking();
    for (const kind of ["balance", "fee"] as const) {
      expect(await codeOf(move({ bookingId, kind, reference: `${kind}-1` }))).toBeNull();
      expect(await codeOf(move({ bookingId, kind, reference: `${kind}-2` }))).toBeNull();
      expect(await codeOf(move({ bookingId: await someBooking(), kind, reference: `${kind}-1` }))).toBe("23505");
    }
  });

  test("holds more than two billion cents, and knows a host only where something is a host's", async () => {
    const bookingId = await someBooking();
    const movementId = await move({ bookingId });
    const amount = 9_000_000_000_000;
    const [hostId] = (await db.select({ id: bookings.hostId }).from(bookings).where(eq(bookings.id, bookingId))).map(({ id }) => id);
    const pair = (of: "host" | "guest") => [
      { movementId, account: "payout_due" as const, amount: -amount, hostId },
      { movementId, account: of, amount, hostId },
    ];
    expect(await codeOf(db.insert(ledgerEntries).values(pair("guest")))).toBe("23514");
    expect(await codeOf(db.insert(ledgerEntries).values(pair("host")))).toBeNull();
    expect((await ledgerOf(services, bookingId)).map((entry) => entry.amount)).toContain(amount);
  });
});
