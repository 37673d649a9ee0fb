import { fileHref } from "../../../platform/file-paths.ts";
import { Form } from "react-router";
import { momentDay } from "../career-words.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import type { MyApplication } from "../career.schema.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

type Props = { jobTitle: string; sent: NonNullable<MyApplication["sent"]>; result: FormResult | undefined };

/** What was sent, and what can still be done about it. */
export function SentApplication({ jobTitle, sent, result }: Props) {
  return (
    <div className="grid gap-5">
      <FormMessage result={result} />
      <Notice tone="good">You applied on {momentDay(sent.submittedAt)}. We answer within 2-3 business days.</Notice>
      <p>
        Your résumé: <span className="wrap-anywhere">{sent.resumeName}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post" preventScrollReset>
          <SubmitButton intent="replace">Replace application</SubmitButton>
        </Form>
        <LinkButton look="quiet" reloadDocument to={fileHref("/careers/applications/:applicationId/resume", { applicationId: sent.id })}>
          Download résumé
        </LinkButton>
        <WithdrawButton jobTitle={jobTitle} result={result}>
          Withdraw application
        </WithdrawButton>
      </div>
      <p className="text-sm text-muted">We erase your application and your résumé after 12 months, or as soon as you withdraw.</p>
    </div>
  );
}
