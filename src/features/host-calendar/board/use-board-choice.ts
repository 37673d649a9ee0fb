import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { addDays, nightsBetween } from "../../availability/index.ts";
import { type BoardChoice, moveOf, rectangleOf, type Row, type Spot, WEEK_DAYS } from "./board.rules.ts";

type Options = {
  rows: readonly Row[];
  first: string;
  /** How many days are shown. */
  shown: number;
  /** Shows the days from this one on. */
  onLeave(from: string): void;
  /** Called when a selection is finished; after keys, the focus moves to the panel. */
  onChosen(byKeys: boolean): void;
};

function spotAt(element: Element | null | undefined): Spot | null {
  const cell = element?.closest<HTMLElement>("[data-day]");
  const listingId = cell?.closest<HTMLElement>("[data-listing]")?.dataset.listing;
  return cell?.dataset.day && listingId ? { listingId, day: cell.dataset.day } : null;
}

/** The name of a listing and a booking lead somewhere else. */
const spotOf = ({ target }: { target: EventTarget }): Spot | null =>
  target instanceof Element && !target.closest("a") ? spotAt(target) : null;

const spotUnder = (x: number, y: number): Spot | null =>
  spotAt(document.elementsFromPoint(x, y).find((element) => element.closest("[data-day]")));

const isSame = (one: Spot | null, other: Spot) => one?.listingId === other.listingId && one.day === other.day;

/** Selecting days of listings on a grid: click or drag with a mouse, tap two corners, or hold Shift with the arrow keys. */
export function useBoardChoice({ rows, first, shown, onLeave, onChosen }: Options) {
  const grid = useRef<HTMLDivElement>(null);
  const [corners, setCorners] = useState<[Spot, Spot] | null>(null);
  const [active, setActive] = useState<Spot | null>(null);
  const [isHalf, setHalf] = useState(false);
  /** While keys move, the focus goes with them. */
  const isKeyed = useRef(false);
  /** Where the keys are, and the first day that will be shown: ahead of the page while it loads. */
  const at = useRef<Spot | null>(null);
  const from = useRef(first);

  const choice = corners && rectangleOf(rows, ...corners);
  const [anchor = null] = corners ?? [];
  const isPast = ({ listingId, day }: Spot) => day < (rows.find((row) => row.listingId === listingId)?.today ?? "");
  const moveTo = (spot: Spot) => {
    at.current = spot;
    setActive(spot);
  };
  const extendTo = (start: Spot, end: Spot) => {
    setCorners([start, end]);
    moveTo(end);
  };
  const choose = (chosen: BoardChoice | null) => {
    setHalf(false);
    const [top, bottom] = [chosen?.listingIds[0], chosen?.listingIds.at(-1)];
    setCorners(
      chosen && top && bottom
        ? [
            { listingId: top, day: chosen.first },
            { listingId: bottom, day: chosen.last },
          ]
        : null,
    );
  };
  const focusCell = () => {
    const spot = at.current;
    if (spot) grid.current?.querySelector<HTMLElement>(`[data-listing="${spot.listingId}"] [data-day="${spot.day}"]`)?.focus();
  };
  /** Lets go of the selection; the focus returns to the days. */
  const release = () => {
    choose(null);
    focusCell();
  };

  // On every drawing: the days of an earlier key may still come, and go again with the focused cell.
  useLayoutEffect(() => {
    if (isKeyed.current) focusCell();
  });

  const onPointerDown = (event: PointerEvent) => {
    const spot = spotOf(event);
    if (event.pointerType !== "mouse" || event.button !== 0 || spot === null || isPast(spot)) return;
    const start = event.shiftKey && anchor ? anchor : spot;
    let end: Spot | null = null;
    const reach = (to: Spot) => {
      if (isSame(end, to)) return;
      end = to;
      extendTo(start, to);
    };
    setHalf(false);
    reach(spot);
    const dragging = new AbortController();
    const { signal } = dragging;
    const finish = (isDone: boolean) => {
      dragging.abort();
      if (isDone) onChosen(false);
    };
    addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        const over = spotUnder(clientX, clientY);
        if (over) reach(over);
      },
      { signal },
    );
    addEventListener("pointerup", () => finish(true), { signal });
    addEventListener("pointercancel", () => finish(false), { signal });
  };

  /** A mouse selection is already handled on pointerdown. */
  const onClick = (event: MouseEvent) => {
    const spot = spotOf(event);
    if ((event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse" || spot === null || isPast(spot)) return;
    setHalf(!isHalf);
    extendTo(isHalf && anchor ? anchor : spot, spot);
    if (isHalf) onChosen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const spot = spotOf(event) && (at.current ?? spotOf(event));
    if (spot === null) return;
    if (!isKeyed.current) from.current = first;
    const move = moveOf(event.key, nightsBetween({ checkIn: from.current, checkOut: spot.day }), shown);
    if (move) {
      event.preventDefault();
      const row = rows.findIndex(({ listingId }) => listingId === spot.listingId);
      const listingId = rows[Math.min(rows.length - 1, Math.max(0, row + move.rows))]?.listingId ?? spot.listingId;
      const to = { listingId, day: addDays(spot.day, move.days) };
      isKeyed.current = true;
      if (event.shiftKey) extendTo(anchor && choice ? anchor : spot, to);
      else moveTo(to);
      const away = nightsBetween({ checkIn: from.current, checkOut: to.day });
      if (away >= 0 && away < shown) return;
      const weeks = Math.abs(move.days) === shown ? move.days : Math.floor(away / (away < 0 ? WEEK_DAYS : shown)) * WEEK_DAYS;
      from.current = addDays(from.current, weeks);
      onLeave(from.current);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (isPast(spot)) return;
      const isChosen = choice?.listingIds.includes(spot.listingId) && choice.first <= spot.day && spot.day <= choice.last;
      if (!isChosen) extendTo(spot, spot);
      onChosen(true);
    } else if (event.key === "Escape") choose(null);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const spot = spotAt(target);
    if (!spot || isSame(at.current, spot)) return;
    isKeyed.current = false;
    moveTo(spot);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!spotAt(relatedTarget)) isKeyed.current = false;
  };

  return { grid, choice, choose, release, active, isHalf, handlers: { onPointerDown, onClick, onKeyDown, onFocus, onBlur } };
}
