import { useState } from "react";
import { Form } from "react-router";
import type { Party, StayCalendar } from "../../features/availability/index.ts";
import { guestsIn } from "../../features/availability/index.ts";
import { StayPicker } from "../../features/availability/parts.ts";
import type { StayDraft } from "../../features/bookings/parts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";

type Props = { calendar: StayCalendar; draft: StayDraft };

/** The dates and the guests that a question is about; the page then says whether they're available, and the total. */
export function AskDates({ calendar, draft: { checkIn, checkOut, ...party } }: Props) {
  const [stay, setStay] = useState({ checkIn, checkOut });
  return (
    <details className="border-t border-line px-5 py-1" open={checkIn === "" || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center font-medium">
        {checkIn ? "Change dates or guests" : "Add dates to see availability and the total"}
      </summary>
      <Form method="get" preventScrollReset className="grid gap-4 pt-2 pb-4">
        <StayPicker calendar={calendar} stay={stay} onChange={setStay} />
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-24">
            <TextField label="Guests" name="guests" type="number" required min={1} defaultValue={guestsIn(party)} />
          </div>
          <PartyKept party={party} />
          <Button type="submit" look="quiet">
            Show availability
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** Who else comes along, as it was. */
const PartyKept = ({ party: { infants, pets } }: { party: Party }) =>
  Object.entries({ infants, pets }).map(([name, count]) => count > 0 && <input key={name} type="hidden" name={name} value={count} />);
