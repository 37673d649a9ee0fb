import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Stay } from "../../availability/index.ts";
import { StayCalendar } from "../../availability/parts.ts";
import { Button } from "../../../ui/button.tsx";
import type { StayDraft } from "./stay-draft.ts";
import type { ListingCalendar } from "./use-calendar.ts";

type Props = {
  id: string;
  layout: "card" | "sheet";
  calendar: ListingCalendar;
  draft: StayDraft;
  onChoose(stay: Stay): void;
  onClose(): void;
  /** Called when something outside it was pressed. */
  onLeave(): void;
  takesFocus: boolean;
};

const FLOATING =
  "absolute top-full right-0 z-20 mt-2 w-[46rem] max-w-[calc(100vw-4rem)] rounded-lg border border-line bg-paper p-5 shadow-float";

/** The calendar: floating beside the card, or expanded inside the phone's sheet. */
export function CalendarDrawer({
  id,
  layout,
  calendar: { calendar, fetchCalendar },
  draft,
  onChoose,
  onClose,
  onLeave,
  takesFocus,
}: Props) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    place.current?.scrollIntoView({ block: "nearest", behavior: isStill ? "auto" : "smooth" });
  }, []);

  useEffect(() => {
    if (layout === "sheet") return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && !place.current?.parentElement?.contains(target)) onLeave();
    };
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, [layout, onLeave]);

  return (
    <div
      ref={place}
      id={id}
      role="group"
      aria-label="Calendar"
      className={layout === "card" ? `scroll-mb-4 ${FLOATING}` : "relative scroll-mb-4 rounded-lg border border-line p-2 pt-3"}
    >
      {layout === "card" && (
        <button
          type="button"
          onClick={onClose}
          className="absolute top-3 right-3 z-10 inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-sea-wash"
        >
          <X aria-hidden className="size-5" />
          <span className="sr-only">Close the calendar</span>
        </button>
      )}
      {calendar === "failed" ? (
        <div role="alert" className="grid justify-items-start gap-3 p-2">
          <p>We couldn't load the calendar. You can still type your dates.</p>
          <Button look="quiet" onClick={() => void fetchCalendar()}>
            Try again
          </Button>
        </div>
      ) : (
        <StayCalendar calendar={calendar} months={layout === "card" ? 2 : 1} stay={draft} onChange={onChoose} takesFocus={takesFocus} />
      )}
    </div>
  );
}
