import type { CharterCrew } from "../charter.rules.ts";
import type { CharterPackage } from "../charter.schema.ts";

/** What somebody looks for: a day, or one of several; from when to when on it, about how long, how, and for how many. */
export type AskedCharter = {
  day: string | null;
  last?: string;
  from: string | null;
  until: string | null;
  hours: number | null;
  crew: CharterCrew | null;
  guests: number;
};

const HOUR = 60;
const DAY_MINUTES = 1440;
/** About so long: four hours are three to six. */
const [SHORTER, LONGER] = [0.75, 1.5];

export const minutesAround = (hours: number): { least: number; most: number } => ({
  least: Math.floor(hours * HOUR * SHORTER),
  most: Math.ceil(hours * HOUR * LONGER),
});

/** Whether a package is about that long, for that many, and sold that way. */
export function isAsked(offered: CharterPackage, { hours, crew, guests }: AskedCharter): boolean {
  const minutes = offered.minutes ?? (offered.nights ?? 0) * DAY_MINUTES;
  const around = hours === null ? null : minutesAround(hours);
  const cents = crew === null ? true : (crew === "captained" ? offered.captainedCents : offered.bareboatCents) !== null;
  return cents && (offered.seats ?? offered.guests) >= guests && (around === null || (minutes >= around.least && minutes <= around.most));
}
