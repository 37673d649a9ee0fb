import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { momentInWords } from "../../availability/index.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import type { BookingView } from "../booking.schema.ts";

const dollars = (cents: number) => formatMoney(money(cents));

/** Cancelling, with what comes back to the cent before the button. */
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
          {isGuest && <Row label="Service fee, not refunded" value={`−${dollars(quote.serviceFee.cents)}`} />}
          {isGuest && kept > quote.serviceFee.cents && (
            <Row label="Kept by the policy" value={`−${dollars(kept - quote.serviceFee.cents)}`} />
          )}
          <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
            <dt>{isGuest ? "You get back" : "The guest gets back"}</dt>
            <dd>{dollars(refundCents)}</dd>
          </div>
        </dl>
        <p className="max-w-2xl text-muted">
          {isGuest
            ? `${POLICY_WORDS[cancellationPolicy].title} policy: ${POLICY_WORDS[cancellationPolicy].text}`
            : "When a host cancels, the guest gets everything back, the service fee included, and you get no payout for this stay."}
          {isGuest && betterUntil && ` This refund holds until ${momentInWords(betterUntil, timeZone)} at the listing.`}
        </p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="refundCents" value={refundCents} />
          <SubmitButton intent="cancel" look="danger" busy="Cancelling...">
            {refundCents > 0 ? `Cancel and refund ${dollars(refundCents)}` : "Cancel without a refund"}
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
