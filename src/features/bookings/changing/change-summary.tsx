import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { firstName } from "../../../platform/words/first-name.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import { PriceBreakdown } from "../../availability/parts.ts";
import type { BookingView } from "../booking.schema.ts";
import { differenceInWords, ifApproved } from "./change-words.ts";
import { CARD_REFUSALS } from "./change.rules.ts";
import type { ChangePreview } from "./change.schema.ts";
import { StayComparison } from "./stay-comparison.tsx";

type Props = {
  booking: BookingView;
  preview: ChangePreview;
  /** What is sent with the total. */
  wanted: Record<string, string | number>;
  /** Fields that only some changes need. */
  children?: ReactNode;
  formKey: string;
  result: FormResult | undefined;
};

/** What a change costs or gives back, what else it means, and the one press that makes it or asks the other side. */
export function ChangeSummary({ booking, preview, wanted, children, formKey, result }: Props) {
  const { quote, differenceCents, payoutDifferenceCents, approver } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const other = approver && booking[approver].fullName;
  return (
    <section aria-labelledby="new-price" className="card grid gap-5 p-5 sm:p-7">
      <h2 id="new-price" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {approver === null
          ? differenceInWords(differenceCents, "guest")
          : approver === "host"
            ? ifApproved(booking.host.fullName, differenceCents, "guest")
            : ifApproved(booking.guest.fullName, payoutDifferenceCents, "host")}
      </h2>
      <StayComparison booked={booking} wanted={preview} totalLabel={approver === "guest" ? "Guest pays" : "Total"} />
      <details className="fold">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-3">
          How the new total adds up
        </summary>
        <div className="pt-2">
          <PriceBreakdown quote={quote} totalLabel="New total" />
        </div>
      </details>
      <Meaning booking={booking} preview={preview} />
      <FormMessage result={result} />
      <Form method="post" preventScrollReset className="grid gap-3">
        {Object.entries({ ...wanted, totalCents: quote.total.cents }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormKey value={formKey} result={result} />
        {children}
        <SubmitButton intent={other ? "ask" : "change"} busy={other ? "Sending..." : "Changing..."} className="w-full">
          {other
            ? approver === "host"
              ? `Ask ${firstName(other)} to change it`
              : `Suggest it to ${firstName(other)}`
            : pressWords(differenceCents)}
        </SubmitButton>
        {(CARD_REFUSALS.has(result?.code ?? "") || result?.intent === "pay") && (
          <SubmitButton intent="pay" look="quiet" className="w-full">
            Pay {formatMoney(money(differenceCents))} with another card
          </SubmitButton>
        )}
      </Form>
    </section>
  );
}

function pressWords(cents: number): string {
  if (cents === 0) return "Change booking";
  const sum = formatMoney(money(Math.abs(cents)));
  return cents > 0 ? `Change booking · pay ${sum}` : `Change booking · get ${sum} back`;
}

function Meaning({
  booking: { cancellationPolicy, host, guest, timeZone, quote: booked, charter },
  preview: { approver, freeUntil, quote },
}: Pick<Props, "booking" | "preview">) {
  const formats = useFormats();
  const isFeeKept =
    approver !== "guest" && quote.serviceFee.cents === booked.serviceFee.cents && quote.subtotal.cents < booked.subtotal.cents;
  const fee = isFeeKept
    ? `The ${formatMoney(quote.serviceFee)} service fee is non-refundable, so it stays the same.`
    : "The service fee is adjusted to the new total.";
  const held = `we don't hold the new ${charter ? "time" : "nights"}`;
  if (approver === null)
    return (
      <p className="text-muted">
        {charter
          ? "What you keep costs the same."
          : "Nights you keep cost the same, and so does cleaning. Discounts and extra guests follow the new stay."}{" "}
        {fee}
        {freeUntil && ` You can change this booking for free until ${momentInWords(freeUntil, timeZone, formats)} (local time).`} Your
        cancellation deadline moves with your new {charter ? "start" : "check-in"}.
      </p>
    );
  if (approver === "guest")
    return (
      <p className="text-muted">
        {charter
          ? "The same trip at another time never costs your guest more."
          : "Nights that stay cost the same, discounts and extra guests follow the new stay."}{" "}
        {fee} {firstName(guest.fullName)} has to accept this within 24 hours. Until then the booking stays as it is, nothing is paid or
        refunded, and {held}.
      </p>
    );
  return (
    <p className="text-muted">
      {fee} {cancellationPolicy === "strict" ? "This booking has a strict policy" : "The time for free changes is over"}, so{" "}
      {firstName(host.fullName)} has to approve this within 24 hours. Until then your booking stays as it is, nothing is paid or refunded,
      and {held}.
    </p>
  );
}
