import { expect, test } from "vitest";
import { NO_RULES } from "../rules/season.rules.ts";
import { cheaperStay } from "./cheaper-stay.ts";
import { stayChoices } from "./stay-choices.ts";

const cost = { guests: 2, cleaningFeeCents: 5_000 };
const stay = { checkIn: "2027-07-10", checkOut: "2027-07-14" };
const calendar = (days: { day: string; held: "booked" | null; priceCents: number | null }[], nightlyPriceCents = 10_000) =>
  stayChoices({ today: "2027-03-01", minimumNights: 2, days, nightlyPriceCents, rules: NO_RULES });
const dear = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ day: `2027-07-${first + at}`, held: null, priceCents: 20_000 }));

test("names the nearest check-in of those that save most, and what it saves with the fee", () => {
  expect(cheaperStay(calendar(dear(10, 13)), stay, cost)).toEqual({ checkIn: "2027-07-14", checkOut: "2027-07-18", savesCents: 44_800 });
});

test("passes over stays that somebody else has a night of", () => {
  const booked = { day: "2027-07-15", held: "booked" as const, priceCents: null };
  expect(cheaperStay(calendar([...dear(10, 13), booked]), stay, cost)).toMatchObject({ checkIn: "2027-07-06" });
});

test("says nothing where nothing saves a twentieth, and of dates that cannot be booked", () => {
  expect(cheaperStay(calendar([]), stay, cost)).toBeNull();
  expect(cheaperStay(calendar([{ day: "2027-07-10", held: null, priceCents: 11_000 }]), stay, cost)).toBeNull();
  expect(cheaperStay(calendar(dear(10, 13)), { checkIn: "2027-07-10", checkOut: "" }, cost)).toBeNull();
  expect(cheaperStay(calendar(dear(10, 13)), { checkIn: "2027-07-10", checkOut: "2027-07-11" }, cost)).toBeNull();
});
