/** Money that a guest gave (below zero) or got back. */
type Moved = { at: Date; amount: number; reference: string };

export type GuestPayment = { paidAt: Date; amountCents: number; refundedCents: number; reference: string };

/** Payments, of which what came back is taken off the newest first, of each at most what is left of it. */
export function guestPayments(moves: Moved[]): GuestPayment[] {
  const payments: GuestPayment[] = [];
  for (const { at, amount, reference } of moves) {
    if (amount < 0) payments.push({ paidAt: at, amountCents: -amount, refundedCents: 0, reference });
    let back = Math.max(0, amount);
    for (const payment of payments.toReversed()) {
      const part = Math.min(back, payment.amountCents - payment.refundedCents);
      payment.refundedCents += part;
      back -= part;
    }
  }
  return payments;
}
