import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Days } from "../availability/index.ts";
import { dayAfterKey, daysBetween, includesDay } from "./choice.rules.ts";

type Options = {
  today: string;
  isShown(day: string): boolean;
  /** Brings a day that is not shown into view. */
  onLeave(day: string): void;
  /** The choice is made; by keys, the reader wants to go there. */
  onChosen(byKeys: boolean): void;
};

const dayUnder = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.day !== undefined)?.dataset.day ?? null;

const dayOf = ({ target }: { target: EventTarget }): string | null =>
  target instanceof Element && !target.closest("a") ? (target.closest<HTMLElement>("[data-day]")?.dataset.day ?? null) : null;

export type DayChoice = ReturnType<typeof useDayChoice>;

/** Choosing days on a grid: by mouse a click or a drag, by finger the first and the last day, by keys with Shift held down. */
export function useDayChoice({ today, isShown, onLeave, onChosen }: Options) {
  const grid = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Days | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [isHalf, setHalf] = useState(false);
  const wantsFocus = useRef(false);

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

  useEffect(() => {
    if (!wantsFocus.current || active === null) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`);
    if (cell) wantsFocus.current = false;
    cell?.focus();
  });

  const onPointerDown = (event: PointerEvent) => {
    const day = dayOf(event);
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

  /** What a mouse does was seen when it went down. */
  const onClick = (event: MouseEvent) => {
    const day = dayOf(event);
    if ((event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse" || day === null || day < today) return;
    const from = isHalf && anchor !== null ? anchor : day;
    setHalf(!isHalf);
    extendTo(from, day);
    if (isHalf) onChosen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const from = dayOf(event);
    if (from === null) return;
    const to = dayAfterKey(from, event.key);
    if (to !== null) {
      event.preventDefault();
      wantsFocus.current = true;
      if (event.shiftKey) extendTo(anchor !== null && choice !== null ? anchor : from, to);
      else setActive(to);
      if (!isShown(to)) onLeave(to);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (from < today) return;
      if (!includesDay(choice, from)) choose({ first: from, last: from });
      onChosen(true);
    } else if (event.key === "Escape") choose(null);
  };

  return { grid, choice, choose, active, setActive, isHalf, handlers: { onPointerDown, onClick, onKeyDown } };
}
