import type { ClockTime } from "../time-zones.server.ts";
import type { RepeatRule } from "./repeat-rule.server.ts";

const DAY = 24 * 3600 * 1000;

/** A day as the number of days since January 1, 1970. */
type Day = number;
type Days = { first: Day; end: Day };

/**
 * The times at which a rule repeats what begins at this time, in order, from one moment until another. Goes from period to period and asks of
 * each day in it whether it fits, so a day that a month or a year lacks is never made up.
 */
export function* ruleTimes(given: RepeatRule, start: ClockTime, isDay: boolean, from: ClockTime, until: ClockTime): Generator<ClockTime> {
  const rule = completed(given, dayOf(start));
  const times = isDay ? [0] : timesOfDay(rule, start);
  let counted = 0;
  for (let period = rule.count === Infinity ? firstWorthwhile(rule, dayOf(start), from) : 0; ; period++) {
    const days = periodOf(rule, dayOf(start), period);
    // No date at all when it lies beyond the last that there is.
    if (Number.isNaN(days.first) || days.first * DAY > until) return;
    for (const time of chosen(rule, daysThatFit(rule, days), times)) {
      if (time < start) continue;
      if (++counted > rule.count || time > until) return;
      if (time >= from) yield time;
    }
  }
}

/** What a rule doesn't say, the start does. */
function completed(rule: RepeatRule, start: Day): RepeatRule {
  const { frequency, months, weeks, yearDays, monthDays, weekdays } = rule;
  const { month, date } = civil(start);
  const onWeekday = { ...rule, weekdays: [{ day: weekdayOf(start), nth: null }] };
  const onDate = { ...rule, monthDays: [date] };
  if (weekdays || monthDays || yearDays) return rule;
  if (frequency === "WEEKLY" || weeks) return onWeekday;
  if (frequency === "MONTHLY") return onDate;
  return frequency === "YEARLY" ? { ...onDate, months: months ?? [month] } : rule;
}

function timesOfDay({ hours, minutes, seconds }: RepeatRule, start: ClockTime): number[] {
  const at = new Date(start);
  const times = (hours ?? [at.getUTCHours()]).flatMap((hour) =>
    (minutes ?? [at.getUTCMinutes()]).flatMap((minute) =>
      (seconds ?? [at.getUTCSeconds()]).map((second) => ((hour * 60 + minute) * 60 + second) * 1000),
    ),
  );
  return times.toSorted((a, b) => a - b);
}

/** Goes over the time before in whole steps of the rule; one that counts its dates must be followed from its start. */
function firstWorthwhile(rule: RepeatRule, start: Day, from: ClockTime): number {
  const [here, there] = [civil(start), civil(Math.max(start, dayOf(from)))];
  const years = there.year - here.year;
  const steps = {
    DAILY: dayOf(from) - start,
    WEEKLY: Math.floor((dayOf(from) - start) / 7),
    MONTHLY: years * 12 + there.month - here.month,
    YEARLY: years,
  }[rule.frequency];
  return Math.max(0, Math.floor(steps / rule.interval) - 1);
}

function periodOf({ frequency, interval, weekStart }: RepeatRule, start: Day, number: number): Days {
  const step = number * interval;
  const { year, month } = civil(start);
  const weekFirst = start - ((weekdayOf(start) - weekStart + 7) % 7);
  switch (frequency) {
    case "DAILY":
      return { first: start + step, end: start + step + 1 };
    case "WEEKLY":
      return { first: weekFirst + 7 * step, end: weekFirst + 7 * step + 7 };
    case "MONTHLY":
      return { first: dayNumber(year, month + step, 1), end: dayNumber(year, month + step + 1, 1) };
    case "YEARLY":
      return { first: dayNumber(year + step, 1, 1), end: dayNumber(year + step + 1, 1, 1) };
  }
}

function* daysThatFit(rule: RepeatRule, { first, end }: Days): Generator<Day> {
  const { frequency, months, monthDays, yearDays, weeks, weekdays } = rule;
  if (!months && !monthDays && !yearDays && !weeks && !weekdays) return yield* daysFrom(first, end);
  for (let day = first; day < end;) {
    const { year, month } = civil(day);
    const inMonth = { first: dayNumber(year, month, 1), end: dayNumber(year, month + 1, 1) };
    const [from, until] = [day, Math.min(end, inMonth.end)];
    day = inMonth.end;
    if (months && !months.includes(month)) continue;
    const inYear = frequency === "YEARLY" ? { first: dayNumber(year, 1, 1), end: dayNumber(year + 1, 1, 1) } : inMonth;
    for (const each of monthDays ? numbered(monthDays, inMonth) : daysFrom(from, until)) {
      if (each < from || each >= until || (yearDays && !isNumbered(yearDays, each, inYear))) continue;
      if (weeks && !isInWeek(weeks, each, rule.weekStart)) continue;
      if (!weekdays || weekdays.some((weekday) => isWeekday(weekday, each, months ? inMonth : inYear))) yield each;
    }
  }
}

function* daysFrom(first: Day, end: Day): Generator<Day> {
  for (let day = first; day < end; day++) yield day;
}

/** The days with these numbers in a month or year, in order; from its end if they are negative. */
const numbered = (numbers: number[], { first, end }: Days): Day[] =>
  [...new Set(numbers.map((number) => (number > 0 ? first + number - 1 : end + number)))]
    .filter((day) => day >= first && day < end)
    .toSorted((a, b) => a - b);

const isNumbered = (numbers: number[], day: Day, { first, end }: Days): boolean =>
  numbers.includes(day - first + 1) || numbers.includes(day - end);

function isWeekday({ day: weekday, nth }: { day: number; nth: number | null }, day: Day, { first, end }: Days): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (nth === null) return true;
  return nth === (nth > 0 ? Math.floor((day - first) / 7) + 1 : -Math.floor((end - 1 - day) / 7) - 1);
}

/** Week 1 is the first with at least four days in the year. */
function isInWeek(weeks: number[], day: Day, weekStart: number): boolean {
  const weekFirst = day - ((weekdayOf(day) - weekStart + 7) % 7);
  const { year } = civil(weekFirst + 3);
  const week = (weekFirst - firstWeek(year, weekStart)) / 7 + 1;
  const last = (firstWeek(year + 1, weekStart) - firstWeek(year, weekStart)) / 7;
  return weeks.includes(week) || weeks.includes(week - last - 1);
}

function firstWeek(year: number, weekStart: number): Day {
  const fourth = dayNumber(year, 1, 4);
  return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7);
}

/** The times on these days; of a rule with positions, only those in the set of a period. */
function* chosen({ positions }: RepeatRule, days: Iterable<Day>, times: number[]): Generator<ClockTime> {
  if (!positions) {
    for (const day of days) for (const time of times) yield day * DAY + time;
    return;
  }
  const all = [...days].flatMap((day) => times.map((time) => day * DAY + time));
  const at = new Set(positions.map((position) => (position > 0 ? position - 1 : all.length + position)));
  for (const [index, time] of all.entries()) if (at.has(index)) yield time;
}

const dayOf = (time: ClockTime): Day => Math.floor(time / DAY);
const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;
/** Of a day, or of a month that lies in another year; not with Date.UTC, to which the year 27 is 1927. */
const dayNumber = (year: number, month: number, date: number): Day => new Date(0).setUTCFullYear(year, month - 1, date) / DAY;

function civil(day: Day): { year: number; month: number; date: number } {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
}
