import { href } from "react-router";
import { careerError, stepFaults } from "../../features/careers/index.server.ts";
import type { MyApplication, Step } from "../../features/careers/index.ts";
import type { FormResult } from "../../ui/forms/form-result.ts";

const RESUME_PROBLEMS = ["resume_missing", "resume_too_big", "resume_kind", "resume_macros", "resume_unreadable"] as const;

/** A step of the application on the position's page, after a problem with what was posted elsewhere. */
export const stepPath = (jobId: string, step: number, problem?: string): string =>
  `${href("/careers/jobs/:jobId", { jobId })}?step=${step}${problem ? `&problem=${problem}` : ""}#apply`;

/** What the address says was wrong, as the form shows it. */
export function problemOf(url: URL, step: Step, draft: MyApplication["draft"]): FormResult | undefined {
  const code = url.searchParams.get("problem");
  const known = RESUME_PROBLEMS.find((each) => each === code);
  if (known) {
    const { message } = careerError(known);
    return { intent: "next", ok: false, message, fields: { resume: message } };
  }
  if (code === "fields")
    return { intent: "next", ok: false, message: "Please check the highlighted fields.", fields: stepFaults(step, draft.values) };
  return code === null
    ? undefined
    : { intent: "next", ok: false, message: "We couldn't save your file. Please try again in a few minutes." };
}
