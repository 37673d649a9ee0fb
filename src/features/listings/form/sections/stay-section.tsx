import { Checkbox, SelectField, TextArea, TextField } from "../../../../ui/forms/field.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { bookingInWords, POLICY_WORDS } from "../../listing-words.ts";
import { CANCELLATION_POLICIES, INSTANT_FROM_DAYS } from "../../listing.rules.ts";
import { CountField } from "./count-field.tsx";
import type { SectionProps } from "../fields.ts";

/** How guests book, minimum stay, times, house rules and cancellation policy. */
export function StaySection({ values, result }: SectionProps) {
  return (
    <Section title="The stay" id="stay">
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <CountField label="Minimum nights" name="minimumNights" min={1} max={365} values={values} result={result} />
        <TextField label="Check-in from" name="checkInTime" type="time" required defaultValue={values.checkInTime} result={result} />
        <TextField label="Check-out by" name="checkOutTime" type="time" required defaultValue={values.checkOutTime} result={result} />
      </div>
      <SelectField
        label="How guests book"
        name="instantFromDays"
        options={bookingChoices(values.instantFromDays ?? "0")}
        defaultValue={values.instantFromDays}
        result={result}
        hint="You have 24 hours to answer a request. We hold its dates, and the guest pays only if you accept."
      />
      <TextArea
        label="House rules"
        id="house-rules"
        name="houseRules"
        rows={4}
        defaultValue={values.houseRules}
        result={result}
        hint="One rule per line."
      />
      <Checkbox
        label="Pets allowed"
        name="petsAllowed"
        defaultChecked={values.petsAllowed === "on"}
        hint="Guests who bring a pet only find places that allow them."
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold">Cancellation policy</legend>
        <div className="grid gap-3">
          {CANCELLATION_POLICIES.map((policy) => (
            <label
              key={policy}
              className="flex cursor-pointer gap-3 rounded-md border border-line-mid px-4 py-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash has-focus-visible:outline-3 has-focus-visible:outline-sea"
            >
              <input
                type="radio"
                name="cancellationPolicy"
                value={policy}
                defaultChecked={values.cancellationPolicy === policy}
                className="mt-0.5 size-5 shrink-0 accent-sea"
              />
              <span>
                <span className="font-semibold">{POLICY_WORDS[policy].title}.</span> {POLICY_WORDS[policy].text}
              </span>
            </label>
          ))}
        </div>
        <p className="mt-2 text-sm text-muted">
          The service fee isn't refunded when a guest cancels. Existing bookings keep the policy they were made with.
        </p>
      </fieldset>
    </Section>
  );
}

/** What most hosts choose among, and what this one has. */
function bookingChoices(chosen: string): { value: string; label: string }[] {
  const days = new Set<number>([...INSTANT_FROM_DAYS, Number(chosen)]);
  return [
    ...[...days].toSorted((a, b) => a - b).map((from) => ({ value: String(from), label: bookingInWords(from) })),
    { value: "", label: bookingInWords(null) },
  ];
}
