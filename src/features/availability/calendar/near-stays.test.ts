import { expect, test } from "vitest";
import { staysAround } from "./near-stays.ts";

test("goes out from a stay day by day, later before earlier, with as many nights", () => {
  const stays = staysAround({ checkIn: "2027-07-10", checkOut: "2027-07-14" });
  expect(stays.slice(0, 3)).toEqual([
    { checkIn: "2027-07-11", checkOut: "2027-07-15" },
    { checkIn: "2027-07-09", checkOut: "2027-07-13" },
    { checkIn: "2027-07-12", checkOut: "2027-07-16" },
  ]);
  expect(stays.at(-1)).toEqual({ checkIn: "2027-06-26", checkOut: "2027-06-30" });
});
