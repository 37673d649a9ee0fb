import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { PriceBreakdown } from "../pricing/price-breakdown.tsx";
import type { Quote } from "../pricing/pricing.rules.ts";

/** What was asked for, and what a guest would pay or why they couldn't book it. */
export type Preview = {
  asked: { checkIn: string; checkOut: string; guests: string };
  quote: Quote | null;
  refusal: string | null;
};

/** Dates and guests, and the price that a guest would see for them. Choosing asks at once. */
export function PricePreview({ preview: { asked, quote, refusal } }: { preview: Preview }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const ask = () => {
    if (form.current?.checkValidity()) void submit(form.current, { preventScrollReset: true, replace: true });
  };
  return (
    <Section title="Price preview" id="price-preview">
      <Form ref={form} method="get" preventScrollReset replace className="grid gap-4" onChange={ask}>
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Check-in" name="checkIn" type="date" required defaultValue={asked.checkIn} />
          <TextField label="Check-out" name="checkOut" type="date" required defaultValue={asked.checkOut} />
        </div>
        <TextField label="Guests" name="guests" type="number" min={1} max={100} required defaultValue={asked.guests} />
        <div>
          <Button type="submit" look="quiet">
            Show price
          </Button>
        </div>
      </Form>
      <div aria-live="polite" className="grid gap-4">
        {refusal && <Notice tone="attention">{refusal}</Notice>}
        {quote && (
          <>
            <PriceBreakdown quote={quote} totalLabel="Guest pays" />
            <p className="numbers flex justify-between gap-4 font-semibold">
              <span>You get</span>
              <span>{formatMoney(money(quote.subtotal.cents + quote.cleaningFee.cents))}</span>
            </p>
          </>
        )}
        {!quote && !refusal && <p className="text-muted">Choose dates to see what a guest would pay.</p>}
      </div>
    </Section>
  );
}
