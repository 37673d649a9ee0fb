import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { bookings } from "../../bookings/booking.tables.server.ts";
import { bearFee } from "./bear-fee.server.ts";
import { collectBalance } from "./collect-balance.server.ts";
import { forgiveDebt } from "./forgive-debt.server.ts";
import { heldFor } from "./ledger.queries.server.ts";
import { moveMoney } from "./move-money.server.ts";
import { payForChange } from "./pay-for-change.server.ts";
import { payOutHost } from "./pay-out-host.server.ts";

const services = await openTestServices(await openTestDatabase());
const ctx = testCtx(services);
const price = { payoutDue: 30_000, cleaningFee: 5_000, serviceFee: 3_600 };
const nights = (payoutDue: number) => ({ payoutDue, cleaningFee: 0, serviceFee: 0 });

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

/** A booking that the ledger knows nothing of yet, and its host. */
async function someBooking(): Promise<{ bookingId: string; hostId: string }> {
  const { id: listingId } = await newListing(services);
  const made = await book(services, await newPerson(services), { listingId, checkIn: "2027-06-10", checkOut: "2027-06-12" });
  const [copied] = await services.db.select().from(bookings).where(eq(bookings.id, made));
  if (!copied) throw new Error(`no booking ${made}`);
  const bookingId = crypto.randomUUID();
  const { payableOn: _, ...row } = copied;
  const cancelled = { status: "cancelled" as const, cancelledAt: services.clock.now(), cancelledBy: "guest" as const };
  await services.db
    .insert(bookings)
    .values({ ...row, ...cancelled, id: bookingId, reservationId: `RES-20270601-${bookingId.slice(0, 6).toUpperCase()}` });
  return { bookingId, hostId: copied.hostId };
}

const written = async (bookingId: string) =>
  (await ledgerOf(services, bookingId)).map(({ kind, account, amount }) => `${kind}: ${account} ${amount}`);
const heldOf = async (bookingId: string) => {
  const { forgiven, ...held } = (await heldFor(ctx, [bookingId]))(bookingId);
  return { ...Object.fromEntries(Object.entries(held).filter(([, amount]) => amount !== 0)), ...(forgiven.cents > 0 && { forgiven }) };
};

describe("the ledger", () => {
  test("writes a charge in one movement, with whose the host's part is, which later movements know", async () => {
    const { bookingId, hostId } = await someBooking();
    expect(await moveMoney(ctx, "charge", bookingId, price, { hostId })).toBe(38_600);
    expect(await payOutHost(ctx, bookingId)).toBe(35_000);
    const entries = await ledgerOf(services, bookingId);
    expect(entries.map(({ kind, account, hostId: whose, reference }) => [kind, account, whose, reference])).toEqual([
      ["charge", "guest", null, "recorded"],
      ["charge", "service_fee", null, "recorded"],
      ["charge", "cleaning_fee", hostId, "recorded"],
      ["charge", "payout_due", hostId, "recorded"],
      ["payout", "cleaning_fee", hostId, "recorded"],
      ["payout", "payout_due", hostId, "recorded"],
      ["payout", "host", hostId, "recorded"],
    ]);
    expect(new Set(entries.map(({ movementId }) => movementId)).size).toBe(2);
  });

  test("knows a first part and what is owed, which is collected by and by, each payment once and never too much", async () => {
    const { bookingId } = await someBooking();
    expect(await moveMoney(ctx, "charge", bookingId, price, { paidCents: 10_000, reference: "pay-1" })).toBe(10_000);
    expect(await heldOf(bookingId)).toMatchObject({ guest: -10_000, guest_owes: -28_600 });
    await collectBalance(ctx, bookingId, 20_000, "pay-2");
    await expect(collectBalance(ctx, bookingId, 8_000, "pay-2")).rejects.toThrow();
    await expect(collectBalance(ctx, bookingId, 8_601, "pay-3")).rejects.toThrow("the guest owes 8600");
    await expect(payOutHost(ctx, bookingId)).rejects.toThrow("the guest still owes 8600");
    await collectBalance(ctx, bookingId, 8_600, "pay-3");
    await payOutHost(ctx, bookingId);
    expect(await heldOf(bookingId)).toEqual({ guest: -38_600, service_fee: 3_600, host: 35_000 });
  });

  test("forgives a debt before it gives money back", async () => {
    const { bookingId } = await someBooking();
    await moveMoney(ctx, "charge", bookingId, price, { paidCents: 30_000 });
    expect(await moveMoney(ctx, "refund", bookingId, nights(20_000))).toBe(11_400);
    expect((await written(bookingId)).filter((line) => line.startsWith("refund"))).toEqual([
      "refund: guest 11400",
      "refund: guest_owes 8600",
      "refund: payout_due -20000",
    ]);
  });

  test("lets the host bear what was never collected of a stay that is over", async () => {
    const { bookingId } = await someBooking();
    await moveMoney(ctx, "charge", bookingId, price, { paidCents: 2_000 });
    expect(await forgiveDebt(ctx, bookingId)).toBe(36_600);
    expect(await heldOf(bookingId)).toEqual({ guest: -2_000, service_fee: 2_000, forgiven: { cents: 36_600, serviceFee: 1_600 } });
    expect(await payOutHost(ctx, bookingId)).toBe(0);
    expect(await forgiveDebt(ctx, bookingId)).toBe(0);
  });

  test("takes a dearer change at once or lets it be owed, and takes a cheaper one off the debt", async () => {
    const { bookingId } = await someBooking();
    await moveMoney(ctx, "charge", bookingId, nights(10_000));
    expect(await payForChange(ctx, bookingId, 1, nights(10_000), nights(12_000))).toBe(-2_000);
    expect(await payForChange(ctx, bookingId, 2, nights(12_000), nights(15_000), { paidCents: 0 })).toBe(0);
    expect(await heldOf(bookingId)).toEqual({ guest: -12_000, guest_owes: -3_000, payout_due: 15_000 });
    expect(await payForChange(ctx, bookingId, 3, nights(15_000), nights(11_000))).toBe(1_000);
    expect(await heldOf(bookingId)).toEqual({ guest: -11_000, payout_due: 11_000 });
    await expect(payForChange(ctx, bookingId, 3, nights(15_000), nights(11_000))).rejects.toThrow();
  });

  test("counts a provider's fees as our costs, of a booking and of none", async () => {
    const { bookingId } = await someBooking();
    await moveMoney(ctx, "charge", bookingId, price);
    await bearFee(ctx, { bookingId, cents: 142, reference: "fee-1" });
    await bearFee(ctx, { bookingId, cents: 30, reference: "fee-2" });
    await bearFee(ctx, { bookingId: null, cents: 30, reference: "fee-3" });
    await expect(bearFee(ctx, { bookingId, cents: 30, reference: "fee-2" })).rejects.toThrow();
    expect(await heldOf(bookingId)).toMatchObject({ provider: 172, costs: -172, service_fee: 3_600 });
  });

  test("writes nothing where nothing moves", async () => {
    const { bookingId } = await someBooking();
    await moveMoney(ctx, "refund", bookingId, nights(0));
    await payForChange(ctx, bookingId, 1, price, price);
    await payOutHost(ctx, bookingId);
    expect(await written(bookingId)).toEqual([]);
  });
});
