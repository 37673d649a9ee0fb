import { monthOfYear } from "../../platform/words/day-words.ts";

export const MOST_PLANS = 50;
export const MOST_PARTS = 10;
export const MOST_COMPANIONS = 20;
export const MOST_COSTS = 100;
export const INVITED_DAYS = 30;
export const LONGEST_NAME = 60;
export const LONGEST_LABEL = 100;

/** "Camden, July 2027", until its owner calls it something else. */
export function nameOfTrip({ city, checkIn }: { city: string; checkIn: string }): string {
  const when = monthOfYear(checkIn);
  return `${city.slice(0, LONGEST_NAME - when.length - 2)}, ${when}`;
}
