import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { useFormats } from "../../../ui/use-formats.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { momentInWords } from "../../availability/index.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import type { BookingView } from "../booking.schema.ts";
import { policyForBooking } from "./policy-for-stay.ts";

const dollars = (cents: number) => formatMoney(money(cents));

type Props = { booking: BookingView; now: Date; result: FormResult | undefined; className: string };

/** Cancelling, with the exact refund shown before the button, and said again in its place once it is done. */
export function CancelPanel({ booking, now, result, className }: Props) {
  const formats = useFormats();
  const { viewer, totalCents, quote, cancellationPolicy, timeZone } = booking;
  const isGuest = viewer.role === "guest";
  if (!viewer.cancelling) return <FormMessage result={result?.ok ? { ...result, message: doneWords(booking, isGuest) } : undefined} />;
  const { refundCents, betterUntil } = viewer.cancelling;
  const kept = totalCents - refundCents;
  return (
    <details open={result ? true : undefined} className={`group ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-lg font-semibold text-brick">
        Cancel this booking
        <span aria-hidden className="text-2xl leading-none transition-transform duration-150 group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-5 pt-4">
        <FormMessage result={result} />
        <dl className="numbers grid max-w-md gap-2">
          <Row label={isGuest ? "You paid" : "The guest paid"} value={dollars(totalCents)} />
          {isGuest && <Row label="Service fee (non-refundable)" value={`−${dollars(quote.serviceFee.cents)}`} />}
          {isGuest && kept > quote.serviceFee.cents && (
            <Row label="Not refunded under the policy" value={`−${dollars(kept - quote.serviceFee.cents)}`} />
          )}
          <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
            <dt>{isGuest ? "Your refund" : "Guest's refund"}</dt>
            <dd>{dollars(refundCents)}</dd>
          </div>
        </dl>
        <p className="max-w-2xl text-muted">
          {isGuest
            ? `${POLICY_WORDS[cancellationPolicy].title} policy: ${policyForBooking(booking, now, formats)}`
            : "When a host cancels, the guest gets a full refund, including the service fee, and you don't get a payout for this stay."}
          {isGuest &&
            betterUntil &&
            ` You'll get this amount if you cancel by ${momentInWords(betterUntil, timeZone, formats)} (local time).`}
        </p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="refundCents" value={refundCents} />
          <SubmitButton intent="cancel" look="danger" busy="Cancelling...">
            {refundCents === 0
              ? "Cancel booking · no refund"
              : isGuest
                ? `Cancel booking · get ${dollars(refundCents)} back`
                : `Cancel booking · refund ${dollars(refundCents)}`}
          </SubmitButton>
        </Form>
      </div>
    </details>
  );
}

function doneWords({ refundCents }: Pick<BookingView, "refundCents">, isGuest: boolean): string {
  if (refundCents === 0) return "The booking has been cancelled. No refund was issued.";
  return `The booking has been cancelled. ${isGuest ? "You get" : "Your guest gets"} ${dollars(refundCents)} back.`;
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
