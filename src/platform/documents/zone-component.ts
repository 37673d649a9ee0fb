import { DAY_MS } from "../clock.ts";

const YEAR_MS = 366 * DAY_MS;
const EPOCH = new Date(0);

type Change = { at: Date; from: number; to: number };

/**
 * A time zone as calendar files describe it (VTIMEZONE), for moments between these two: the offset that holds at first, and each change
 * until a year after the last. Within that stretch it is exact, so no rule has to be guessed.
 */
export function zoneComponent(timeZone: string, first: Date, last: Date): string {
  const begin = new Date(first.getTime() - YEAR_MS);
  const end = new Date(last.getTime() + YEAR_MS);
  const before = offsetAt(timeZone, begin);
  const parts = [observance({ at: EPOCH, from: before, to: before }), ...changesBetween(timeZone, begin, end).map(observance)];
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts.flat(), "END:VTIMEZONE"].join("\r\n");
}

function changesBetween(timeZone: string, begin: Date, end: Date): Change[] {
  const changes: Change[] = [];
  for (let at = begin.getTime(); at < end.getTime(); at += DAY_MS) {
    const [from, to] = [offsetAt(timeZone, new Date(at)), offsetAt(timeZone, new Date(at + DAY_MS))];
    if (from !== to) changes.push({ at: momentOfChange(timeZone, at, at + DAY_MS, from), from, to });
  }
  return changes;
}

function momentOfChange(timeZone: string, before: number, after: number, from: number): Date {
  let [low, high] = [before, after];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (middle === low) break;
    if (offsetAt(timeZone, new Date(middle)) === from) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/** The kind is a matter of taste where offsets change; clocks that go forward begin daylight time. */
const observance = ({ at, from, to }: Change): string[] => {
  const kind = to > from ? "DAYLIGHT" : "STANDARD";
  const local = new Date(at.getTime() + from * 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  return [`BEGIN:${kind}`, `DTSTART:${local}`, `TZOFFSETFROM:${signed(from)}`, `TZOFFSETTO:${signed(to)}`, `END:${kind}`];
};

const signed = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${String(Math.floor(size / 60)).padStart(2, "0")}${String(size % 60).padStart(2, "0")}`;
};

/** In minutes east of Greenwich. */
function offsetAt(timeZone: string, at: Date): number {
  return Math.round((Date.parse(`${localTime(timeZone, at)}Z`) - Math.floor(at.getTime() / 1000) * 1000) / 60_000);
}

/** What clocks there show, as `2027-03-13T09:00:00`. */
export function localTime(timeZone: string, at: Date): string {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${part["year"]}-${part["month"]}-${part["day"]}T${part["hour"]}:${part["minute"]}:${part["second"]}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Making one takes longer than using it a thousand times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const twoDigits = { month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", year: "numeric", ...twoDigits });
  formats.set(timeZone, format);
  return format;
}
