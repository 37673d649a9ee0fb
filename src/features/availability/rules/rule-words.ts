import { shortDays } from "../../../platform/words/day-words.ts";
import { EVERY_DAY, type ListingRules, type Season } from "./season.rules.ts";
import { weekdaysInWords } from "./weekday-words.ts";

type Limits = {
  arrivalDays: number | null;
  departureDays: number | null;
  minimumNights: number | null;
  maximumNights: number | null;
};

/** What a guest has to know to find dates that fit, a sentence each: "Check-in and check-out on Saturdays", "High summer (Jun 15 – Aug 31): 4-night minimum". */
export function rulesInWords(rules: ListingRules | null | undefined): string[] {
  if (!rules) return [];
  const { noticeDays, windowDays, weekendMinimumNights } = rules;
  const always = limitsInWords({ ...rules, minimumNights: null });
  return [
    ...(always ? [capitalized(always)] : []),
    ...(weekendMinimumNights === null ? [] : [`${weekendMinimumNights}-night minimum from a Friday or Saturday`]),
    ...(noticeDays > 0 ? [`Book at least ${noticeDays === 1 ? "1 day" : `${noticeDays} days`} ahead`] : []),
    ...(windowDays === null ? [] : [`Book up to ${windowDays} days ahead`]),
    ...rules.seasons.flatMap((season) => {
      const special = limitsInWords(season);
      return special ? [`${season.name} (${daysOf(season)}): ${special}`] : [];
    }),
  ];
}

function limitsInWords({ arrivalDays, departureDays, minimumNights, maximumNights }: Limits): string {
  const [arrival, departure] = [arrivalDays ?? EVERY_DAY, departureDays ?? EVERY_DAY];
  const days =
    arrival === departure
      ? [arrival !== EVERY_DAY && `check-in and check-out on ${weekdaysInWords(arrival)}`]
      : [
          arrival !== EVERY_DAY && `check-in on ${weekdaysInWords(arrival)}`,
          departure !== EVERY_DAY && `check-out on ${weekdaysInWords(departure)}`,
        ];
  return [...days, minimumNights !== null && `${minimumNights}-night minimum`, maximumNights !== null && `${maximumNights}-night maximum`]
    .filter((each) => each !== false)
    .join(", ");
}

const daysOf = ({ startsOn, endsOn }: Season): string => shortDays(startsOn, endsOn);

const capitalized = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
