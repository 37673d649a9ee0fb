import { type SyntheticEvent, useState } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { fieldMessage, type FormResult } from "../../../ui/forms/form-result.ts";
import { countOf, noPetsInWords, partyOf, type StayCalendar as Calendar } from "../../availability/index.ts";
import { isStay, PartyFields, StayPicker } from "../../availability/parts.ts";
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
  const [isRefused, setRefused] = useState(false);
  const isWhole = isStay(stay);
  const complain = (event: SyntheticEvent) => {
    setRefused(!isWhole);
    if (!isWhole) event.preventDefault();
  };
  return (
    <Form method="get" preventScrollReset className="grid gap-5" onSubmit={complain}>
      <StayPicker
        isOpenWhereWide
        calendar={calendar}
        stay={stay}
        onChange={setStay}
        problem={
          isRefused && !isWhole
            ? "Choose your check-in and check-out."
            : (fieldMessage(result, "checkIn") ?? fieldMessage(result, "checkOut"))
        }
      />
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
