import { type FocusEvent, type KeyboardEvent, useCallback, useId, useRef } from "react";
import type { Stay } from "../../availability/index.ts";
import { Button } from "../../../ui/button.tsx";
import { CalendarDrawer } from "./calendar-drawer.tsx";
import { DateFields } from "./date-fields.tsx";
import { GuestField } from "./guest-field.tsx";
import { fieldOf } from "./refusal.ts";
import { useCalendarDrawer } from "./use-calendar-drawer.ts";
import type { Reservation } from "./use-reservation.ts";

type Props = {
  id: string;
  layout: "card" | "sheet";
  today: string;
  capacity: number;
  reservation: Pick<Reservation, "draft" | "change" | "calendar" | "price">;
  /** Goes up each time something outside the form asks for the calendar. */
  calendarAskedFor: number;
};

/** Dates and guests. Without scripts, submitting it loads the page with the price. */
export function ReserveForm({ id, layout, today, capacity, reservation, calendarAskedFor }: Props) {
  const { draft, change, calendar, price } = reservation;
  const { quote, refusal } = price;
  const calendarId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const drawer = useCalendarDrawer({ frame, fetchCalendar: calendar.fetchCalendar, askedFor: calendarAskedFor });
  const { opened, show, close, closeAndReturn } = drawer;
  const field = fieldOf(refusal);

  const onChoose = useCallback(
    (stay: Stay) => {
      change(stay);
      if (stay.checkOut) closeAndReturn();
    },
    [change, closeAndReturn],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !opened) return;
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
          error={field === "checkIn" || field === "checkOut" ? { field, message: refusal?.message ?? "" } : null}
          calendarId={calendarId}
          isOpen={opened !== null}
          onChange={change}
          onToggle={() => (opened ? close() : show("asked"))}
          onPoint={() => show("pointed")}
        />
        {opened && (
          <CalendarDrawer
            id={calendarId}
            layout={layout}
            calendar={calendar}
            draft={draft}
            onChoose={onChoose}
            onClose={closeAndReturn}
            onLeave={close}
            takesFocus={opened === "asked"}
          />
        )}
      </div>
      <GuestField
        value={draft.guests}
        capacity={capacity}
        error={field === "guests" ? (refusal?.message ?? null) : null}
        onChange={(guests) => change({ guests })}
      />
      {quote && (
        <div className="hidden noscript:grid">
          <Button type="submit" look="quiet">
            Show price
          </Button>
        </div>
      )}
    </form>
  );
}
