import { describe, expect, test } from "vitest";
import { tellHistories } from "../../../../tests/support/ledger-histories.ts";
import { changeEntries, chargeEntries, type Entry, feeEntries, forgivenEntries, payoutEntries, refundEntries } from "./ledger.rules.ts";

const price = { payoutDue: 30_000, cleaningFee: 5_000, serviceFee: 3_600 };
const nothing = { payoutDue: 0, cleaningFee: 0, serviceFee: 0 };
const inWords = (entries: Entry[]) => entries.map(({ account, amount }) => `${account} ${amount}`).join(", ");

describe("what the ledger writes", () => {
  test.each([
    ["a charge of all", chargeEntries(price), "guest -38600, service_fee 3600, cleaning_fee 5000, payout_due 30000"],
    [
      "a first part",
      chargeEntries(price, 10_000),
      "guest -10000, guest_owes -28600, service_fee 3600, cleaning_fee 5000, payout_due 30000",
    ],
    ["a charge that is owed altogether", chargeEntries({ ...nothing, payoutDue: 700 }, 0), "guest_owes -700, payout_due 700"],
    ["a refund", refundEntries({ ...nothing, payoutDue: 700 }), "guest 700, payout_due -700"],
    ["a refund of less than is owed", refundEntries({ ...nothing, payoutDue: 700 }, 900), "guest_owes 700, payout_due -700"],
    ["a refund of more than is owed", refundEntries({ ...nothing, payoutDue: 700 }, 200), "guest 500, guest_owes 200, payout_due -700"],
    ["a dearer stay", changeEntries(nothing, { ...nothing, payoutDue: 700 }), "guest -700, payout_due 700"],
    [
      "a dearer stay that is owed",
      changeEntries(nothing, { ...nothing, payoutDue: 700 }, { paidCents: 0 }),
      "guest_owes -700, payout_due 700",
    ],
    [
      "a cheaper stay with a debt",
      changeEntries({ ...nothing, payoutDue: 700 }, nothing, { owedCents: 300 }),
      "guest 400, guest_owes 300, payout_due -700",
    ],
    [
      "a stay of the same price with other shares",
      changeEntries({ ...nothing, payoutDue: 700 }, { ...nothing, serviceFee: 700 }),
      "service_fee 700, payout_due -700",
    ],
    ["a stay that costs what it did", changeEntries(price, price), ""],
    ["a payout", payoutEntries({ payoutDue: 30_000, cleaningFee: 5_000 }), "cleaning_fee -5000, payout_due -30000, host 35000"],
    ["a debt that the nights cover", forgivenEntries(28_600, price), "guest_owes 28600, payout_due -28600"],
    ["a debt that takes all", forgivenEntries(38_600, price), "guest_owes 38600, service_fee -3600, cleaning_fee -5000, payout_due -30000"],
    ["a provider's fee", feeEntries(142), "provider 142, costs -142"],
  ])("%s", (_, entries, words) => expect(inWords(entries)).toBe(words));
});

test("in 500 histories of bookings, every movement balances and every account holds what events and prices alone say", () => {
  const seen = tellHistories(500);
  expect([...seen.keys()].toSorted()).toEqual([
    "cancel",
    "cancel, with a debt",
    "change",
    "change, with a debt",
    "fee",
    "fee, with a debt",
    "forgive, with a debt",
    "pay out",
    "pay, with a debt",
  ]);
});
