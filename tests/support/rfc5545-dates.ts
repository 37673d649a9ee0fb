type Day = { text: string; year: number; month: number; date: number; weekday: number; at: number };
type Parts = Record<string, string | undefined>;

const WEEK = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const [FIRST_YEAR, LAST_YEAR, FIRST_WEEKDAY] = [2020, 2028, 3];

/** Every day of some years, counted one after the other. */
const ALMANAC: Day[] = [];
for (let year = FIRST_YEAR; year <= LAST_YEAR; year++)
  for (let month = 1; month <= 12; month++)
    for (let date = 1; date <= (MONTHS[month - 1] ?? 0) + (month === 2 && year % 4 === 0 ? 1 : 0); date++) {
      const text = [year, String(month).padStart(2, "0"), String(date).padStart(2, "0")].join("-");
      ALMANAC.push({ text, year, month, date, weekday: (FIRST_WEEKDAY + ALMANAC.length) % 7, at: ALMANAC.length });
    }
const yearOf = Map.groupBy(ALMANAC, ({ year }) => year);
const monthOf = Map.groupBy(ALMANAC, ({ year, month }) => year * 12 + month - 1);
const dayOf = new Map(ALMANAC.map((day) => [day.text, day]));

/** For each first day of the week: the weeks of each year, which are those with most of their days in it. */
const weeksOf = WEEK.map((_, weekStart) => {
  const starts = ALMANAC.filter(({ weekday }) => weekday === weekStart);
  return Map.groupBy(starts, ({ at }) => ALMANAC[at + 3]?.year ?? 0);
});

/**
 * The dates of a rule by the table in RFC 5545, section 3.3.10: part by part, each widens or narrows what the one before left, for one period after
 * the other. Written for tests, with nothing of the product's reader and no dates but those of an almanac. The rule has whole days as `YYYY-MM-DD`.
 */
export function rfc5545Dates(rule: string, from: string, until: string): string[] {
  const parts = Object.fromEntries(rule.split(";").map((part) => part.split("="))) as Parts;
  const start = dayOf.get(from);
  if (!start) throw new Error(`${from} is not in the almanac`);
  const most = Number(parts.COUNT ?? Infinity);
  const last = parts.UNTIL?.replace(/(....)(..)(..)/, "$1-$2-$3") ?? until;
  const found: string[] = [];
  for (const period of periods(parts, start, Number(parts.INTERVAL ?? 1))) {
    if (found.length === most || (period[0]?.text ?? "") > until) break;
    for (const { text } of placed(expanded(period, parts, start), parts.BYSETPOS))
      if (text >= from && text <= last && text <= until && found.length < most) found.push(text);
  }
  return found;
}

/** The days of each period until the almanac ends. */
function periods({ FREQ, WKST = "MO" }: Parts, start: Day, interval: number): Day[][] {
  const week = ALMANAC.findLastIndex(({ at, weekday }) => at <= start.at && weekday === WEEK.indexOf(WKST));
  const pieces = {
    YEARLY: () => [...yearOf.values()].slice(start.year - FIRST_YEAR),
    MONTHLY: () => [...monthOf.values()].slice((start.year - FIRST_YEAR) * 12 + start.month - 1),
    WEEKLY: () =>
      Array.from({ length: Math.floor((ALMANAC.length - week) / 7) }, (_, at) => ALMANAC.slice(week + 7 * at, week + 7 * at + 7)),
    DAILY: () => ALMANAC.slice(start.at).map((day) => [day]),
  }[FREQ as "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY"]();
  return pieces.filter((_, at) => at % interval === 0);
}

const known = new Map<string, number[]>();
const numbers = (text: string): number[] => {
  const list = known.get(text) ?? text.split(",").map(Number);
  known.set(text, list);
  return list;
};
const counted = <T>(list: T[], places: number[]): T[] =>
  list.filter((_, at) => places.includes(at + 1) || places.includes(at - list.length));
const placed = (days: Day[], places: string | undefined): Day[] => (places === undefined ? days : counted(days, numbers(places)));

function expanded(period: Day[], parts: Parts, start: Day): Day[] {
  const { FREQ, BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY } = parts;
  const months = BYMONTH === undefined ? null : numbers(BYMONTH);
  let days = period.filter(({ month }) => !months || months.includes(month));
  if (BYWEEKNO !== undefined) days = days.filter(inWeeks(numbers(BYWEEKNO), WEEK.indexOf(parts.WKST ?? "MO")));
  if (BYYEARDAY !== undefined) days = counted(period, numbers(BYYEARDAY)).filter((day) => days.includes(day));
  if (BYMONTHDAY !== undefined) {
    const touched = [...new Set(days.map(({ year, month }) => year * 12 + month - 1))].map((month) => monthOf.get(month) ?? []);
    const dates = new Set(touched.flatMap((month) => counted(month, numbers(BYMONTHDAY))));
    days = days.filter((day) => dates.has(day));
  }
  if (BYDAY !== undefined) return onWeekdays(days, BYDAY, FREQ === "YEARLY" && months ? monthsIn(period) : [period]);
  if (BYYEARDAY !== undefined || BYMONTHDAY !== undefined || FREQ === "DAILY") return days;
  if (BYWEEKNO !== undefined || FREQ === "WEEKLY") return days.filter(({ weekday }) => weekday === start.weekday);
  return days.filter(({ month, date }) => date === start.date && (FREQ === "MONTHLY" || months || month === start.month));
}

const monthsIn = (year: Day[]): Day[][] => [...Map.groupBy(year, ({ month }) => month).values()];

/** Those that are such weekdays; a number counts them within each of the spans. */
function onWeekdays(days: Day[], byDay: string, spans: Day[][]): Day[] {
  const named = new Set(
    byDay.split(",").flatMap((text) => {
      const isSuch = ({ weekday }: Day) => weekday === WEEK.indexOf(text.slice(-2));
      const nth = text.slice(0, -2);
      return nth === "" ? days.filter(isSuch) : spans.flatMap((span) => counted(span.filter(isSuch), [Number(nth)]));
    }),
  );
  return days.filter((day) => named.has(day));
}

function inWeeks(wanted: number[], weekStart: number): (day: Day) => boolean {
  const starts = [...(weeksOf[weekStart]?.values() ?? [])].flatMap((weeks) => counted(weeks, wanted));
  const days = new Set(starts.flatMap(({ at }) => ALMANAC.slice(at, at + 7)));
  return (day) => days.has(day);
}
