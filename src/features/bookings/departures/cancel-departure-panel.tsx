import { ChevronDown } from "../../../ui/icons/index.ts";
import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { CountedText } from "../../../ui/forms/counted-text.tsx";
import { SelectField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { LONGEST_WORD, reasonWords } from "../host-booking/details.rules.ts";
import { DEPARTURE_CANCEL_REASONS } from "./departure.rules.ts";
import type { DepartureView } from "./departure.schema.ts";
import { cancellingInWords } from "./departure-words.ts";

type Props = { departure: DepartureView; result: FormResult | undefined };

const REASONS = [
  { value: "", label: "Choose a reason" },
  ...DEPARTURE_CANCEL_REASONS.map((value) => ({ value, label: reasonWords(value, {}) })),
];

/** Cancelling for everybody: what happens, then why, and a word to the guests. */
export function CancelDeparturePanel({ departure, result }: Props) {
  const { cancelling, totals, seatsHeld } = departure;
  if (!cancelling) return null;
  const refund = formatMoney(money(cancelling.refundCents));
  return (
    <details id="cancel" open={result ? true : undefined} className="card group p-5 sm:p-7">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-lg font-semibold text-brick">
        Cancel this departure for everyone
        <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <Form method="post" preventScrollReset className="grid max-w-2xl gap-5 pt-4">
        <FormMessage result={result} />
        <div className="grid gap-2">
          <p className="font-semibold">{cancellingInWords(totals.bookings, refund)}</p>
          {seatsHeld > 0 && <p>Guests who are booking right now are told, and pay nothing.</p>}
          <p className="text-muted">
            {totals.bookings > 0 &&
              "The refunds include the service fee, and you don't get a payout. Every guest gets an email with your reason. "}
            No one can book this start until you offer it again.
          </p>
        </div>
        <input type="hidden" name="refundCents" value={cancelling.refundCents} />
        <SelectField
          label="Reason"
          name="reason"
          options={REASONS}
          defaultValue={result?.values?.["reason"] ?? ""}
          result={result}
          hint="Every guest sees this."
        />
        <CountedText
          label="A message to every guest (optional)"
          name="message"
          most={LONGEST_WORD}
          rows={4}
          result={result}
          placeholder="What happened, and how you can help"
        />
        <p>
          <SubmitButton intent="cancel" look="danger" busy="Cancelling...">
            {totals.bookings === 0 ? "Cancel departure" : `Cancel departure · refund ${refund}`}
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}

/** A cancelled departure: why, and the way back. */
export function CancelledDeparture({ departure: { cancelReason, isReopenable }, result }: Props) {
  return (
    <Section title="This departure is cancelled" id="cancelled">
      <FormMessage result={result} />
      <Notice tone="plain">
        {cancelReason && `Reason: ${reasonWords(cancelReason, {})}. `}
        Every guest on board got a full refund. The boat isn't held for it, so you can use that time for something else.
      </Notice>
      {isReopenable && (
        <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
          <p className="text-muted">
            Guests can book this start again if the boat is still free. Bookings that were cancelled stay cancelled.
          </p>
          <SubmitButton intent="reopen" look="quiet" busy="Saving...">
            Offer this departure again
          </SubmitButton>
        </Form>
      )}
    </Section>
  );
}
