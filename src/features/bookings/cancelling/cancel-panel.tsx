import { ChevronDown } from "../../../ui/icons/index.ts";
import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { momentInWords } from "../../availability/index.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import type { BookingView } from "../booking.schema.ts";
import { policyForBooking } from "./policy-for-stay.ts";

const dollars = (cents: number) => formatMoney(money(cents));

type Props = { booking: BookingView; now: Date; result: FormResult | undefined; className: string };

/** Cancelling by the guest, with the exact refund shown before the button, and said again in its place once it is done. */
export function CancelPanel({ booking, now, result, className }: Props) {
  const formats = useFormats();
  const { viewer, totalCents, quote, cancellationPolicy, timeZone } = booking;
  if (!viewer.cancelling) return <FormMessage result={result?.ok ? { ...result, message: doneWords(booking) } : undefined} />;
  const { refundCents, betterUntil } = viewer.cancelling;
  const kept = totalCents - refundCents;
  return (
    <details open={result ? true : undefined} className={`group ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-lg font-semibold text-brick">
        Cancel booking
        <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-4">
        <FormMessage result={result} />
        <dl className="numbers grid max-w-md gap-2">
          <Row label="You paid" value={dollars(totalCents)} />
          <Row label="Service fee (non-refundable)" value={`−${dollars(quote.serviceFee.cents)}`} />
          {kept > quote.serviceFee.cents && (
            <Row label="Not refunded under the policy" value={`−${dollars(kept - quote.serviceFee.cents)}`} />
          )}
          <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
            <dt>Your refund</dt>
            <dd>{dollars(refundCents)}</dd>
          </div>
        </dl>
        <p className="max-w-2xl text-muted">
          {POLICY_WORDS[cancellationPolicy].title} policy: {policyForBooking(booking, now, formats)}
          {betterUntil && ` You'll get this amount if you cancel by ${momentInWords(betterUntil, timeZone, formats)} (local time).`}
        </p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="refundCents" value={refundCents} />
          <SubmitButton intent="cancel" look="danger" busy="Cancelling...">
            {refundCents === 0 ? "Cancel booking · no refund" : `Cancel booking · get ${dollars(refundCents)} back`}
          </SubmitButton>
        </Form>
      </div>
    </details>
  );
}

const doneWords = ({ refundCents }: Pick<BookingView, "refundCents">): string =>
  `The booking has been cancelled. ${refundCents === 0 ? "No refund was issued." : `${dollars(refundCents)} will be refunded.`}`;

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
