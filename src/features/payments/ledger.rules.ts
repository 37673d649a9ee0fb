export type Movement = "charge" | "refund" | "payout" | "change";
export type LedgerAccount = "guest" | "service_fee" | "cleaning_fee" | "payout_due" | "host";

/** What goes to or comes from each of those who share a booking's money, in cents. */
export type Shares = { serviceFee: number; cleaningFee: number; payoutDue: number };

export type Entry = { account: LedgerAccount; amount: number };

const sumOf = ({ serviceFee, cleaningFee, payoutDue }: Shares): number => serviceFee + cleaningFee + payoutDue;

/** The guest gives, the others get; a refund is the same the other way. Accounts that nothing happens to are left out. */
export function entriesOf(movement: "charge" | "refund", shares: Shares): Entry[] {
  const sign = movement === "charge" ? 1 : -1;
  const entries: Entry[] = [
    { account: "guest", amount: -sign * sumOf(shares) },
    { account: "service_fee", amount: sign * shares.serviceFee },
    { account: "cleaning_fee", amount: sign * shares.cleaningFee },
    { account: "payout_due", amount: sign * shares.payoutDue },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

/** A change of a booking: the guest pays, or gets back, what each of the others gets more or less of. */
export const changeEntries = (former: Shares, current: Shares): Entry[] =>
  entriesOf("charge", {
    serviceFee: current.serviceFee - former.serviceFee,
    cleaningFee: current.cleaningFee - former.cleaningFee,
    payoutDue: current.payoutDue - former.payoutDue,
  });

/** The host gets what is left for them of the nights and the cleaning. */
export const payoutEntries = ({ cleaningFee, payoutDue }: Omit<Shares, "serviceFee">): Entry[] =>
  [
    { account: "cleaning_fee" as const, amount: -cleaningFee },
    { account: "payout_due" as const, amount: -payoutDue },
    { account: "host" as const, amount: cleaningFee + payoutDue },
  ].filter(({ amount }) => amount !== 0);
