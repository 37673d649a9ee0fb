import type { PackageFields } from "../../charters/index.ts";

const EVERY_DAY = 127;

/** One start, on these weekdays. */
export const startRow = (time: string, weekdays = EVERY_DAY): PackageFields["starts"][number] => ({
  weekdays,
  fromDay: null,
  untilDay: null,
  isYearly: false,
  firstStart: time,
  lastStart: time,
  stepMinutes: 30,
});
