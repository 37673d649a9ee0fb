import { fileHref } from "../../../platform/file-paths.ts";
import { Form } from "react-router";
import { STATUS_WORDS } from "../career.rules.ts";
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
      <Stage sent={sent} />
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

/** How far it has come, and since when. */
function Stage({ sent: { status, statusChangedAt, submittedAt } }: Pick<Props, "sent">) {
  const applied = `You applied on ${momentDay(submittedAt)}.`;
  if (!statusChangedAt) return <Notice tone="good">{applied} We answer within 2-3 business days.</Notice>;
  return (
    <Notice tone={status === "declined" ? "plain" : "good"}>
      <p className="font-semibold">{STATUS_WORDS[status]}</p>
      <p>
        Updated on {momentDay(statusChangedAt)}. {applied} {NEXT[status]}
      </p>
    </Notice>
  );
}

const NEXT: Record<Props["sent"]["status"], string> = {
  new: "We'll email you either way.",
  in_review: "The team is reading it. We'll email you either way.",
  interview: "We'd like to talk with you.",
  offer: "We'd love to have you.",
  declined: "We've decided to move forward with other candidates. Thank you for applying.",
};
