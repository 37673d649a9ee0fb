import { useState } from "react";
import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import { fieldMessage, type FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { type Party, partyOf, readParty } from "../../availability/index.ts";
import type { ListingView } from "../../listings/index.ts";
import { GuestField } from "../reserving/guest-field.tsx";
import { earningOfTotal } from "./offer.rules.ts";

type Props = {
  stay: { checkIn: string | null; checkOut: string | null; guests: number | null };
  listing: Pick<ListingView, "capacity" | "petsAllowed" | "type" | "cleaningFeeCents">;
  formKey: string;
  result: FormResult | undefined;
};

/** A stay at a total of the host's own, for one guest. */
export function OfferForm({ stay, listing, formKey, result }: Props) {
  const [party, setParty] = useState(() => partyTyped(result) ?? partyOf({ guests: stay.guests ?? 1, children: 0, infants: 0, pets: 0 }));
  const [total, setTotal] = useState(result?.values?.total ?? "");
  const cents = Math.round(Number(total.replace(/[$,\s]/g, "")) * 100);
  return (
    <Form method="post" className="card grid max-w-2xl gap-5 p-5 sm:p-7">
      <FormMessage result={result} />
      <FormKey value={formKey} result={result} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Check-in" name="checkIn" type="date" required defaultValue={stay.checkIn ?? ""} result={result} />
        <TextField label="Check-out" name="checkOut" type="date" required defaultValue={stay.checkOut ?? ""} result={result} />
        <GuestField listing={listing} party={party} error={guestsError(result)} onChange={setParty} />
        <TextField
          label="Total for the guest"
          name="total"
          inputMode="decimal"
          autoComplete="off"
          required
          value={total}
          onChange={({ target }) => setTotal(target.value)}
          result={result}
          hint="In dollars, with the cleaning and the service fee."
        />
      </div>
      <p role="status" className="numbers min-h-6">
        {cents > 0 && `You earn ${formatMoney(money(earningOfTotal(cents, listing.cleaningFeeCents)))}.`}
      </p>
      <p className="text-sm text-muted">
        Your guest can book it for 24 hours, or until check-in if that's sooner. The dates aren't held until they do. A new offer takes the
        place of an earlier one.
      </p>
      <p>
        <SubmitButton intent="offer" busy="Sending...">
          Send offer
        </SubmitButton>
      </p>
    </Form>
  );
}

/** Who was entered in a form that came back. */
const partyTyped = (result: FormResult | undefined): Party | null =>
  result?.values?.adults === undefined ? null : readParty(new URLSearchParams(result.values));

const guestsError = (result: FormResult | undefined): string | null =>
  ["adults", "children", "infants", "pets"].map((name) => fieldMessage(result, name)).find(Boolean) ?? null;
