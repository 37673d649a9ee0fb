import { addDays, nightsBetween } from "../availability/index.ts";
import type { HostStay } from "../bookings/index.ts";
import { type CalendarDay, isTrip, runsOf } from "./calendar-days.ts";

const HALVES_IN_WEEK = 14;

/** A piece of a bar within one week (or another row), in half days from 1: a stay, here or on another site, starts and ends in the middle of a day, a block doesn't. */
export type Bar = { key: string; week: number; from: number; span: number; isStart: boolean; isEnd: boolean } & (
  | { kind: "stay"; stay: HostStay; isPast: boolean }
  | { kind: "trips"; trips: HostStay[]; isPast: boolean }
  | { kind: "block"; label: string }
  | { kind: "import"; label: string }
);

/** The bars over these weeks, or over another row of days. */
export function barsOf(days: CalendarDay[], stays: HostStay[], halvesInRow = HALVES_IN_WEEK): Bar[] {
  const [first] = days;
  if (!first) return [];
  const halves = days.length * 2;
  const today = days.find(({ isPast }) => !isPast)?.day ?? addDays(first.day, days.length);
  const offset = (day: string) => 2 * nightsBetween({ checkIn: first.day, checkOut: day });
  const ofStays = stays
    .filter((stay) => !isTrip(stay))
    .flatMap((stay) =>
      pieces(offset(stay.checkIn) + 1, offset(stay.checkOut) + 1, halves, halvesInRow).map((piece) => ({
        ...piece,
        kind: "stay" as const,
        key: `${stay.id} ${piece.week}`,
        stay,
        isPast: stay.checkOut <= today,
      })),
    );
  const ofBlocks = runsOf(days)
    .filter(([day]) => day && day.held !== null && !day.stay && day.trips.length === 0)
    .flatMap((run) => {
      const [start] = run;
      if (!start) return [];
      const kind = start.held === "import" ? ("import" as const) : ("block" as const);
      const from = offset(start.day) + (kind === "import" ? 1 : 0);
      return pieces(from, from + 2 * run.length, halves, halvesInRow).map((piece) => ({
        ...piece,
        kind,
        key: `${start.day} ${piece.week}`,
        label: blockLabel(start),
      }));
    });
  const ofTrips = days.flatMap((day) => {
    if (day.trips.length === 0) return [];
    // Beside somebody who leaves in the morning, or comes in the afternoon.
    const from = offset(day.day) + (stays.some(({ checkIn, checkOut }) => checkIn < checkOut && checkOut === day.day) ? 1 : 0);
    const to = offset(day.day) + (stays.some(({ checkIn, checkOut }) => checkIn < checkOut && checkIn === day.day) ? 1 : 2);
    return pieces(from, Math.max(to, from + 1), halves, halvesInRow).map((piece) => ({
      ...piece,
      kind: "trips" as const,
      key: `trips ${day.day}`,
      trips: day.trips,
      isPast: day.isPast,
    }));
  });
  return [...ofStays, ...ofTrips, ...ofBlocks];
}

/** The host's reason, the names of the calendars that hold the day, or that it is for preparation, or that somebody asks or is paying for it. */
export const blockLabel = ({ held, reason, calendars, askedBy }: CalendarDay): string =>
  held === "import"
    ? calendars.join(", ") || "Another calendar"
    : isWithoutHost(held)
      ? askedBy === null
        ? (held === "hours" && calendars.join(", ")) || UNASKED[held]
        : `${askedBy} asks to book`
      : reason || "Blocked";

/** What holds a day without the host's doing. */
const UNASKED = { preparation: "Preparation", hours: "Booked by the hour", checkout: "Someone is paying" };
const isWithoutHost = (held: CalendarDay["held"]): held is keyof typeof UNASKED => held !== null && held in UNASKED;

/** The ground of a day that is closed. */
export const closedLook = ({ held, stay, trips }: Pick<CalendarDay, "held" | "stay" | "trips">): string =>
  stay || trips.length > 0 ? "" : held === "block" ? "hatched" : isWithoutHost(held) ? "dotted" : "";

/** Splits a range of half days (end exclusive) at the ends of rows. */
function pieces(start: number, end: number, halves: number, halvesInRow: number) {
  const [shownStart, shownEnd] = [Math.max(0, start), Math.min(halves, end)];
  const cut = [];
  for (let from = shownStart; from < shownEnd;) {
    const week = Math.floor(from / halvesInRow);
    const to = Math.min(shownEnd, (week + 1) * halvesInRow);
    cut.push({ week: week + 1, from: (from % halvesInRow) + 1, span: to - from, isStart: from === start, isEnd: to === end });
    from = to;
  }
  return cut;
}
