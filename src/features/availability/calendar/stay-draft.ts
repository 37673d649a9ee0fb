import { type CalendarDate, parseDate } from "@internationalized/date";
import { useEffect, useRef } from "react";
import type { DateValue, RangeCalendarState } from "react-aria-components/RangeCalendar";
import type { StayChoices } from "./stay-choices.ts";
import { addDays, isDay, type Stay } from "../stay.rules.ts";

const NOTHING: Stay = { checkIn: "", checkOut: "" };

/** The part of the stay draft that the calendar can show: a whole stay, only a check-in, or nothing. */
export function draftOf({ checkIn, checkOut }: Stay, { canStay, canCheckIn }: StayChoices): Stay {
  if (isDay(checkIn) && isDay(checkOut) && canStay(checkIn, checkOut)) return { checkIn, checkOut };
  return isDay(checkIn) && checkOut === "" && canCheckIn(checkIn) ? { checkIn, checkOut } : NOTHING;
}

/** The day that the calendar opens at: the check-in, even one that can't be, or the first that can. */
export function firstFocus({ checkIn }: Stay, { first, last, canCheckIn }: StayChoices): CalendarDate {
  if (isDay(checkIn) && checkIn >= first && checkIn <= last) return parseDate(checkIn);
  for (let day = first; day < last; day = addDays(day, 1)) if (canCheckIn(day)) return parseDate(day);
  return parseDate(first);
}

/** Without a check-in, the days that can't start a stay; with one, those that can't end it or start another. */
export const unavailableDays =
  (choices: StayChoices) =>
  (date: DateValue, from: CalendarDate | null): boolean => {
    const day = date.toString();
    if (from === null) return !choices.canCheckIn(day);
    const start = from.toString();
    if (day > start) return !choices.canStay(start, day);
    return day < start && !choices.canCheckIn(day);
  };

/** The stay that the two selected days describe. A day before the selected check-in becomes the new check-in. */
export function stayFromRange(range: { start: DateValue; end: DateValue }, draft: Stay, choices: StayChoices): Stay | null {
  const [start, end] = [range.start.toString(), range.end.toString()];
  if (start === end) return null;
  const startsAnew = draft.checkOut === "" && draft.checkIn !== "" && start < draft.checkIn;
  return !startsAnew && choices.canStay(start, end) ? { checkIn: start, checkOut: end } : { checkIn: start, checkOut: "" };
}

/** Keeps the calendar's first selected day and the caller's unfinished draft in step. The latest change wins. */
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
    // Only these matter: the state and the choices are new objects on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [anchor, half, state.isDragging]);

  // Dates that were typed are shown. After a check-in that was chosen here, the months of the check-out may be.
  useEffect(() => {
    const { start, end } = state.visibleRange;
    if (draft.checkIn && draft.checkIn !== anchor && (draft.checkIn < start.toString() || draft.checkIn > end.toString()))
      state.setFocusedDate(parseDate(draft.checkIn));
    // Only these matter: the state and the choices are new objects on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft.checkIn]);

  // The keyboard focus moves to the next day; if that is too early to check out, to the first possible check-out.
  useEffect(() => {
    const next = anchor !== null && choices.markOf(state.focusedDate.toString(), anchor) === "too-short" && choices.firstCheckOut(anchor);
    if (next) state.setFocusedDate(parseDate(next));
    // Only these matter: the state and the choices are new objects on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [anchor]);
}
