import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { momentInWords } from "../../availability/index.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import type { BookingView } from "../booking.schema.ts";

const dollars = (cents: number) => formatMoney(money(cents));

/** Cancelling, with the exact refund shown before the button. */
export function CancelPanel({ booking, result }: { booking: BookingView; result: FormResult | undefined }) {
  const { viewer, totalCents, quote, cancellationPolicy, timeZone } = booking;
  if (!viewer.cancelling) return null;
  const { refundCents, betterUntil } = viewer.cancelling;
  const isGuest = viewer.role === "guest";
  const kept = totalCents - refundCents;
  return (
    <details open={result ? true : undefined} className="card group p-5 sm:p-7">
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
            ? `${POLICY_WORDS[cancellationPolicy].title} policy: ${POLICY_WORDS[cancellationPolicy].text}`
            : "When a host cancels, the guest gets a full refund, including the service fee, and you don't get a payout for this stay."}
          {isGuest && betterUntil && ` You'll get this amount if you cancel by ${momentInWords(betterUntil, timeZone)} (local time).`}
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

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
