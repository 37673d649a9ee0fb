import fc from "fast-check";
import {
  balanceEntries,
  changeEntries,
  chargeEntries,
  type Entry,
  feeEntries,
  forgivenEntries,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  payoutEntries,
  refundEntries,
  type Shares,
  sumOf,
} from "../../src/features/payments/ledger/ledger.rules.ts";

const cents = fc.integer({ min: 0, max: 300_000 });
const part = fc.integer({ min: 0, max: 100 });
const shares = fc.record({ payoutDue: cents, cleaningFee: cents, serviceFee: cents });
const anyEvent = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant("pay" as const), part }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant("change" as const), to: shares, part }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("fee" as const), cents: fc.integer({ min: 1, max: 9_000 }) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("cancel" as const), nights: part, cleaning: part, fee: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("forgive" as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("pay out" as const) }) },
);
const anyHistory = fc.record({ price: shares, first: part, events: fc.array(anyEvent, { maxLength: 30 }) });

type Event = typeof anyEvent extends fc.Arbitrary<infer T> ? T : never;
type History = typeof anyHistory extends fc.Arbitrary<infer T> ? T : never;
type Seen = Map<string, number>;

const partOf = (whole: number, percent: number) => Math.floor((whole * percent) / 100);

/** The second calculator: what a booking costs by now, and who paid and got what. It knows events and prices, and no entry. */
class Counters {
  price: Shares;
  collected: number;
  paidOut = 0;
  fees = 0;
  isOver = false;

  constructor(price: Shares, first: number) {
    this.price = price;
    this.collected = first;
  }

  get owed(): number {
    return sumOf(this.price) - this.collected;
  }

  /** Nobody has paid more than it costs. */
  reprice(price: Shares, paid = 0): void {
    this.price = price;
    this.collected = Math.min(this.collected + paid, sumOf(price));
  }

  /** What was collected is our fee, then the cleaning, then nights. */
  forgive(): void {
    const serviceFee = Math.min(this.price.serviceFee, this.collected);
    const cleaningFee = Math.min(this.price.cleaningFee, this.collected - serviceFee);
    this.price = { serviceFee, cleaningFee, payoutDue: this.collected - serviceFee - cleaningFee };
  }

  accounts(): Record<LedgerAccount, number> {
    const isPaidOut = this.paidOut > 0;
    return {
      guest: -this.collected,
      guest_owes: -this.owed,
      service_fee: this.price.serviceFee,
      cleaning_fee: isPaidOut ? 0 : this.price.cleaningFee,
      payout_due: isPaidOut ? 0 : this.price.payoutDue,
      host: this.paidOut,
      provider: this.fees,
      costs: -this.fees,
    };
  }
}

/** What the ledger writes for an event, and the counters after it; null where the event can't happen. */
function tell(event: Event, counters: Counters): Entry[] | null {
  const { price, owed: owedCents, paidOut, isOver } = counters;
  const isSettled = paidOut > 0;
  switch (event.is) {
    case "pay": {
      const x = partOf(owedCents, event.part);
      if (x === 0) return null;
      counters.collected += x;
      return balanceEntries(x);
    }
    case "change": {
      if (isOver || isSettled) return null;
      const paidCents = partOf(Math.max(0, sumOf(event.to) - sumOf(price)), event.part);
      counters.reprice(event.to, paidCents);
      return changeEntries(price, event.to, { owedCents, paidCents });
    }
    case "fee":
      counters.fees += event.cents;
      return feeEntries(event.cents);
    case "cancel": {
      if (isOver || isSettled) return null;
      const back = {
        payoutDue: partOf(price.payoutDue, event.nights),
        cleaningFee: partOf(price.cleaningFee, event.cleaning),
        serviceFee: event.fee ? price.serviceFee : 0,
      };
      counters.isOver = true;
      counters.reprice({
        payoutDue: price.payoutDue - back.payoutDue,
        cleaningFee: price.cleaningFee - back.cleaningFee,
        serviceFee: price.serviceFee - back.serviceFee,
      });
      return refundEntries(back, owedCents);
    }
    case "forgive":
      if (!isOver || owedCents === 0) return null;
      counters.forgive();
      return forgivenEntries(owedCents, price);
    case "pay out":
      if (isSettled || owedCents > 0 || price.payoutDue + price.cleaningFee === 0) return null;
      counters.paidOut = price.payoutDue + price.cleaningFee;
      return payoutEntries(price);
  }
}

class Books {
  held = Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0])) as Record<LedgerAccount, number>;

  write(entries: Entry[]): void {
    if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new Error("a movement does not balance");
    if (new Set(entries.map(({ account }) => account)).size !== entries.length) throw new Error("an account stands twice in a movement");
    for (const { account, amount } of entries) this.held[account] += amount;
  }

  compare(counters: Counters): void {
    const counted = counters.accounts();
    for (const account of LEDGER_ACCOUNTS)
      if (this.held[account] !== counted[account]) throw new Error(`${account} holds ${this.held[account]}, counted ${counted[account]}`);
    if (this.held.guest_owes > 0) throw new Error("the guest paid more than they owed");
    if (this.held.host > counters.collected) throw new Error("the host got more than was collected");
  }
}

function run({ price, first, events }: History, seen: Seen): void {
  const paid = partOf(sumOf(price), first);
  const [books, counters] = [new Books(), new Counters(price, paid)];
  books.write(chargeEntries(price, paid));
  books.compare(counters);
  for (const event of events) {
    const owed = counters.owed > 0 ? ", with a debt" : "";
    const entries = tell(event, counters);
    if (!entries) continue;
    seen.set(`${event.is}${owed}`, (seen.get(`${event.is}${owed}`) ?? 0) + 1);
    books.write(entries);
    books.compare(counters);
  }
}

/** Tells this many stories of bookings to the ledger's rules and to a second calculator, which must agree after each event. Answers with the events that were seen. */
export function tellHistories(runs: number, seed?: number): Seen {
  const seen: Seen = new Map();
  fc.assert(
    fc.property(anyHistory, (given) => run(given, seen)),
    { numRuns: runs, seed },
  );
  return seen;
}
