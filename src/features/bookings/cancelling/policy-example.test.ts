import { expect, test } from "vitest";
import { policyExample } from "./policy-example.ts";

test("the example's refunds are those of real bookings", () => {
  const { stay, totalCents, policies } = policyExample(new Date("2026-05-04T12:00:00Z"));
  expect(stay).toEqual({ checkIn: "2026-06-19", checkOut: "2026-06-22" });
  expect(totalCents).toBe(76_200);
  expect(policies).toEqual([
    { policy: "flexible", deadline: new Date("2026-06-18T19:00:00Z"), before: 69_000, after: 49_000 },
    { policy: "moderate", deadline: new Date("2026-06-14T19:00:00Z"), before: 69_000, after: 34_500 },
    { policy: "strict", deadline: new Date("2026-06-12T19:00:00Z"), before: 34_500, after: 0 },
  ]);
});
