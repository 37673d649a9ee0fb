const MONTHS = "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Days in words, by hand: the language's own formatter takes a phone tens of milliseconds to make. */
function partsOf(day: string) {
  const date = new Date(day);
  const [month = "", weekday = ""] = [MONTHS[date.getUTCMonth()], WEEKDAYS[date.getUTCDay()]];
  return { weekday, month, date: date.getUTCDate(), year: date.getUTCFullYear() };
}

const short = (name: string) => name.slice(0, 3);

/** "Jun" */
export const shortMonth = (day: string): string => short(partsOf(day).month);

/** "June 2027" */
export function monthOfYear(day: string): string {
  const { month, year } = partsOf(day);
  return `${month} ${year}`;
}

/** "Jun 10" */
export function shortMonthDay(day: string): string {
  const { month, date } = partsOf(day);
  return `${short(month)} ${date}`;
}

/** "June 10" */
export function monthDayInWords(day: string): string {
  const { month, date } = partsOf(day);
  return `${month} ${date}`;
}

/** "Jun 10, 2027" */
export const shortDate = (day: string): string => `${shortMonthDay(day)}, ${partsOf(day).year}`;

/** "Thu, Jun 10" */
export const shortDay = (day: string): string => `${short(partsOf(day).weekday)}, ${shortMonthDay(day)}`;

/** "Thursday, June 10, 2027" */
export function dayInWords(day: string): string {
  const { weekday, year } = partsOf(day);
  return `${weekday}, ${monthDayInWords(day)}, ${year}`;
}
