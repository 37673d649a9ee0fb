import { Form } from "react-router";
import { SubmitButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/field.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { OWN_MATTER } from "../accounts/index.ts";
import { LONGEST_REASON } from "./moderation.rules.ts";

type Props = {
  mayDecide: boolean;
  subject: Record<string, string>;
  /** What the two buttons say. */
  keep: string;
  remove: string;
  hint: string;
  result: FormResult | undefined;
};

/** Staff leave a thing as it is, or remove it with a reason. The reason is asked for when it is opened. Nobody decides about themselves. */
export function DecideForm({ mayDecide, subject, keep, remove, hint, result }: Props) {
  if (!mayDecide) return <p className="text-muted">{OWN_MATTER}</p>;
  const hidden = Object.entries(subject).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Form method="post" preventScrollReset>
        {hidden}
        <SubmitButton intent="keep" look="quiet" busy="Saving...">
          {keep}
        </SubmitButton>
      </Form>
      <details className="min-w-0 grow" open={result?.ok === false || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md border border-brick px-5 font-semibold text-brick">
          {remove}…
        </summary>
        <Form method="post" preventScrollReset className="mt-3 grid max-w-xl gap-3">
          {hidden}
          <TextArea label="Why?" name="reason" required rows={3} maxLength={LONGEST_REASON} hint={hint} result={result} />
          <SubmitButton intent="remove" look="danger" busy="Saving..." className="justify-self-start">
            {remove}
          </SubmitButton>
        </Form>
      </details>
    </div>
  );
}
