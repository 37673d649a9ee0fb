import { useEffect, useRef } from "react";
import { Form, href } from "react-router";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/overlays/confirm-button.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { LAST_STEP, type Step, STEP_TITLES } from "../career.rules.ts";
import type { MyApplication } from "../career.schema.ts";
import { StepFields } from "./step-fields.tsx";
import { forgetFields, useKeptFields } from "../../../ui/forms/use-kept-fields.ts";

type Props = {
  application: MyApplication;
  step: Step;
  personId: string;
  formKey: string;
  result: FormResult | undefined;
  /** What was typed before is gone, on this device too. */ isErased: boolean;
};

const STEPS: Step[] = [1, 2, 3];

/** One step of the application. Each button saves what is typed before it goes anywhere. */
export function ApplicationForm({ application: { job, sent, draft }, step, personId, formKey, result, isErased }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const keptAs = `application:${personId}:${job.id}:`;
  useEffect(() => {
    if (isErased) for (const each of STEPS) forgetFields(keptAs + each);
  }, [isErased, keptAs]);
  const keep = useKeptFields(form, keptAs + step, draft.updatedAt ?? "");
  const sendsFile = step === 2;
  return (
    <div className="grid gap-6">
      {sent && <Notice>You&rsquo;re replacing an application. The one you sent stays until you submit this one.</Notice>}
      <StepList step={step} />
      <Form
        key={step}
        ref={form}
        method="post"
        preventScrollReset
        action={sendsFile ? href("/careers/jobs/:jobId/resume", { jobId: job.id }) : undefined}
        encType={sendsFile ? "multipart/form-data" : undefined}
        onInput={keep}
        className="grid gap-5"
      >
        <FormMessage result={result} />
        <FormKey value={formKey} result={result} />
        <input type="hidden" name="step" value={step} />
        {/* Enter goes on, not back. */}
        <button type="submit" name="intent" value={step === LAST_STEP ? "submit" : "next"} hidden>
          Next
        </button>
        <StepFields step={step} draft={draft} jobId={job.id} result={result} />
        <StepButtons step={step} />
      </Form>
      {draft.updatedAt && <DiscardDraft isSent={sent !== null} result={result} />}
    </div>
  );
}

const StepList = ({ step }: { step: Step }) => (
  <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-2">
    {STEPS.map((each) => (
      <li
        key={each}
        aria-current={each === step ? "step" : undefined}
        className="flex items-center gap-2 text-muted aria-[current]:font-semibold aria-[current]:text-ink"
      >
        <span
          aria-hidden
          className={`numbers grid size-7 place-items-center rounded-full border text-sm ${each <= step ? "border-sea bg-sea text-on-sea" : "border-line-strong"}`}
        >
          {each}
        </span>
        {STEP_TITLES[each]}
      </li>
    ))}
  </ol>
);

const StepButtons = ({ step }: { step: Step }) => (
  <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
    {step > 1 ? (
      <Button type="submit" look="quiet" name="intent" value="back" formNoValidate>
        Back
      </Button>
    ) : (
      <span />
    )}
    {step === LAST_STEP ? (
      <SubmitButton intent="submit" busy="Submitting...">
        Submit Application
      </SubmitButton>
    ) : (
      <SubmitButton intent="next" busy="Saving...">
        Next
      </SubmitButton>
    )}
  </div>
);

const DiscardDraft = ({ isSent, result }: { isSent: boolean; result: FormResult | undefined }) => (
  <div className="justify-self-start">
    <ConfirmButton
      label="Discard draft"
      look="quiet"
      title="Discard your draft?"
      confirm="Discard"
      busy="Discarding..."
      intent="discard"
      result={result}
    >
      <p>{isSent ? "Your changes will be erased. The application you sent stays." : "What you typed and your résumé will be erased."}</p>
    </ConfirmButton>
  </div>
);
