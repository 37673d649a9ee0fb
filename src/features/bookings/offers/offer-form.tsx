import { useState } from "react";
import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { earningOfTotal } from "./offer.rules.ts";

type Props = {
  stay: { checkIn: string | null; checkOut: string | null; guests: number | null };
  capacity: number;
  cleaningFeeCents: number;
  formKey: string;
  result: FormResult | undefined;
};

/** A stay at a total of the host's own, for one guest. */
export function OfferForm({ stay, capacity, cleaningFeeCents, formKey, result }: Props) {
  const [total, setTotal] = useState(result?.values?.total ?? "");
  const cents = Math.round(Number(total.replace(/[$,\s]/g, "")) * 100);
  return (
    <Form method="post" className="card grid max-w-2xl gap-5 p-5 sm:p-7">
      <FormMessage result={result} />
      <FormKey value={formKey} result={result} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Check-in" name="checkIn" type="date" required defaultValue={stay.checkIn ?? ""} result={result} />
        <TextField label="Check-out" name="checkOut" type="date" required defaultValue={stay.checkOut ?? ""} result={result} />
        <TextField
          label="Guests"
          name="guests"
          type="number"
          min={1}
          max={capacity}
          required
          defaultValue={String(stay.guests ?? 1)}
          result={result}
        />
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
        {cents > 0 && `You earn ${formatMoney(money(earningOfTotal(cents, cleaningFeeCents)))}.`}
      </p>
      <p className="text-sm text-muted">
        Your guest can book it for 24 hours. The dates aren't held until they do. A new offer takes the place of an earlier one.
      </p>
      <p>
        <SubmitButton intent="offer" busy="Sending...">
          Send offer
        </SubmitButton>
      </p>
    </Form>
  );
}
