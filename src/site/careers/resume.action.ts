import { redirect, type ActionFunctionArgs } from "react-router";
import { DraftInput, MOST_RESUME_BYTES } from "../../features/careers/index.ts";
import { attachResume, careerError, saveStep } from "../../features/careers/index.server.ts";
import { signInPath } from "../../features/accounts/index.ts";
import { AppError } from "../../platform/errors.ts";
import { withFileForm } from "../../platform/http/bodies/receive-file-form.server.ts";
import { toAppError } from "../../platform/http/problem.server.ts";
import { jobIdOf } from "./job-id.server.ts";
import { ctxOf } from "../server/router-context.server.ts";
import { stepPath } from "./step-address.server.ts";

const STEP = 2;
const RESUME = { field: "resume", maxBytes: MOST_RESUME_BYTES, tooBig: () => careerError("resume_too_big") };

/** The step that sends a file: saves what was typed, takes the file if one was chosen, and goes where the button leads. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = ctxOf(context);
  const jobId = jobIdOf(ctx, params);
  try {
    return await withFileForm(ctx, request, RESUME, async ({ intent, ...fields }, file) => {
      const typed = { ...DraftInput.parse(fields), step: STEP };
      await saveStep(ctx, jobId, { ...typed, isFinished: false });
      if (file) await attachResume(ctx, jobId, { name: file.name, file, signal: request.signal });
      if (intent === "upload") return redirect(stepPath(jobId, STEP));
      if (intent === "back") return redirect(stepPath(jobId, STEP - 1));
      await saveStep(ctx, jobId, { ...typed, isFinished: true });
      return redirect(stepPath(jobId, STEP + 1));
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code } = error instanceof AppError ? error : toAppError(error, ctx.log);
    if (code === "sign_in_required") return redirect(signInPath(stepPath(jobId, STEP)));
    return redirect(stepPath(jobId, STEP, code === "invalid_input" ? "fields" : code));
  }
}
