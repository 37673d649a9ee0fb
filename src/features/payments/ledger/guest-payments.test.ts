import { expect, test } from "vitest";
import { guestPayments } from "./guest-payments.ts";

test("what comes back is taken off the newest payments that there are by then", () => {
  const at = new Date("2027-06-01T12:00:00Z");
  const move = (amount: number) => ({ at, amount, reference: `of ${Math.abs(amount)}` });
  expect(guestPayments([move(-10_000), move(2_000), move(-5_000), move(6_000)])).toEqual([
    { paidAt: at, amountCents: 10_000, refundedCents: 3_000, reference: "of 10000" },
    { paidAt: at, amountCents: 5_000, refundedCents: 5_000, reference: "of 5000" },
  ]);
});
