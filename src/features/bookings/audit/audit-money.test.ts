import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase, openTestDatabase } from "../../../../tests/support/test-database.ts";
import { readGauges } from "../../../platform/http/gauges.server.ts";
import { listFailures } from "../../../platform/failures/failures.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { payOutStays } from "../host/pay-out-stays.server.ts";
import { auditMoney } from "./audit-money.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db } = services;
const today = services.clock.now();
const day = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(() => services.clock.set(today));

const audit = () => auditMoney.run(testCtx(services), {});
const found = async () => (await listFailures(services)).map(({ subject, message }) => [subject, message]);

const host = (await visitOf(services, await newPerson(services))).actor?.id;

async function someBooking(cancellationPolicy: "flexible" | "strict" = "strict") {
  const { id: listingId } = await newListing(services, { hostId: host, cancellationPolicy });
  const guest = await newPerson(services);
  return { guest, bookingId: await book(services, guest, { listingId, checkIn: day(3), checkOut: day(5) }) };
}

const change = (bookingId: string, values: Partial<typeof bookings.$inferInsert>) =>
  db.update(bookings).set(values).where(eq(bookings.id, bookingId));

describe("the nightly audit", () => {
  test("finds the demo world in order", async () => {
    const demo = await openTestServices(await openTestDatabase());
    await auditMoney.run(testCtx(demo), {});
    expect(await listFailures(demo)).toEqual([]);
  });

  test("finds what is booked, cancelled and paid out in order", async () => {
    const { guest, bookingId } = await someBooking("flexible");
    await someBooking();
    const late = await someBooking();
    await cancelBooking(await visitOf(services, late.guest), late.bookingId, { refundCents: 0 });
    await cancelBooking(await visitOf(services, guest), bookingId, { refundCents: 25_000 });
    await audit();
    services.clock.set(new Date(today.getTime() + 200 * 86_400_000));
    await payOutStays.run(testCtx(services), {});
    await audit();
    expect(await found()).toEqual([]);
  });

  test("finds a booking whose money is not what the ledger says, and forgets it once it is right", async () => {
    const { bookingId } = await someBooking();
    await change(bookingId, { paidOutAt: today });
    await expect(audit()).rejects.toThrow("the books are not in order: 1 faults");
    expect(await found()).toEqual([[bookingId, "the host got 25000 and the ledger says 0"]]);
    expect(await readGauges(services)).toContain('failures{task="payments.audit-ledger"} 1');
    await change(bookingId, { paidOutAt: null });
    await audit();
    expect(await found()).toEqual([]);
    expect(await readGauges(services)).not.toContain('failures{task="payments.audit-ledger"}');
  });

  test("finds a payout that nobody made in time", async () => {
    const { bookingId } = await someBooking();
    await change(bookingId, { payableAt: new Date(today.getTime() - 2 * 86_400_000 - 1000) });
    await expect(audit()).rejects.toThrow();
    expect(await found()).toEqual([[bookingId, "25000 is overdue to the host"]]);
    await change(bookingId, { payableAt: new Date(today.getTime() - 2 * 86_400_000 + 1000) });
    await audit();
  });

  test("finds money that is due to nobody, and movements that do not balance, in books from before the database refused them", async () => {
    const { bookingId } = await someBooking();
    const lost = crypto.randomUUID();
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into ledger_entries (booking_id, movement, account, amount, reference, created_at)
        values (${lost}, 'charge', 'guest', -700, 'test', now()), (${lost}, 'charge', 'payout_due', 700, 'test', now()),
          (${bookingId}, 'payout', 'host', 5, 'test', now())`);
    });
    await expect(audit()).rejects.toThrow("the books are not in order: 3 faults");
    expect(new Map((await found()) as [string, string][])).toEqual(
      new Map([
        [lost, "700 is due to nobody: there is no booking"],
        [bookingId, "the payout does not balance: 5; 25000 is due to the host and the ledger says 25000"],
      ]),
    );
  });
});
