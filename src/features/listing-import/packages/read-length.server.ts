import { templateTimes } from "../../charters/index.ts";
import type { Length } from "./imported-package.ts";

type Reading = { length: Length; isUsual: boolean };

const MINUTE = /(?<![\d.,:$€£-])(\d{2,3})\s?-?\s?min(ute)?s?\b/i;
const HOUR = /(?<![\d.,:$€£])(\d{1,3}(?:[.,]\d)?)\s?-?\s?(?:h|hrs?|hours?|heures?|stunden?|std|horas?|ore|ora)(?![\p{L}\d])/iu;
const RANGE = /\d\s?(?:-|–|—|to|a|bis|à)\s?\d{1,3}\s?-?\s?(?:h|hrs?|hours?|days?)\b/i;
const NIGHTS = /(?<![\d.,])(\d{1,2})\s?-?\s?(?:nights?|nuits?|nächte|noches?|notti)\b/iu;
const DAYS = /(?<![\d.,])(\d{1,2})\s?-?\s?(?:days?|jours?|tage|d[ií]as?|giorni)\b/iu;
const WEEKS = /(?<![\d.,])(?:1|one|a)?[\s-]?\b(?:week|weekly|semaine|woche|settimana|semana)\b/iu;
const HALF =
  /\b(half|1\/2)[\s_-]?days?\b|\bhalfday\b|\bdemi[\s-]?journée\b|\bhalbe[rn]?\s?tag\b|\bhalbtags?\b|\bmezza giornata\b|\bmedi[oa] (d[ií]a|jornada)\b/iu;
const FULL =
  /\b(full|whole|all|one|per|a|1)[\s_-]?day\b|\bfullday\b|\bday (charter|trip|rental|rate)\b|^\s?(day|daily)\s?$|\bjournée( entière| complète)?\b|\bganze[rn]?\s?tag\b|\bganztags?\b|\bgiornata( intera)?\b|\bd[ií]a (completo|entero)\b/iu;

const MINUTES_A_DAY = 1440;
const [SHORTEST, LONGEST, MOST_NIGHTS] = [30, 14 * MINUTES_A_DAY, 28];

/** A length by the stopwatch, if a trip may last so long. */
export const lengthOfMinutes = (minutes: number): Length | null =>
  Number.isInteger(minutes) && minutes >= SHORTEST && minutes <= LONGEST ? { minutes, nights: null, returnsAt: null } : null;

/** So many nights, back when most weeks end. */
export const lengthOfNights = (nights: number): Length | null =>
  Number.isInteger(nights) && nights >= 1 && nights <= MOST_NIGHTS ? { ...usualLength("week"), nights } : null;

/** So many days: one is as long as most days are, a week goes by nights. */
export function lengthOfDays(days: number): Reading | null {
  if (days === 0.5) return { length: usualLength("half-day"), isUsual: true };
  if (days === 1) return { length: usualLength("full-day"), isUsual: true };
  const length = days === 7 ? usualLength("week") : lengthOfMinutes(days * MINUTES_A_DAY);
  return length && { length, isUsual: days === 7 };
}

function usualLength(key: Parameters<typeof templateTimes>[0]): Length {
  const { minutes, nights, returnsAt } = templateTimes(key);
  return { minutes, nights, returnsAt };
}

const number = (text: string | undefined): number => Number((text ?? "").replace(",", "."));

/** How long a trip is by these words: "Half day (4 hours)", "90 min", "7 nights". What may be this or that is no length. */
export function readLength(text: string): Reading | null {
  const short = text.slice(0, 120);
  if (RANGE.test(short)) return null;
  const hours = HOUR.exec(short);
  if (hours) return exact(lengthOfMinutes(Math.round(number(hours[1]) * 60)));
  const minutes = MINUTE.exec(short);
  if (minutes) return exact(lengthOfMinutes(Number(minutes[1])));
  const nights = NIGHTS.exec(short);
  if (nights) return withReturn(lengthOfNights(Number(nights[1])));
  if (HALF.test(short)) return { length: usualLength("half-day"), isUsual: true };
  const days = DAYS.exec(short);
  if (days) return lengthOfDays(Number(days[1]));
  if (WEEKS.test(short)) return withReturn(usualLength("week"));
  if (FULL.test(short)) return { length: usualLength("full-day"), isUsual: true };
  return null;
}

const exact = (length: Length | null): Reading | null => length && { length, isUsual: false };
/** Nobody said when it is back. */
const withReturn = (length: Length | null): Reading | null => length && { length, isUsual: true };
