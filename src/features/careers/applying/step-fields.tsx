import { FileText } from "../../../ui/icons/index.ts";
import { type ChangeEvent, useRef } from "react";
import { href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CONTROL, TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { RESUME_ENDINGS, type Step } from "../career.rules.ts";
import type { MyApplication } from "../career.schema.ts";

type Props = { step: Step; draft: MyApplication["draft"]; jobId: string; result: FormResult | undefined };

/** The fields of one step. */
export function StepFields({ step, draft, jobId, result }: Props) {
  const field = (name: keyof MyApplication["draft"]["values"]) => ({ name, defaultValue: draft.values[name], result });
  if (step === 1)
    return (
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" required maxLength={80} {...field("firstName")} />
        <TextField label="Last name" autoComplete="family-name" required maxLength={80} {...field("lastName")} />
        <TextField label="Email" type="email" autoComplete="email" required maxLength={254} {...field("email")} />
        <TextField label="Phone" type="tel" autoComplete="tel" required maxLength={30} {...field("phone")} />
      </div>
    );
  if (step === 2)
    return (
      <>
        <ResumeField jobId={jobId} name={draft.resumeName} error={result?.fields?.["resume"]} />
        <TextArea label="Cover letter" rows={9} required maxLength={5000} {...field("coverLetter")} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label="LinkedIn (optional)" type="url" placeholder="https://" maxLength={300} {...field("linkedinUrl")} />
          <TextField label="Portfolio (optional)" type="url" placeholder="https://" maxLength={300} {...field("portfolioUrl")} />
        </div>
      </>
    );
  return (
    <>
      <TextArea label="Work experience" rows={7} required maxLength={5000} {...field("experience")} />
      <TextArea label="Education" rows={4} required maxLength={3000} {...field("education")} />
      <TextField label="How did you hear about us? (optional)" maxLength={200} {...field("referralSource")} />
    </>
  );
}

/** The file is sent as soon as it is chosen, or with the button beside it; what was typed goes along and is saved. */
function ResumeField({ jobId, name, error }: { jobId: string; name: string | null; error?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const send = ({ target }: ChangeEvent<HTMLInputElement>) => target.files?.length && target.form?.requestSubmit(button.current);
  return (
    <div className="grid gap-2">
      <label htmlFor="resume" className="font-semibold">
        Résumé
      </label>
      {name && (
        <p className="flex items-center gap-2 rounded-md bg-moss-wash px-3.5 py-2.5 text-moss">
          <FileText aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="ml-auto text-sm">Uploaded</span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <input
          id="resume"
          name="resume"
          type="file"
          accept={RESUME_ENDINGS}
          onChange={send}
          aria-describedby="resume-hint"
          aria-invalid={error ? true : undefined}
          className={`${CONTROL} w-auto grow basis-60 file:mr-3 file:cursor-pointer file:rounded-md file:border-0 file:bg-sea-wash file:px-3 file:py-1 file:font-semibold file:text-ink`}
        />
        <Button
          ref={button}
          type="submit"
          look="quiet"
          name="intent"
          value="upload"
          formNoValidate
          formEncType="multipart/form-data"
          formAction={href("/careers/jobs/:jobId/resume", { jobId })}
        >
          Upload
        </Button>
      </div>
      <p id="resume-hint" className="text-sm text-muted">
        {name ? "Choose another file to replace it. " : ""}PDF, .doc or .docx, up to 10 MB. Only our hiring team can open it.
      </p>
      {error && <p className="text-sm font-medium text-brick">{error}</p>}
    </div>
  );
}
