import { Form } from "react-router";
import { firstName } from "../../../platform/words/first-name.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { CountedText } from "../../../ui/forms/counted-text.tsx";
import { SelectField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { DECLINE_REASONS, DECLINE_WORDS, LONGEST_ANSWER } from "./request.rules.ts";

const REASONS = [{ value: "", label: "Choose a reason" }, ...DECLINE_REASONS.map((value) => ({ value, label: DECLINE_WORDS[value] }))];

/** Declining: why, and a word to the guest. */
export function DeclinePanel({ guestName, result }: { guestName: string; result: FormResult | undefined }) {
  const name = firstName(guestName);
  return (
    <section id="decline" aria-labelledby="decline-title" className="card grid gap-5 p-5 sm:p-7">
      <h2 id="decline-title" className="text-xl">
        Can't host this stay?
      </h2>
      <Form method="post" preventScrollReset className="grid max-w-2xl gap-5">
        <FormMessage result={result} />
        <SelectField
          label="Reason"
          name="reason"
          options={REASONS}
          defaultValue={result?.values?.["reason"] ?? ""}
          result={result}
          hint={`${name} sees this.`}
        />
        <CountedText label={`A message to ${name} (optional)`} name="message" most={LONGEST_ANSWER} rows={3} result={result} />
        <p>
          <SubmitButton intent="decline" look="danger" busy="Declining...">
            Decline request
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}
