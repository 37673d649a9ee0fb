import { X } from "../icons/index.ts";
import { type ReactNode, type RefObject, type TouchEvent, useEffect, useRef } from "react";
import { ConnectionNote } from "../connection-note.tsx";

const SWIPE_PIXELS = 60;

const FLAT = {
  lg: { wide: "(min-width: 64rem)", sheet: "lg:sheet-flat", head: "lg:hidden", foot: "lg:hidden" },
  xl: { wide: "(min-width: 80rem)", sheet: "xl:sheet-flat", head: "xl:hidden", foot: "xl:hidden" },
} as const;

type Props = {
  id: string;
  title: string;
  dialog: RefObject<HTMLDialogElement | null>;
  /** From this width on, and without scripts, it is a plain part of the page. Without it, it is always a sheet. */
  flatFrom?: keyof typeof FLAT;
  /** On a wide screen it comes from the side. Without scripts it is a plain part of the page. */
  isAtSide?: boolean;
  footer?: ReactNode;
  /** For the part that scrolls. */
  className?: string;
  children: ReactNode;
};

/**
 * Comes from the bottom of a small screen: a modal dialog of the browser's own, which traps the focus, closes by Escape, by a
 * press beside it or a swipe down, and gives the focus back.
 */
export function Sheet({ id, title, dialog, flatFrom, isAtSide = false, footer, className = "", children }: Props) {
  const flat = flatFrom && FLAT[flatFrom];
  const wide = flat?.wide;
  const isFlatWithoutScript = isAtSide || flat !== undefined;
  const touchedAt = useRef<number | null>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (!wide) return;
    const query = matchMedia(wide);
    const onChange = () => query.matches && dialog.current?.close();
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, [wide, dialog]);

  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientY ?? 0) - (touchedAt.current ?? 0);
    if (touchedAt.current !== null && moved > SWIPE_PIXELS) close();
    touchedAt.current = null;
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={title}
      onClick={(event) => event.target === dialog.current && close()}
      className={`sheet ${flat?.sheet ?? ""} ${isAtSide ? "lg:sheet-side" : ""} ${isFlatWithoutScript ? "without-script:sheet-flat" : ""}`}
    >
      <div
        className={`sheet-head ${isFlatWithoutScript ? "without-script:hidden" : ""} ${flat?.head ?? ""}`}
        onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientY ?? null)}
        onTouchEnd={onTouchEnd}
      >
        <p>{title}</p>
        <button type="button" onClick={close} className="round-button" {...{ command: "close", commandfor: id }}>
          <X aria-hidden className="size-5" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div aria-live="polite" className={flat?.head}>
        <ConnectionNote className="m-3" />
      </div>
      <div className={`sheet-body ${className}`}>{children}</div>
      {footer && <div className={`sheet-foot ${isAtSide ? "without-script:hidden" : ""} ${flat?.foot ?? ""}`}>{footer}</div>}
    </dialog>
  );
}
