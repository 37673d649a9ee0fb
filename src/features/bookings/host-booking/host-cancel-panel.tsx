import { ChevronDown } from "../../../ui/icons/index.ts";
import { Form, href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/forms/field.tsx";
import { fieldMessage, type FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { bookedWhen } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";
import { CountedText } from "../../../ui/forms/counted-text.tsx";
import { HOST_CANCEL_REASONS, LONGEST_WORD, type NightsAfter, reasonWords } from "./details.rules.ts";

const dollars = (cents: number) => formatMoney(money(cents));
const reasonsFor = ({ charter }: BookingView) => [
  { value: "", label: "Choose a reason" },
  ...HOST_CANCEL_REASONS.filter((value) => value !== "too_few_guests" || charter?.seats).map((value) => ({
    value,
    label: reasonWords(value, charter),
  })),
];

/** Cancelling by the host: the refund first, then why, a word to the guest, and what becomes of the nights. */
export function HostCancelPanel({ booking, result }: { booking: BookingView; result: FormResult | undefined }) {
  const { viewer, totalCents, guest } = booking;
  if (!viewer.cancelling) return <FormMessage result={result?.ok ? result : undefined} />;
  const { refundCents } = viewer.cancelling;
  const name = firstName(guest.fullName);
  return (
    <details id="cancel" open={result ? true : undefined} className="card group p-5 sm:p-7">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-lg font-semibold text-brick">
        Cancel booking
        <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <Form method="post" preventScrollReset className="grid max-w-2xl gap-5 pt-4">
        <FormMessage result={result} />
        <dl className="numbers grid max-w-md gap-2">
          <Row label="The guest paid" value={dollars(totalCents)} />
          <Row label="Guest's refund" value={dollars(refundCents)} isStrong />
        </dl>
        <p className="text-muted">
          When a host cancels, the guest gets a full refund, including the service fee, and you don't get a payout for this{" "}
          {booking.charter ? "trip" : "stay"}.
        </p>
        {booking.charter && viewer.changing && !booking.changeRequest && (
          <p>
            Is it the weather?{" "}
            <Link to={href("/host/bookings/:bookingId/start", { bookingId: booking.id })} className="link">
              Suggest another start
            </Link>{" "}
            first: it never costs {name} more, and nothing changes until they accept.
          </p>
        )}
        <input type="hidden" name="refundCents" value={refundCents} />
        <SelectField
          label="Reason"
          name="reason"
          options={reasonsFor(booking)}
          defaultValue={result?.values?.["reason"] ?? ""}
          result={result}
          hint={`${name} sees this.`}
        />
        <CountedText
          label={`A message to ${name} (optional)`}
          name="message"
          most={LONGEST_WORD}
          rows={4}
          result={result}
          placeholder="What happened, and how you can help"
        />
        <Nights booking={booking} result={result} />
        <p>
          <SubmitButton intent="cancel" look="danger" busy="Cancelling...">
            Cancel booking · refund {dollars(refundCents)}
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}

/** Nothing is chosen beforehand: both mistakes are costly. */
function Nights({ booking, result }: { booking: BookingView; result: FormResult | undefined }) {
  const formats = useFormats();
  const { charter } = booking;
  // The others on board keep their seats.
  if (charter?.seats) return <input type="hidden" name="nights" value="open" />;
  const [nights, them] = charter ? ["time", "it"] : ["nights", "them"];
  const error = fieldMessage(result, "nights");
  const chosen = result?.values?.["nights"];
  return (
    <fieldset aria-describedby={error ? "nights-error" : undefined} className="grid gap-2">
      <legend className="pb-1 font-semibold">What happens to {bookedWhen(booking, formats)}?</legend>
      <Choice
        value="blocked"
        chosen={chosen}
        label={`Keep the ${nights} blocked`}
        hint={`Nobody can book ${them} until you open ${them}.`}
      />
      <Choice value="open" chosen={chosen} label={`Open the ${nights}`} hint={`Other guests can book ${them} right away.`} />
      {error && (
        <p id="nights-error" className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const Choice = ({ value, chosen, label, hint }: { value: NightsAfter; chosen: string | undefined; label: string; hint: string }) => (
  <div className="relative flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-mid p-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash">
    <input
      type="radio"
      id={`nights-${value}`}
      name="nights"
      value={value}
      defaultChecked={chosen === value}
      aria-describedby={`nights-${value}-hint`}
      className="mt-0.5 size-5 shrink-0 accent-sea"
    />
    <div>
      <label htmlFor={`nights-${value}`} className="block cursor-pointer font-medium after:absolute after:inset-0">
        {label}
      </label>
      <p id={`nights-${value}-hint`} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  </div>
);

const Row = ({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) => (
  <div className={`flex justify-between gap-4 ${isStrong ? "border-t border-line pt-2 text-lg font-semibold" : ""}`}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
