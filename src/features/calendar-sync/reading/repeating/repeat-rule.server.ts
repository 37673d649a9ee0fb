/** Days of the week from Sunday, 0, as everywhere in JavaScript. */
const WEEK = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const DAY_SECONDS = 24 * 3600;
const SHORTER_THAN_A_DAY: Record<string, number> = { SECONDLY: 1, MINUTELY: 60, HOURLY: 3600 };
const MOST_TIMES_A_DAY = 24;

type Frequency = "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";

/** The RRULE of an event; a part that it doesn't have is null. */
export type RepeatRule = {
  frequency: Frequency;
  interval: number;
  count: number;
  /** As it is written: what it means depends on the event's time zone. */
  until: string | null;
  weekStart: number;
  months: number[] | null;
  weeks: number[] | null;
  yearDays: number[] | null;
  monthDays: number[] | null;
  weekdays: { day: number; nth: number | null }[] | null;
  hours: number[] | null;
  minutes: number[] | null;
  seconds: number[] | null;
  positions: number[] | null;
};

const UNREADABLE_RULE = "It repeats in a way we can't read";
const TOO_OFTEN = "It repeats several times a day";

/** What a rule says, or in words why we can't go by it: it is broken, or RFC 5545 leaves open what it means. */
export function readRepeatRule(text: string): RepeatRule | string {
  const parts = partsOf(text);
  if (!parts) return UNREADABLE_RULE;
  const list = (name: string, bounds: Bounds) => numbersIn(parts.get(name), bounds);
  const interval = list("INTERVAL", { least: 1, most: 1e9 });
  const count = list("COUNT", { least: 1, most: 1e9 });
  const weekdays = weekdaysIn(parts.get("BYDAY"));
  const weekStart = WEEK.indexOf(parts.get("WKST") ?? "MO");
  const byParts = {
    months: list("BYMONTH", { least: 1, most: 12 }),
    weeks: list("BYWEEKNO", { least: 1, most: 53, isSigned: true }),
    yearDays: list("BYYEARDAY", { least: 1, most: 366, isSigned: true }),
    monthDays: list("BYMONTHDAY", { least: 1, most: 31, isSigned: true }),
    hours: list("BYHOUR", { least: 0, most: 23 }),
    minutes: list("BYMINUTE", { least: 0, most: 59 }),
    seconds: list("BYSECOND", { least: 0, most: 59 }),
    positions: list("BYSETPOS", { least: 1, most: 366, isSigned: true }),
  };
  const isBroken = [interval, count, weekdays, ...Object.values(byParts)].includes("broken") || weekStart < 0;
  if (isBroken || !isGregorian(parts)) return UNREADABLE_RULE;
  const rule = {
    ...(byParts as Pick<RepeatRule, keyof typeof byParts>),
    interval: (interval as number[] | null)?.[0] ?? 1,
    count: (count as number[] | null)?.[0] ?? Infinity,
    weekdays: weekdays as RepeatRule["weekdays"],
    weekStart,
    until: parts.get("UNTIL") ?? null,
  };
  return withFrequency(rule, parts.get("FREQ") ?? "");
}

function withFrequency(rule: Omit<RepeatRule, "frequency">, frequency: string): RepeatRule | string {
  const seconds = (SHORTER_THAN_A_DAY[frequency] ?? 0) * rule.interval;
  if (seconds > 0) {
    if (seconds % DAY_SECONDS !== 0 || rule.hours || rule.minutes || rule.seconds || rule.positions) return TOO_OFTEN;
    return withFrequency({ ...rule, interval: seconds / DAY_SECONDS }, "DAILY");
  }
  const timesADay = [rule.hours, rule.minutes, rule.seconds].reduce((product, list) => product * (list?.length ?? 1), 1);
  if (timesADay > MOST_TIMES_A_DAY) return TOO_OFTEN;
  const whole = { ...rule, frequency: frequency as Frequency };
  return ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"].includes(frequency) && isAllowed(whole) ? whole : UNREADABLE_RULE;
}

/** What RFC 5545 forbids, and weeks whose year it leaves open: the first and the last lie in two. */
function isAllowed({ frequency, interval, weeks, yearDays, monthDays, weekdays, positions }: RepeatRule): boolean {
  const hasNth = weekdays?.some(({ nth }) => nth !== null) ?? false;
  if (weeks && (frequency !== "YEARLY" || hasNth || interval > 1 || positions)) return false;
  if (yearDays && frequency !== "YEARLY") return false;
  if (monthDays && frequency === "WEEKLY") return false;
  return !hasNth || frequency === "MONTHLY" || frequency === "YEARLY";
}

const NAMES = new Set(
  "FREQ INTERVAL COUNT UNTIL WKST BYMONTH BYWEEKNO BYYEARDAY BYMONTHDAY BYDAY BYHOUR BYMINUTE BYSECOND BYSETPOS RSCALE SKIP".split(" "),
);

function partsOf(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(";")) {
    const [name = "", value = "", more] = part.split("=").map((piece) => piece.trim());
    if (name === "" && value === "") continue;
    if (more !== undefined || value === "" || parts.has(name)) return null;
    if (!NAMES.has(name) && !name.startsWith("X-")) return null;
    parts.set(name, value);
  }
  return parts;
}

/** RFC 7529 knows other calendars, and other ways with days that a month lacks. */
const isGregorian = (parts: Map<string, string>): boolean =>
  (parts.get("RSCALE") ?? "GREGORIAN") === "GREGORIAN" && (parts.get("SKIP") ?? "OMIT") === "OMIT";

type Bounds = { least: number; most: number; isSigned?: boolean };

function numbersIn(text: string | undefined, { least, most, isSigned = false }: Bounds): number[] | null | "broken" {
  if (text === undefined) return null;
  const numbers = text.split(",").map((piece) => (/^[+-]?\d{1,10}$/.test(piece.trim()) ? Number(piece) : NaN));
  const isFine = (number: number) => Math.abs(number) >= least && Math.abs(number) <= most && (isSigned || number >= 0);
  return numbers.every(isFine) ? [...new Set(numbers)] : "broken";
}

function weekdaysIn(text: string | undefined): RepeatRule["weekdays"] | "broken" {
  if (text === undefined) return null;
  const found = text.split(",").map((piece) => {
    const [, nth = "", name = ""] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(piece.trim()) ?? [];
    return { day: WEEK.indexOf(name), nth: nth === "" ? null : Number(nth) };
  });
  const isFine = ({ day, nth }: (typeof found)[number]) => day >= 0 && (nth === null || (nth !== 0 && Math.abs(nth) <= 53));
  return found.every(isFine) ? found : "broken";
}
