import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";

type Options<Spot> = {
  /** Where an element of the grid is; null beside the days. */
  spotAt(element: Element): Spot | null;
  isSame(one: Spot, other: Spot): boolean;
  isPast(spot: Spot): boolean;
  /** Whether the selection between these corners has the spot. */
  hasSpot(corners: [Spot, Spot], spot: Spot): boolean;
  /** The selector of a spot's cell. */
  cellOf(spot: Spot): string;
  /** Where a key leads from a spot, if anywhere. Of a row of keys, the first begins with what the page shows. */
  stepOf(spot: Spot, key: string, isFirst: boolean): Spot | null;
  /** Called when a key moved; the page may have to show other days. */
  onStep(from: Spot, to: Spot): void;
  /** Called when a selection is finished; after keys, the focus moves to the panel. */
  onChosen(byKeys: boolean): void;
};

/** Selecting days on a grid, from corner to corner: click or drag with a mouse, tap two corners, or hold Shift with the arrow keys. */
export function useGridChoice<Spot>(options: Options<Spot>) {
  const { spotAt, isPast, onChosen } = options;
  const [corners, setCorners] = useState<[Spot, Spot] | null>(null);
  const [isHalf, setHalf] = useState(false);
  const [anchor] = corners ?? [];
  const focus = useGridFocus(options);
  const extendTo = (start: Spot, end: Spot) => {
    setCorners([start, end]);
    focus.moveTo(end);
  };
  const choose = (chosen: [Spot, Spot] | null) => {
    setHalf(false);
    setCorners(chosen);
  };
  /** The name of a listing and a booking lead somewhere else. */
  const spotOf = ({ target }: { target: EventTarget }) => (target instanceof Element && !target.closest("a") ? spotAt(target) : null);

  const onPointerDown = (event: PointerEvent) => {
    const spot = spotOf(event);
    if (event.pointerType !== "mouse" || event.button !== 0 || spot === null || isPast(spot)) return;
    const start = event.shiftKey && anchor ? anchor : spot;
    let end = spot;
    setHalf(false);
    extendTo(start, end);
    followMouse(
      (x, y) => {
        const over = document.elementsFromPoint(x, y).find((element) => element.closest("[data-day]"));
        const to = over && spotAt(over);
        if (!to || options.isSame(end, to)) return;
        end = to;
        extendTo(start, end);
      },
      () => onChosen(false),
    );
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
    const under = spotOf(event);
    const spot = under && (focus.place() ?? under);
    if (spot === null) return;
    const to = options.stepOf(spot, event.key, !focus.isByKeys());
    if (to !== null) {
      event.preventDefault();
      focus.followKeys();
      if (event.shiftKey) extendTo(anchor ?? spot, to);
      else focus.moveTo(to);
      options.onStep(spot, to);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (isPast(spot)) return;
      if (!corners || !options.hasSpot(corners, spot)) extendTo(spot, spot);
      onChosen(true);
    } else if (event.key === "Escape") choose(null);
  };

  const { grid, active, focusCell, onFocus, onBlur } = focus;
  return { grid, corners, choose, active, isHalf, focusCell, handlers: { onPointerDown, onClick, onKeyDown, onFocus, onBlur } };
}

/** Which cell has the focus: with keys it may be one that the page is still loading. */
function useGridFocus<Spot>({ spotAt, isSame, cellOf }: Options<Spot>) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Spot | null>(null);
  const isKeyed = useRef(false);
  const at = useRef<Spot | null>(null);
  const moveTo = (spot: Spot) => {
    at.current = spot;
    setActive(spot);
  };
  const focusCell = () => at.current && grid.current?.querySelector<HTMLElement>(cellOf(at.current))?.focus();
  // On every drawing: the days of an earlier key may still come, and go again with the focused cell.
  useLayoutEffect(() => {
    if (isKeyed.current) focusCell();
  });
  const onFocus = ({ target }: FocusEvent) => {
    const spot = spotAt(target);
    if (!spot || (at.current && isSame(at.current, spot))) return;
    isKeyed.current = false;
    moveTo(spot);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget || !spotAt(relatedTarget)) isKeyed.current = false;
  };
  const followKeys = () => {
    isKeyed.current = true;
  };
  return { grid, active, place: () => at.current, isByKeys: () => isKeyed.current, followKeys, moveTo, focusCell, onFocus, onBlur };
}

/** Until the mouse is released. */
function followMouse(onMove: (x: number, y: number) => void, onReleased: () => void): void {
  const dragging = new AbortController();
  const { signal } = dragging;
  addEventListener("pointermove", ({ clientX, clientY }) => onMove(clientX, clientY), { signal });
  addEventListener(
    "pointerup",
    () => {
      dragging.abort();
      onReleased();
    },
    { signal },
  );
  addEventListener("pointercancel", () => dragging.abort(), { signal });
}
