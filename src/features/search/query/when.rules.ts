export const FLEX_DAYS = [1, 3, 7] as const;
export const STAY_LENGTHS = ["weekend", "week", "month"] as const;
export type StayLength = (typeof STAY_LENGTHS)[number];

const LONGEST_STAY = 365;
const DAY_MS = 24 * 3600 * 1000;
const ISO_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (value: string): boolean => ISO_MONTH.test(value);

/** What a guest says of when: dates, perhaps give or take some days; or a kind of stay within a month. */
export type When = {
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  flex?: number | undefined;
  month?: string | undefined;
  length?: StayLength | undefined;
  /** Or a charter on this day, from and until these times. */
  day?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

export const isTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** This month and those that follow. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7));
}

export type DateProblem = { field: "checkIn" | "checkOut" | "month" | "day" | "until"; message: string };

/** Why these dates can't be searched for, in words and at the field that is wrong; null if they can. */
export function dateProblem({ checkIn = "", checkOut = "", month, day, from, until }: When, today: string): DateProblem | null {
  if (day && (checkIn || checkOut || month)) return { field: "day", message: "Choose a day or dates, not both" };
  if (day && day < today) return { field: "day", message: "Choose a day that is ahead" };
  if (from && until && from >= until) return { field: "until", message: "Choose a time after the start" };
  if (checkIn && !checkOut) return { field: "checkOut", message: "Add a check-out date" };
  if (checkOut && !checkIn) return { field: "checkIn", message: "Add a check-in date" };
  if (!checkIn) return null;
  if (checkIn < today) return { field: "checkIn", message: "Check-in date cannot be in the past" };
  if (checkOut <= checkIn) return { field: "checkOut", message: "Check-out date must be after check-in date" };
  if (Date.parse(checkOut) - Date.parse(checkIn) > LONGEST_STAY * DAY_MS)
    return { field: "checkOut", message: `Choose at most ${LONGEST_STAY} nights` };
  return month ? { field: "month", message: "Choose dates or a month, not both" } : null;
}
