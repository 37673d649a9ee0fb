import { useRef } from "react";
import type { Days } from "../../availability/index.ts";
import { dayAfterKey, daysBetween, includesDay } from "../choice.rules.ts";
import { useGridChoice } from "../use-grid-choice.ts";
import { monthOf } from "./month.rules.ts";

type Options = {
  today: string;
  month: string;
  /** The first day that is shown, which a week begins on. */
  first: string;
  isShown(day: string): boolean;
  onLeave(month: string): void;
  /** Called when a selection is finished; after keys, the focus moves to the panel. */
  onChosen(byKeys: boolean): void;
};

export type DayChoice = ReturnType<typeof useDayChoice>;

/** Selecting days of a month. */
export function useDayChoice({ today, month, first, isShown, onLeave, onChosen }: Options) {
  /** The month that will be shown: ahead of the page while it loads. */
  const asked = useRef(month);
  const { corners, choose, ...choosing } = useGridChoice<string>({
    spotAt: (element) => element.closest<HTMLElement>("[data-day]")?.dataset.day ?? null,
    isSame: (one, other) => one === other,
    isPast: (day) => day < today,
    hasSpot: (chosen, day) => includesDay(daysBetween(...chosen, today), day),
    cellOf: (day) => `[data-day="${day}"]`,
    stepOf(day, key, isFirst) {
      if (isFirst) asked.current = month;
      return dayAfterKey(day, key, first);
    },
    onStep(_, to) {
      if (asked.current === month ? isShown(to) : monthOf(to) === asked.current) return;
      asked.current = monthOf(to);
      onLeave(asked.current);
    },
    onChosen,
  });
  return {
    ...choosing,
    choice: corners && daysBetween(...corners, today),
    choose: (days: Days | null) => choose(days && [days.first, days.last]),
  };
}
