import { DAY_MS } from "../../../platform/clock.ts";
import type { Collected, Held } from "../../payments/index.server.ts";
import { earningOf, type Settled } from "../booking.rules.ts";

/** The payout job runs every hour: what it has not paid by then, nobody pays. */
const OVERDUE_DAYS = 2;

type Audited = Settled & { payableAt: Date; paidOutAt: Date | null };

/** What is wrong with the money of a booking; null if everybody has, or will get, what is theirs. */
export function moneyFault(booking: Audited, held: Held, now: Date): string | null {
  const earned = earningOf(booking);
  const { forgiven } = held;
  const amount = earned.amount - forgiven.cents;
  const serviceFee = earned.serviceFee - forgiven.serviceFee;
  const payout = amount - serviceFee;
  const owed = held.cleaning_fee + held.payout_due;
  if (-held.guest - held.guest_owes !== amount) return `the guest pays ${amount} and the ledger says ${-held.guest - held.guest_owes}`;
  if (held.guest_owes > 0) return `the guest paid ${held.guest_owes} more than they owed`;
  if (held.service_fee !== serviceFee) return `the service fee is ${serviceFee} and the ledger says ${held.service_fee}`;
  if (held.provider + held.costs !== 0) return `the provider kept ${held.provider} and the ledger has costs of ${-held.costs}`;
  if (booking.paidOutAt && (held.host !== payout || owed !== 0)) return `the host got ${payout} and the ledger says ${held.host}`;
  if (!booking.paidOutAt && (held.host !== 0 || owed !== payout)) return `${payout} is due to the host and the ledger says ${owed}`;
  const overdueFrom = new Date(now.getTime() - OVERDUE_DAYS * DAY_MS);
  if (!booking.paidOutAt && payout > 0 && booking.payableAt < overdueFrom) return `${payout} is overdue to the host`;
  return null;
}

/** What is wrong with the payments of a booking that was paid here; null where they are what the ledger says, or will be once the provider has answered. */
export function paymentFault({ checkoutId }: { checkoutId: string | null }, held: Held, collected: Collected | null): string | null {
  if (!collected) return checkoutId === null ? null : "it was booked by paying, and there is no payment";
  if (collected.isUnderWay || collected.cents === -held.guest) return null;
  return `payments hold ${collected.cents} of the guest and the ledger says ${-held.guest}`;
}
