import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import type { Stay } from "../../availability/index.ts";
import { Button } from "../../../ui/button.tsx";
import { warmStayCalendar } from "../../availability/parts.ts";
import { CalendarDrawer } from "./calendar-drawer.tsx";
import { DateFields } from "./date-fields.tsx";
import { GuestField } from "./guest-field.tsx";
import { fieldOf } from "./refusal.ts";
import type { Reservation } from "./use-reservation.ts";

export type ReserveFormProps = {
  id: string;
  layout: "card" | "sheet";
  today: string;
  capacity: number;
  reservation: Reservation;
  /** Goes up each time something outside the form asks for the calendar. */
  calendarAskedFor: number;
};

/** Dates and guests. Without scripts, submitting it loads the page with the price. */
export function ReserveForm({ id, layout, today, capacity, reservation, calendarAskedFor }: ReserveFormProps) {
  const { draft, change, chooseStay, fetchCalendar, refusal } = reservation;
  const calendarId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<"pointed" | "asked" | null>(null);
  const field = fieldOf(refusal);

  const show = useCallback(
    (how: "pointed" | "asked") => {
      warmStayCalendar();
      void fetchCalendar();
      setOpen((former) => former ?? how);
    },
    [fetchCalendar],
  );
  const close = useCallback(() => setOpen(null), []);
  const closeAndReturn = useCallback(() => {
    setOpen(null);
    frame.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  }, []);

  useEffect(() => {
    if (calendarAskedFor > 0) show("asked");
  }, [calendarAskedFor, show]);

  const onChoose = useCallback(
    (stay: Stay) => {
      chooseStay(stay);
      if (stay.checkOut) closeAndReturn();
    },
    [chooseStay, closeAndReturn],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    // Escape closes the calendar only, not the sheet around it.
    event.preventDefault();
    event.stopPropagation();
    closeAndReturn();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (layout === "card" && relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) close();
  };

  return (
    <form
      id={id}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.checkIn || !draft.checkOut) show("asked");
      }}
      className="grid gap-4"
    >
      <div ref={frame} role="group" aria-label="Dates" className="relative grid gap-3" onKeyDown={onKeyDown} onBlur={onBlur}>
        <DateFields
          draft={draft}
          today={today}
          refusal={refusal}
          field={field}
          calendarId={calendarId}
          isOpen={open !== null}
          onChange={change}
          onToggle={() => (open ? close() : show("asked"))}
          onPoint={() => show("pointed")}
        />
        {open && (
          <CalendarDrawer
            id={calendarId}
            layout={layout}
            reservation={reservation}
            onChoose={onChoose}
            onClose={closeAndReturn}
            onLeave={close}
            takesFocus={open === "asked"}
          />
        )}
      </div>
      <GuestField
        value={draft.guests}
        capacity={capacity}
        error={field === "guests" ? (refusal?.message ?? null) : null}
        onChange={(guests) => change({ guests })}
      />
      {reservation.quote && (
        <div className="hidden noscript:grid">
          <Button type="submit" look="quiet">
            Show price
          </Button>
        </div>
      )}
    </form>
  );
}
