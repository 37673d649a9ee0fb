import { addDays, type Hours, nightsOf, type Stay } from "../../availability/index.ts";

/** How many days a listing's outlook goes ahead. */
export const OUTLOOK_DAYS = 30;

/** What is booked at a listing in the days ahead. */
export type Outlook = {
  /** The day the guests who are there now leave. */
  leavesOn: string | null;
  /** Guests who are there now don't count; those who arrive today do. */
  nextCheckIn: string | null;
  bookedNights: number;
  /** The day of the next use by the hour, and how many there are. */
  nextTrip: string | null;
  trips: number;
};

/** The outlook from today on, of a listing with these confirmed stays. */
export function outlookFrom(today: string, stays: readonly (Stay & { hours?: Hours | null })[]): Outlook {
  const end = addDays(today, OUTLOOK_DAYS);
  const nights = new Set(stays.flatMap((stay) => nightsOf(stay)).filter((night) => night >= today && night < end));
  const coming = stays.filter(({ checkIn }) => checkIn >= today && checkIn < end);
  const firstOf = (some: readonly Stay[]) => some.map(({ checkIn }) => checkIn).toSorted()[0] ?? null;
  const trips = coming.filter(({ hours }) => hours);
  return {
    leavesOn: stays.find(({ checkIn, checkOut }) => checkIn < today && checkOut > today)?.checkOut ?? null,
    nextCheckIn: firstOf(coming.filter(({ hours }) => !hours)),
    bookedNights: nights.size,
    nextTrip: firstOf(trips),
    trips: trips.length,
  };
}
