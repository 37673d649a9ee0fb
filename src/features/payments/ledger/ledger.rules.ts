export const MOVEMENT_KINDS = ["charge", "balance", "refund", "change", "payout", "forgiven", "bounced", "fee"] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Kinds that a booking may have several of. Each is told from the others by its reference. */
export const REPEATED_KINDS = ["balance", "bounced", "fee"] as const satisfies MovementKind[];

export const LEDGER_ACCOUNTS = ["guest", "guest_owes", "service_fee", "cleaning_fee", "payout_due", "host", "provider", "costs"] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Accounts in which a host has something. */
export const HOST_ACCOUNTS = ["cleaning_fee", "payout_due", "host"] as const satisfies LedgerAccount[];

/** What goes to or comes from each of those who share a booking's money, in cents. */
export type Shares = { serviceFee: number; cleaningFee: number; payoutDue: number };

export type Entry = { account: LedgerAccount; amount: number };

export const sumOf = ({ serviceFee, cleaningFee, payoutDue }: Shares): number => serviceFee + cleaningFee + payoutDue;

/** The guest pays this much of the price now and owes the rest; the others get their shares. */
export const chargeEntries = (shares: Shares, paidCents = sumOf(shares)): Entry[] =>
  moved([{ account: "guest", amount: -paidCents }, { account: "guest_owes", amount: paidCents - sumOf(shares) }, ...shared(shares, 1)]);

/** A part that the guest owed is paid. */
export const balanceEntries = (cents: number): Entry[] => [
  { account: "guest", amount: -cents },
  { account: "guest_owes", amount: cents },
];

/** A part that counted as paid was not collected: the guest owes it. */
export const bouncedEntries = (cents: number): Entry[] => balanceEntries(-cents);

/** The others give their shares back. What the guest still owes is forgiven first; only the rest is money that goes to them. */
export function refundEntries(shares: Shares, owedCents = 0): Entry[] {
  const forgiven = Math.min(sumOf(shares), owedCents);
  return moved([
    { account: "guest", amount: sumOf(shares) - forgiven },
    { account: "guest_owes", amount: forgiven },
    ...shared(shares, -1),
  ]);
}

type Paying = { owedCents?: number; paidCents?: number };

/** A dearer stay is paid, or owed but for `paidCents`; a cheaper one is a refund of the difference. */
export function changeEntries(former: Shares, current: Shares, { owedCents, paidCents }: Paying = {}): Entry[] {
  const more = differenceOf(current, former);
  return sumOf(more) < 0 ? refundEntries(differenceOf(former, current), owedCents) : chargeEntries(more, paidCents);
}

/** The host gets what is left for them of the nights and the cleaning. */
export const payoutEntries = ({ cleaningFee, payoutDue }: Omit<Shares, "serviceFee">): Entry[] =>
  moved([
    { account: "cleaning_fee", amount: -cleaningFee },
    { account: "payout_due", amount: -payoutDue },
    { account: "host", amount: cleaningFee + payoutDue },
  ]);

/** Nobody gets what was never collected: the host's nights go first, then the cleaning, and our fee last. */
export function forgivenEntries(debtCents: number, held: Shares): Entry[] {
  const payoutDue = Math.min(debtCents, held.payoutDue);
  const cleaningFee = Math.min(debtCents - payoutDue, held.cleaningFee);
  return moved([
    { account: "guest_owes", amount: debtCents },
    ...shared({ payoutDue, cleaningFee, serviceFee: debtCents - payoutDue - cleaningFee }, -1),
  ]);
}

/** What a provider keeps for a payment is our cost. */
export const feeEntries = (cents: number): Entry[] =>
  moved([
    { account: "provider", amount: cents },
    { account: "costs", amount: -cents },
  ]);

const shared = ({ serviceFee, cleaningFee, payoutDue }: Shares, sign: 1 | -1): Entry[] => [
  { account: "service_fee", amount: sign * serviceFee },
  { account: "cleaning_fee", amount: sign * cleaningFee },
  { account: "payout_due", amount: sign * payoutDue },
];

const differenceOf = (one: Shares, other: Shares): Shares => ({
  serviceFee: one.serviceFee - other.serviceFee,
  cleaningFee: one.cleaningFee - other.cleaningFee,
  payoutDue: one.payoutDue - other.payoutDue,
});

/** Accounts that nothing happens to are left out. */
const moved = (entries: Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0);
