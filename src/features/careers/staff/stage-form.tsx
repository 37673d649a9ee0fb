import { Form } from "react-router";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { Checkbox, TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { stageInWords } from "../career-words.ts";
import { APPLICATION_STATUSES, type ApplicationStatus, STATUS_WORDS } from "../career.rules.ts";
import type { ApplicationForStaff } from "../career.schema.ts";
import { stageEmail } from "../stage-emails.ts";

type Props = { application: ApplicationForStaff; stage: ApplicationStatus | null; result: FormResult | undefined };

/** How far an application has come, and the move to another stage with the email that tells its applicant. */
export function StageForm({ application, stage, result }: Props) {
  const { status, statusChangedAt } = application;
  const others = APPLICATION_STATUSES.filter((each) => each !== status);
  return (
    <div className="grid gap-4">
      <FormMessage result={result} />
      <p className="font-semibold">{stageInWords(status, statusChangedAt)}</p>
      <div>
        <p className="text-sm text-muted">Move to:</p>
        <nav aria-label="Move to another stage" className="flex flex-wrap gap-2 pt-2">
          {others.map((each) => (
            <LinkButton
              key={each}
              to={`?stage=${each}`}
              preventScrollReset
              size="small"
              look={each === stage ? "primary" : "quiet"}
              aria-current={each === stage ? "true" : undefined}
            >
              {STATUS_WORDS[each]}
            </LinkButton>
          ))}
        </nav>
      </div>
      {stage && <Move key={stage} application={application} stage={stage} result={result?.ok === false ? result : undefined} />}
    </div>
  );
}

function Move({ application, stage, result }: Props & { stage: ApplicationStatus }) {
  const prepared = stageEmail(stage, application.jobTitle);
  return (
    <Form method="post" className="grid gap-4" preventScrollReset>
      <input type="hidden" name="status" value={stage} />
      <input type="hidden" name="was" value={application.status} />
      <Checkbox
        label={`Email ${application.name}`}
        name="sendsEmail"
        defaultChecked={result ? result.values?.["sendsEmail"] === "on" : true}
        hint="Untick it only if they already know. They see the stage on their page either way."
      />
      <TextField label="Subject" name="subject" required maxLength={150} defaultValue={prepared.subject} result={result} />
      <TextArea
        label="Text"
        name="text"
        rows={10}
        required
        maxLength={5000}
        defaultValue={prepared.text}
        hint="We add the greeting and a link to their application."
        result={result}
      />
      <p>
        <SubmitButton intent="status">Move to {STATUS_WORDS[stage]}</SubmitButton>
      </p>
    </Form>
  );
}
