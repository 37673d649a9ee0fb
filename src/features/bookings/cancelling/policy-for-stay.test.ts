import { expect, test } from "vitest";
import { money } from "../../../platform/money.ts";
import { policyForStay } from "./policy-for-stay.ts";

const stay = { beginsAt: new Date("2026-12-11T00:00:00Z"), timeZone: "America/Los_Angeles", serviceFee: money(15_800) };
const early = new Date("2026-11-16T12:00:00Z");
const late = new Date("2026-12-10T20:00:00Z");

test.each([
  ["flexible", early, "Refundable until Dec 9, 4:00 PM, except the $158 service fee. After that, you pay for the first night."],
  ["moderate", early, "Refundable until Dec 5, 4:00 PM, except the $158 service fee. After that, 50% back."],
  ["strict", early, "50% back until Dec 3, 4:00 PM, except the $158 service fee. After that, no refund."],
  ["flexible", late, "If you cancel before check-in, you pay for the first night and the $158 service fee."],
  ["moderate", late, "If you cancel before check-in, you get 50% back, except the $158 service fee."],
  ["strict", late, "No refund if you cancel this close to check-in."],
] as const)("a %s stay says what comes back and until when", (cancellationPolicy, now, words) => {
  expect(policyForStay({ ...stay, cancellationPolicy }, now)).toBe(words);
});

test("a deadline in another year names it", () => {
  const next = { ...stay, beginsAt: new Date("2027-03-11T00:00:00Z"), cancellationPolicy: "moderate" } as const;
  expect(policyForStay(next, early)).toContain("until Mar 5, 2027, 4:00 PM");
});
