import { addDays, nightsOf, type Stay } from "../../availability/index.ts";

/** How many days a listing's outlook goes ahead. */
export const OUTLOOK_DAYS = 30;

/** What is booked at a listing in the days ahead. */
export type Outlook = {
  /** The day the guests who are there now leave. */
  leavesOn: string | null;
  /** Guests who are there now don't count; those who arrive today do. */
  nextCheckIn: string | null;
  bookedNights: number;
};

/** The outlook from today on, of a listing with these confirmed stays. */
export function outlookFrom(today: string, stays: readonly Stay[]): Outlook {
  const end = addDays(today, OUTLOOK_DAYS);
  const nights = new Set(stays.flatMap((stay) => nightsOf(stay)).filter((night) => night >= today && night < end));
  const arrivals = stays.map(({ checkIn }) => checkIn).filter((day) => day >= today && day < end);
  return {
    leavesOn: stays.find(({ checkIn, checkOut }) => checkIn < today && checkOut > today)?.checkOut ?? null,
    nextCheckIn: arrivals.toSorted()[0] ?? null,
    bookedNights: nights.size,
  };
}
