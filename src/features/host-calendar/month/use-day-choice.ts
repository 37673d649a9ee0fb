import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import type { Days } from "../../availability/index.ts";
import { dayAfterKey, daysBetween, includesDay } from "../choice.rules.ts";
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

const dayUnder = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.day !== undefined)?.dataset.day ?? null;

const dayAt = (target: EventTarget | null): string | null =>
  target instanceof Element && !target.closest("a") ? (target.closest<HTMLElement>("[data-day]")?.dataset.day ?? null) : null;

export type DayChoice = ReturnType<typeof useDayChoice>;

/** Selecting days on a grid: click or drag with a mouse, tap the first and last day, or hold Shift with the arrow keys. */
export function useDayChoice({ today, month, first, isShown, onLeave, onChosen }: Options) {
  const grid = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Days | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [isHalf, setHalf] = useState(false);
  /** While keys move, the focus goes with them. */
  const isKeyed = useRef(false);
  /** The month that will be shown: ahead of the page while it loads. */
  const asked = useRef(month);

  const choose = (days: Days | null) => {
    setChoice(days);
    setAnchor(days?.first ?? null);
    setHalf(false);
  };
  const extendTo = (from: string, day: string) => {
    setAnchor(from);
    setActive(day);
    setChoice(daysBetween(from, day, today));
  };

  // On every drawing: the month of an earlier key may still come, and go again with the focused cell.
  useLayoutEffect(() => {
    if (isKeyed.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  });

  const onPointerDown = (event: PointerEvent) => {
    const day = dayAt(event.target);
    if (event.pointerType !== "mouse" || event.button !== 0 || day === null || day < today) return;
    const from = event.shiftKey && anchor !== null ? anchor : day;
    setHalf(false);
    extendTo(from, day);
    const dragging = new AbortController();
    const { signal } = dragging;
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const over = dayUnder(clientX, clientY);
      if (over !== null) extendTo(from, over);
    };
    const onUp = () => {
      dragging.abort();
      onChosen(false);
    };
    addEventListener("pointermove", onMove, { signal });
    addEventListener("pointerup", onUp, { signal });
    addEventListener("pointercancel", () => dragging.abort(), { signal });
  };

  /** A mouse selection is already handled on pointerdown. */
  const onClick = (event: MouseEvent) => {
    const day = dayAt(event.target);
    if ((event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse" || day === null || day < today) return;
    const from = isHalf && anchor !== null ? anchor : day;
    setHalf(!isHalf);
    extendTo(from, day);
    if (isHalf) onChosen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const under = dayAt(event.target);
    if (under === null) return;
    if (!isKeyed.current) asked.current = month;
    // A day that is still loading has no cell yet that could have the focus.
    const from = isKeyed.current && active !== null ? active : under;
    const to = dayAfterKey(from, event.key, first);
    if (to !== null) {
      event.preventDefault();
      isKeyed.current = true;
      if (event.shiftKey) extendTo(anchor !== null && choice !== null ? anchor : from, to);
      else setActive(to);
      if (asked.current === month ? isShown(to) : monthOf(to) === asked.current) return;
      asked.current = monthOf(to);
      onLeave(asked.current);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (from < today) return;
      if (!includesDay(choice, from)) choose({ first: from, last: from });
      onChosen(true);
    } else if (event.key === "Escape") choose(null);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const day = dayAt(target);
    if (day === null || day === active) return;
    isKeyed.current = false;
    setActive(day);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (dayAt(relatedTarget) === null) isKeyed.current = false;
  };

  return { grid, choice, choose, active, isHalf, handlers: { onPointerDown, onClick, onKeyDown, onFocus, onBlur } };
}
