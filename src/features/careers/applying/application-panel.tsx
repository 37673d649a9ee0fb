import type { FormResult } from "../../../ui/forms/form-result.ts";
import type { Step } from "../career.rules.ts";
import type { MyApplication } from "../career.schema.ts";
import { ApplicationForm } from "./application-form.tsx";
import { SentApplication } from "./sent-application.tsx";

type Props = { application: MyApplication; step: Step; personId: string; formKey: string; result: FormResult | undefined };

/** What was sent, or the step to fill in. */
export function ApplicationPanel(props: Props) {
  const { application, result } = props;
  const { job, sent, draft } = application;
  if (sent && !draft.updatedAt) return <SentApplication jobTitle={job.title} sent={sent} result={result} />;
  const isErased = result?.ok === true && (result.intent === "discard" || result.intent === "withdraw");
  return <ApplicationForm key={isErased ? "anew" : "typed"} {...props} isErased={isErased} />;
}
