import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { NOTIFICATION_KINDS, type NotificationKind } from "../notification.kinds.ts";
import type { EmailChoices } from "../notification.schema.ts";

type EmailKindsProps = { choices: EmailChoices; isOn: boolean; kinds: NotificationKind[]; result: FormResult | undefined };

/** One switch for each kind of email that can be turned off. */
export function EmailKinds({ choices, isOn, kinds, result }: EmailKindsProps) {
  return (
    <Section title="What we email you about" id="emails">
      <Form method="post" className="grid gap-5" aria-labelledby="emails">
        <FormMessage result={result} />
        <p className="text-muted">
          {isOn
            ? "We'll email you about these unless you've already seen them here."
            : "Emails about your trips and listings are off. These apply when you turn them on."}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              name={kind}
              label={NOTIFICATION_KINDS[kind].label}
              hint={NOTIFICATION_KINDS[kind].hint}
              defaultChecked={choices[kind]}
            />
          ))}
        </div>
        <div>
          <SubmitButton intent="emails" busy="Saving...">
            Save emails
          </SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
