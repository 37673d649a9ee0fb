import { addDays, nightsBetween, type Stay } from "../stay.rules.ts";

const FARTHEST_DAYS = 14;

/** Stays as long as this one with check-in within two weeks of it, the nearest first, the later one of two. */
export function staysAround(stay: Stay): Stay[] {
  const nights = nightsBetween(stay);
  return Array.from({ length: FARTHEST_DAYS }, (_, index) => [index + 1, -index - 1])
    .flat()
    .map((days) => addDays(stay.checkIn, days))
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
}
