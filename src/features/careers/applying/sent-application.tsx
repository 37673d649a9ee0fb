import { Form, href } from "react-router";
import { momentDay } from "../moment-day.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import type { MyApplication } from "../career.schema.ts";

type Props = { sent: NonNullable<MyApplication["sent"]>; result: FormResult | undefined };

/** What was sent, and what can still be done about it. */
export function SentApplication({ sent, result }: Props) {
  return (
    <div className="grid gap-5">
      <FormMessage result={result} />
      <Notice tone="good">You applied on {momentDay(sent.submittedAt)}. We answer within 2-3 business days.</Notice>
      <p>
        Your résumé: <span className="wrap-anywhere">{sent.resumeName}</span>
      </p>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <SubmitButton intent="replace">Replace application</SubmitButton>
        <LinkButton look="quiet" reloadDocument to={href("/careers/applications/:applicationId/resume", { applicationId: sent.id })}>
          Download résumé
        </LinkButton>
        <SubmitButton intent="withdraw" look="danger" busy="Withdrawing...">
          Withdraw application
        </SubmitButton>
      </Form>
      <p className="text-sm text-muted">Withdrawing erases your application and your résumé. Otherwise we erase them after 12 months.</p>
    </div>
  );
}
