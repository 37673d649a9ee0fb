import type { FormResult } from "../../../ui/form-result.ts";
import type { Step } from "../career.rules.ts";
import type { MyApplication } from "../career.schema.ts";
import { ApplicationForm } from "./application-form.tsx";
import { SentApplication } from "./sent-application.tsx";

type Props = { application: MyApplication; step: Step; personId: string; formKey: string; result: FormResult | undefined };

/** What was sent, or the step to fill in. */
export function ApplicationPanel(props: Props) {
  const { sent, draft } = props.application;
  return sent && !draft.updatedAt ? <SentApplication sent={sent} result={props.result} /> : <ApplicationForm {...props} />;
}
