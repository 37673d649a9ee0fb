import { addDays, nightsBetween } from "../../availability/index.ts";
import type { PlannedStay } from "../../bookings/index.server.ts";
import type { PlanDay, PlanSun } from "../trip-plan.schema.ts";

/** Nobody reads further. */
const MOST_DAYS = 60;

type Stay = Pick<
  PlannedStay,
  "id" | "phase" | "checkIn" | "checkOut" | "checkInTime" | "checkOutTime" | "timeZone" | "charter" | "listing" | "location"
>;

/** The trip day by day, from the first arrival to the last departure: what happens when, where one is, and the sun there. What was cancelled isn't in it. */
export function planDays(all: Stay[], sunAt: (day: string, stay: Stay) => PlanSun | null): PlanDay[] {
  const stays = all.filter(({ phase }) => phase !== "cancelled").toSorted((a, b) => begins(a).localeCompare(begins(b)));
  const [first] = stays;
  if (!first) return [];
  const last = stays.reduce((latest, { checkOut }) => (checkOut > latest ? checkOut : latest), first.checkOut);
  const length = Math.min(nightsBetween({ checkIn: first.checkIn, checkOut: last }) + 1, MOST_DAYS);
  let where = first;
  return Array.from({ length }, (_, n) => {
    const day = addDays(first.checkIn, n);
    where = stays.findLast(({ checkIn, checkOut }) => checkIn <= day && day <= checkOut) ?? where;
    const entries = stays.flatMap((stay) => entriesOn(day, stay)).toSorted((a, b) => a.time.localeCompare(b.time));
    return { day, place: where.listing.city, sun: sunAt(day, where), entries };
  });
}

const begins = ({ checkIn, checkInTime }: Stay): string => `${checkIn} ${checkInTime}`;

function entriesOn(day: string, { id: bookingId, checkIn, checkOut, checkInTime, checkOutTime, charter }: Stay): PlanDay["entries"] {
  const [first, last] = charter ? (["start", "return"] as const) : (["arrive", "leave"] as const);
  return [
    ...(day === checkIn ? [{ bookingId, kind: first, time: checkInTime }] : []),
    ...(day === checkOut ? [{ bookingId, kind: last, time: checkOutTime }] : []),
  ];
}
