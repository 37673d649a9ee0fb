import { type CalendarDate, parseDate } from "@internationalized/date";
import { useEffect, useRef } from "react";
import type { DateValue, RangeCalendarState } from "react-aria-components/RangeCalendar";
import type { StayChoices } from "./stay-choices.ts";
import { addDays, isDay, type Stay } from "./stay.rules.ts";

const NOTHING: Stay = { checkIn: "", checkOut: "" };

/** The part of the asked-for stay that the calendar can show: a whole stay, a check-in to go on from, or nothing. */
export function draftOf({ checkIn, checkOut }: Stay, { canStay, canCheckIn }: StayChoices): Stay {
  if (isDay(checkIn) && isDay(checkOut) && canStay(checkIn, checkOut)) return { checkIn, checkOut };
  return isDay(checkIn) && checkOut === "" && canCheckIn(checkIn) ? { checkIn, checkOut } : NOTHING;
}

export const rangeOf = ({ checkIn, checkOut }: Stay) =>
  checkIn && checkOut ? { start: parseDate(checkIn), end: parseDate(checkOut) } : null;

/** Where the calendar opens. */
export function firstFocus(draft: Stay, { first, last, canCheckIn }: StayChoices): CalendarDate {
  if (draft.checkIn) return parseDate(draft.checkIn);
  for (let day = first; day < last; day = addDays(day, 1)) if (canCheckIn(day)) return parseDate(day);
  return parseDate(first);
}

/** With a check-in chosen, the days that can end the stay; before it, those that can start another one. */
export const unavailableDays =
  (choices: StayChoices, checkOut: string) =>
  (date: DateValue, from: CalendarDate | null): boolean => {
    const day = date.toString();
    if (from === null) return !choices.canCheckIn(day) && day !== checkOut;
    const start = from.toString();
    if (day > start) return !choices.canStay(start, day);
    return day < start && !choices.canCheckIn(day);
  };

/** What the two chosen days mean. A day before the chosen check-in is a new check-in. */
export function stayFromRange(range: { start: DateValue; end: DateValue }, draft: Stay, choices: StayChoices): Stay | null {
  const [start, end] = [range.start.toString(), range.end.toString()];
  if (start === end) return null;
  const startsAnew = draft.checkOut === "" && draft.checkIn !== "" && start < draft.checkIn;
  return !startsAnew && choices.canStay(start, end) ? { checkIn: start, checkOut: end } : { checkIn: start, checkOut: "" };
}

/** Keeps the calendar's first chosen day and the caller's half-made stay the same. What changed last counts. */
export function useSharedDraft(state: RangeCalendarState, draft: Stay, choices: StayChoices, onChange: (stay: Stay) => void): void {
  const anchor = state.anchorDate?.toString() ?? null;
  const half = draft.checkIn && !draft.checkOut ? draft.checkIn : null;
  const formerHalf = useRef<string | null>(null);

  useEffect(() => {
    const hasMoved = half !== formerHalf.current;
    formerHalf.current = half;
    if (state.isDragging || anchor === half) return;
    if (hasMoved || anchor === null) state.setAnchorDate(half === null ? null : parseDate(half));
    else if (choices.canCheckIn(anchor)) onChange({ checkIn: anchor, checkOut: "" });
    else state.setAnchorDate(null);
    // It answers to these alone: the state and the choices are new objects at every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [anchor, half, state.isDragging]);

  // By keyboard the focus goes on to the next day; where that is too early to leave, to the first that is not.
  useEffect(() => {
    if (anchor !== null && choices.markOf(state.focusedDate.toString(), anchor) === "too-short")
      state.setFocusedDate(parseDate(addDays(anchor, choices.minimumNights)));
    // It answers to these alone: the state and the choices are new objects at every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [anchor]);
}
