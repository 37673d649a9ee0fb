import { eq, type SQL, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase, openTestDatabase } from "../../../../tests/support/test-database.ts";
import { readGauges } from "../../../platform/http/gauges.server.ts";
import { listFailures } from "../../../platform/failures/failures.server.ts";
import { bearFee, collectBalance, forgiveDebt, payForChange } from "../../payments/index.server.ts";
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

const nights = (payoutDue: number) => ({ payoutDue, cleaningFee: 0, serviceFee: 0 });

/** What no trigger and no key refuses. */
const asReplica = (statement: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });

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

  test("finds entries that were spoiled where the database couldn't refuse it, and names the movement", async () => {
    const [{ bookingId }, other] = [await someBooking(), await someBooking()];
    const [charge, otherCharge] = [(await ledgerOf(services, bookingId))[0], (await ledgerOf(services, other.bookingId))[0]];
    const [lost, gone] = [crypto.randomUUID(), 9_000_000_000];
    await asReplica(
      sql`update ledger_entries set amount = amount + 5 where movement_id = ${charge?.movementId} and account = 'payout_due'`,
    );
    await asReplica(sql`update ledger_entries set amount = amount * 2 where movement_id = ${otherCharge?.movementId}`);
    await asReplica(sql`with moved as (insert into ledger_movements (kind, booking_id, reference, created_at) values ('charge', ${lost}, 'test', now()) returning id)
      insert into ledger_entries (movement_id, account, amount)
      select id, account, amount from moved, (values ('guest', -300), ('guest_owes', -400), ('payout_due', 700)) as entry (account, amount)`);
    await asReplica(
      sql`insert into ledger_entries (id, movement_id, account, amount) overriding system value values (${gone}, ${gone}, 'host', 9)`,
    );
    await expect(audit()).rejects.toThrow("the books are not in order: 6 faults");
    expect(new Map((await found()) as [string, string][])).toEqual(
      new Map([
        [bookingId, `movement ${charge?.movementId} (charge) does not balance: 5; 25000 is due to the host and the ledger says 25005`],
        [other.bookingId, "the guest pays 27400 and the ledger says 54800"],
        [lost, "700 is due to nobody: there is no booking; 400 is owed by nobody: there is no booking"],
        [`entry ${gone}`, "9 in host belongs to no movement"],
      ]),
    );
    await asReplica(
      sql`update ledger_entries set amount = amount - 5 where movement_id = ${charge?.movementId} and account = 'payout_due'`,
    );
    await asReplica(sql`update ledger_entries set amount = amount / 2 where movement_id = ${otherCharge?.movementId}`);
    await asReplica(sql`delete from ledger_entries where movement_id = ${gone}`);
    await asReplica(sql`delete from ledger_entries where movement_id in (select id from ledger_movements where booking_id = ${lost})`);
    await asReplica(sql`delete from ledger_movements where booking_id = ${lost}`);
    await audit();
  });

  test("finds a stay that is partly paid in order, and one whose guest never paid the rest, and counts what the provider kept", async () => {
    const { bookingId } = await someBooking();
    const ctx = testCtx(services);
    await payForChange(ctx, bookingId, 1, nights(0), nights(7_000), { paidCents: 1_000 });
    await change(bookingId, {
      nightlyPrices: [13_500, 13_500],
      cleaningFee: 5_000,
      serviceFee: 2_400,
      totalPrice: 34_400,
      changes: 1,
      changedAt: today,
    });
    await bearFee(ctx, { bookingId, cents: 130, reference: "fee" });
    await audit();
    await collectBalance(ctx, bookingId, 2_000, "second part");
    await audit();
    await forgiveDebt(ctx, bookingId);
    await audit();
    await asReplica(sql`update ledger_entries set amount = 131 where account = 'provider'`);
    await expect(audit()).rejects.toThrow();
    expect((await found())[0]?.[1]).toContain("does not balance: 1; the provider kept 131 and the ledger has costs of 130");
    await asReplica(sql`update ledger_entries set amount = 130 where account = 'provider'`);
    await audit();
  });
});
