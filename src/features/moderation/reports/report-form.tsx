import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { LONGEST_REASON, reasonsFor } from "../moderation.rules.ts";

/** Tells staff what's wrong with a listing, or with one of its reviews. */
export function ReportForm({ reviewId, result }: { reviewId: string | null; result: FormResult | undefined }) {
  const error = result?.ok === false ? result.fields?.reason : undefined;
  return (
    <Form method="post" className="grid gap-6" noValidate={result !== undefined}>
      <FormMessage result={result} />
      {reviewId && <input type="hidden" name="reviewId" value={reviewId} />}
      <fieldset className="grid gap-2" aria-describedby={error && "reason-error"}>
        <legend className="mb-2 font-semibold">What's wrong?</legend>
        {Object.entries(reasonsFor(reviewId ? "review" : "listing")).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={value}
              required
              defaultChecked={result?.values?.reason === value}
              className="size-5 shrink-0 accent-sea"
            />
            {label}
          </label>
        ))}
        {error && (
          <p id="reason-error" className="text-sm font-medium text-brick">
            {error}
          </p>
        )}
      </fieldset>
      <TextArea
        label="Tell us more (optional)"
        name="details"
        maxLength={LONGEST_REASON}
        hint="The host won't see who reported this."
        result={result}
      />
      <SubmitButton intent={reviewId ? "review" : "listing"} busy="Sending..." className="justify-self-start">
        Send report
      </SubmitButton>
    </Form>
  );
}
