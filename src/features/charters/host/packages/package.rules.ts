import { addDays } from "../../../availability/index.ts";

export const MOST_PACKAGES = 20;
export const MOST_ROWS = 20;
export const LONGEST_NAME = 60;
export const LONGEST_PLACE = 120;
export const SHORTEST_MINUTES = 30;
export const LONGEST_MINUTES = 14 * 24 * 60;
export const MOST_NIGHTS = 28;
export const MOST_PEOPLE = 100;
export const LONGEST_PREPARATION = 1440;
export const STEPS: readonly number[] = [15, 30, 60];

type Length = { minutes: number | null; nights: number | null; returnsAt: string | null };
type Start = { firstStart: string; lastStart: string };

/** Whether a trip that begins then, by the clocks of the marina, is back before it began, or at that very minute. */
export const endsBeforeItBegins = ({ nights, returnsAt }: Length, { lastStart }: Start): boolean =>
  nights === 0 && returnsAt !== null && returnsAt <= lastStart;

type Days = { weekdays: number; fromDay: string | null; untilDay: string | null; isYearly: boolean };

/** What is wrong with the days of a row, by field. */
export function faultsOfDays({ weekdays, fromDay, untilDay, isYearly }: Days): { field: string; message: string }[] {
  const faults: { field: string; message: string }[] = [];
  if (weekdays === 0) faults.push({ field: "weekdays", message: "Choose at least one day." });
  if (fromDay === null && untilDay !== null) faults.push({ field: "fromDay", message: "Fill in both days, or leave both empty." });
  if (fromDay !== null && untilDay === null) faults.push({ field: "untilDay", message: "Fill in both days, or leave both empty." });
  if (fromDay === null || untilDay === null) return faults;
  if (!isYearly && untilDay < fromDay) faults.push({ field: "untilDay", message: "Choose a last day that isn't before the first." });
  if (isYearly && untilDay > addDays(fromDay, 365))
    faults.push({ field: "untilDay", message: "A season of every year lasts a year at most." });
  return faults;
}
