import { useState } from "react";
import { Form } from "react-router";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { countOf, noPetsInWords, partyOf, type Stay, type StayCalendar as Calendar } from "../../availability/index.ts";
import { PartyFields, StayCalendar } from "../../availability/parts.ts";
import type { WantedStay } from "./change.rules.ts";

export type ChangeOptions = { capacity: number; petsAllowed: boolean; type: "property" | "boat"; calendar: Calendar };

type Props = {
  wanted: WantedStay;
  options: ChangeOptions;
  result: FormResult | undefined;
};

/** Dates and guests as they are wanted. Submitting it loads the page with what that costs. */
export function ChangeForm({ wanted, options: { capacity, petsAllowed, type, calendar }, result }: Props) {
  const [stay, setStay] = useState({ checkIn: wanted.checkIn, checkOut: wanted.checkOut });
  const [party, setParty] = useState(partyOf(wanted));
  const dateField = (name: "checkIn" | "checkOut", label: string) => (
    <TextField
      label={label}
      name={name}
      type="date"
      required
      min={calendar.today}
      value={stay[name]}
      onChange={(event) => setStay({ ...stay, [name]: event.target.value })}
      result={result}
      className="numbers"
    />
  );
  return (
    <Form method="get" preventScrollReset className="grid gap-5">
      <div className="grid gap-4 xs:grid-cols-2">
        {dateField("checkIn", "Check-in")}
        {dateField("checkOut", "Check-out")}
      </div>
      <DatePicker calendar={calendar} stay={stay} onChange={setStay} />
      <fieldset className="grid max-w-96 gap-3">
        <legend className="sr-only">Guests</legend>
        <PartyFields
          areSent
          party={party}
          leastAdults={1}
          capacity={capacity}
          petsHint={petsAllowed ? "Allowed here" : noPetsInWords(type)}
          takesPets={petsAllowed}
          onChange={setParty}
        />
        <p className="text-sm text-muted">Up to {countOf(capacity, "guest")}, not counting infants.</p>
      </fieldset>
      <p>
        <SubmitButton look="quiet" busy="Checking...">
          See the new price
        </SubmitButton>
      </p>
    </Form>
  );
}

type PickerProps = { calendar: Calendar; stay: Stay; onChange(stay: Stay): void };

/** The calendar, opened on request where it is small. Only a browser draws it: what a server would send has styles that the page's policy refuses. */
function DatePicker(props: PickerProps) {
  const isWide = useMedia("(min-width: 40rem)");
  const [isOpen, setOpen] = useState(false);
  if (isWide || isOpen) return <StayCalendar key={String(isWide)} layout={isWide ? "beside" : "stacked"} {...props} />;
  return (
    <div className="noscript:hidden">
      <Button look="quiet" onClick={() => setOpen(true)} className="w-full sm:hidden">
        Open calendar
      </Button>
      <div className="max-sm:hidden">
        <StayCalendar layout="beside" {...props} calendar={null} />
      </div>
    </div>
  );
}
