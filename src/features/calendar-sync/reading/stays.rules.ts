import { nightsBetween, nightsOf } from "../../availability/index.ts";

/** Nights from the first until, not including, the end. */
export type NightRange = { firstNight: string; endNight: string };
/** One reading of a calendar: its stays, and the day at the listing on which it was read. */
export type ReadStays = { today: string; stays: readonly NightRange[] };

const LONG_BLOCK_NIGHTS = 60;
/** A feed's day may turn earlier or later than the listing's. */
const HORIZON_SLACK_DAYS = 1;

const asStay = ({ firstNight, endNight }: NightRange) => ({ checkIn: firstNight, checkOut: endNight });
export const isLongBlock = (range: NightRange): boolean => nightsBetween(asStay(range)) > LONG_BLOCK_NIGHTS;

/** The nights that at least one of them holds. */
export const nightSet = (ranges: readonly NightRange[]): Set<string> => new Set(merged(ranges).flatMap((range) => nightsOf(asStay(range))));

/** Thousands of ranges that overlap are a few. */
export function merged(ranges: readonly NightRange[]): NightRange[] {
  const found: NightRange[] = [];
  for (const range of ranges.toSorted((a, b) => (a.firstNight < b.firstNight ? -1 : 1))) {
    const last = found.at(-1);
    if (!last || range.firstNight > last.endNight) found.push({ firstNight: range.firstNight, endNight: range.endNight });
    else if (range.endNight > last.endNight) last.endNight = range.endNight;
  }
  return found;
}

/** What must be written when a calendar's nights become others; nights that both hold are in neither. */
export const nightChanges = (before: ReadonlySet<string>, after: ReadonlySet<string>): { added: string[]; removed: string[] } => ({
  added: [...after].filter((night) => !before.has(night)).toSorted(),
  removed: [...before].filter((night) => !after.has(night)).toSorted(),
});

export const overlap = (a: NightRange, b: NightRange): boolean => a.firstNight < b.endNight && b.firstNight < a.endNight;

/** Readings have no past nights: what is compared with them can't either. */
const fromToday = (range: NightRange, today: string): NightRange => (range.firstNight < today ? { ...range, firstNight: today } : range);

/**
 * Whether a calendar only says back what it got from us: the nights of one booking, or of several that follow each other without a gap, as
 * Booking.com puts them together.
 */
export function isEcho(stay: NightRange, ours: readonly NightRange[], today: string): boolean {
  const { firstNight, endNight } = fromToday(stay, today);
  const ends = new Map<string, string[]>();
  for (const range of ours) {
    const ahead = fromToday(range, today);
    if (ahead.firstNight < ahead.endNight) ends.set(ahead.firstNight, [...(ends.get(ahead.firstNight) ?? []), ahead.endNight]);
  }
  const reached = new Set([firstNight]);
  for (const day of reached) for (const end of ends.get(day) ?? []) if (end <= endNight) reached.add(end);
  return firstNight < endNight && reached.has(endNight);
}

/** Whether at most half of the nights ahead are left: a calendar that may have answered only in part. */
export function isHalved(before: ReadonlySet<string>, after: ReadonlySet<string>, today: string): boolean {
  const ahead = (nights: ReadonlySet<string>) => [...nights].filter((night) => night >= today).length;
  return ahead(before) > 0 && ahead(after) * 2 <= ahead(before);
}

/**
 * Whether a long block of the current reading only marks how far ahead the feed goes: its end moved with the days since an earlier reading.
 * Two readings of one day can't tell, nor can a block that reaches as far as we read.
 */
export function isRollingBlock(stay: NightRange, previous: ReadStays, current: { today: string; until: string }): boolean {
  const days = daysBetween(previous.today, current.today);
  if (days < 1 || !isLongBlock(stay) || stay.endNight >= current.until) return false;
  return previous.stays.some((earlier) => {
    const moved = daysBetween(earlier.endNight, stay.endNight);
    return isLongBlock(earlier) && overlap(earlier, stay) && moved >= 1 && Math.abs(moved - days) <= HORIZON_SLACK_DAYS;
  });
}

const daysBetween = (from: string, to: string): number => nightsBetween({ checkIn: from, checkOut: to });
