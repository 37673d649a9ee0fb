import { addDays, nightsBetween, type Stay } from "../../availability/index.ts";
import { monthOfYear } from "../../../platform/words/day-words.ts";
import { type DateProblem, dateProblem, type StayLength, type When } from "./when.rules.ts";

/** A weekend is Friday to Sunday. A month fits into February. */
const NIGHTS_OF = { weekend: 2, week: 7, month: 28 } as const satisfies Record<StayLength, number>;
const FRIDAY = 5;

/** The stays that would do: all of as many nights, the first one the most welcome, or else the cheapest. */
export type StayWindow = { nights: number; checkIns: string[]; isByPrice?: boolean };

/** The stays that fit; null if any date will do. None begins before the day, or ends after the month. */
export function stayWindow({ checkIn, checkOut, flex, month, length }: When, earliest: string): StayWindow | null {
  if (checkIn && checkOut) {
    const days = Array.from({ length: flex ?? 0 }, (_, index) => index + 1);
    const checkIns = [0, ...days.flatMap((by) => [by, -by])].map((by) => addDays(checkIn, by));
    return { nights: nightsBetween({ checkIn, checkOut }), checkIns: checkIns.filter((day) => day >= earliest) };
  }
  if (!month) return null;
  const nights = NIGHTS_OF[length ?? "week"];
  const first = `${month}-01`;
  const end = nextMonth(month);
  const checkIns = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (day) => day >= earliest && addDays(day, nights) <= end && (length !== "weekend" || new Date(day).getUTCDay() === FRIDAY),
  );
  return { nights, checkIns, isByPrice: true };
}

/** The most welcome stay that would do. */
export const firstStay = (window: StayWindow, fits: (stay: Stay) => boolean): Stay | null => staysIn(window).find(fits) ?? null;

/** All of the stays that would do, in their order. */
export const staysIn = ({ nights, checkIns }: StayWindow): Stay[] =>
  checkIns.map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }));

/** How many of the stays could be had one after another beside the one that is taken. */
export function countBeside(stays: readonly Stay[], taken: Stay): number {
  let [count, free] = [0, ""];
  for (const { checkIn, checkOut } of stays.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1))) {
    if (checkIn < free || (checkIn < taken.checkOut && checkOut > taken.checkIn)) continue;
    count += 1;
    free = checkOut;
  }
  return count;
}

/** The earliest and the latest of the check-ins; null if there is none. */
export function checkInsOf({ checkIns }: StayWindow): { first: string; last: string } | null {
  const inOrder = checkIns.toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return first && last ? { first, last } : null;
}

/** The first night and the day after the last one that any of these stays may need. */
export const spanOf = ({ nights, checkIns }: StayWindow) => {
  const inOrder = checkIns.toSorted();
  return { first: inOrder[0] ?? null, end: inOrder.length > 0 ? addDays(inOrder.at(-1) ?? "", nights) : null };
};

const nextMonth = (month: string): string => `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;

/** Why no stay can be searched for, in words and at the field that is wrong; null if one can. */
export function windowProblem(when: When, today: string): DateProblem | null {
  const problem = dateProblem(when, today);
  if (problem ?? stayWindow(when, today)?.checkIns.length !== 0) return problem;
  return { field: "month", message: `There's no ${when.length ?? "week"} left in ${monthOfYear(`${when.month}-01`)}` };
}
