import type { CalendarDate } from "@internationalized/date";
import { CalendarCell, type RangeCalendarState } from "react-aria-components/RangeCalendar";
import { dayInWords } from "../../../platform/words/day-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import type { StayChoices } from "./stay-choices.ts";
import { markInWords } from "./calendar-words.ts";
import type { Stay } from "../stay.rules.ts";

type Props = { date: CalendarDate; state: RangeCalendarState; choices: StayChoices; stay: Stay };

/** One day: its number, what its night costs, and a label for screen readers. Why it cannot be selected is said on hover, too. */
export function StayDay({ date, state, choices, stay }: Props) {
  const day = date.toString();
  const anchor = state.anchorDate?.toString() ?? null;
  const isPast = day < choices.first || day > choices.last;
  const mark = choices.markOf(day, anchor);
  const shown = shownStay(state, choices, stay);
  const place = placeOf(day, shown);
  const priceCents = isPast || place === "end" || mark === "taken" || mark === "check-out-only" ? null : choices.priceOn(day);
  const price = priceCents === null ? null : formatMoney(money(priceCents));
  const why = isPast || place ? null : markInWords(mark, choices.minimumFrom(anchor ?? day));
  const label = [dayInWords(day), place && PLACE_WORDS[place], price && `${price} per night`, why].filter(Boolean).join(", ");
  return (
    <CalendarCell
      date={date}
      className={({ isOutsideMonth, isDisabled, isUnavailable }) =>
        [
          "day h-12 scroll-my-24 leading-none outline-none",
          isDisabled || isUnavailable ? "cursor-default" : "cursor-pointer",
          isOutsideMonth ? "invisible" : "",
          place ? `day-${place}` : "",
          shown.checkOut ? "day-ranged" : "",
          isDisabled ? "day-past" : "",
          !isDisabled && isUnavailable && !place ? (UNAVAILABLE[mark] ?? "") : "",
        ].join(" ")
      }
      render={(props) => <div {...props} aria-label={label} title={why ?? undefined} />}
    >
      {({ formattedDate, isFocusVisible }) => (
        <span
          className={`day-face flex size-full flex-col items-center justify-center ${isFocusVisible ? "outline-3 -outline-offset-3 outline-sea" : ""}`}
        >
          <span>{formattedDate}</span>
          {price && <span className="mt-1 text-[0.6875rem] tracking-tight">{price}</span>}
        </span>
      )}
    </CalendarCell>
  );
}

const UNAVAILABLE: Partial<Record<ReturnType<StayChoices["markOf"]>, string>> = {
  "check-out-only": "check-out-only",
  "too-short": "day-later",
  "too-long": "day-later",
  "no-check-in": "day-later",
  "no-check-out": "day-later",
  "no-room": "day-later",
  taken: "day-taken",
  beyond: "day-later",
};

const PLACE_WORDS = { start: "your check-in", end: "your check-out", within: "during your stay" };
type Place = keyof typeof PLACE_WORDS;

/** The selected stay or, while the check-out is missing, the stay that the day under the pointer would make. */
function shownStay(state: RangeCalendarState, choices: StayChoices, stay: Stay): Stay {
  const anchor = state.anchorDate?.toString();
  if (!anchor) return stay;
  const other = state.focusedDate.toString();
  const [checkIn, checkOut] = other < anchor && stay.checkOut ? [other, anchor] : [anchor, other];
  return choices.canStay(checkIn, checkOut) ? { checkIn, checkOut } : { checkIn: anchor, checkOut: "" };
}

function placeOf(day: string, { checkIn, checkOut }: Stay): Place | null {
  if (day === checkIn) return "start";
  if (!checkIn || !checkOut) return null;
  if (day === checkOut) return "end";
  return day > checkIn && day < checkOut ? "within" : null;
}
