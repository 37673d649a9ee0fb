import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { fieldMessages } from "../../../platform/input.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { careerError } from "../career.errors.ts";
import { isDraft, lockDraft } from "../career.queries.server.ts";
import { type DraftValues, LAST_STEP, type Step, STEP_FIELDS } from "../career.rules.ts";
import { type SaveStepInput, STEP_SCHEMAS } from "../career.schema.ts";
import { applicationDrafts } from "../career.tables.server.ts";
import { readJob } from "../jobs.server.ts";

/**
 * Keeps what was typed on a step, right or wrong. A step that is said to be finished opens the next one, and is refused by field where it is
 * wrong; what was typed is kept then, too.
 */
export async function saveStep(ctx: Ctx, jobId: string, input: SaveStepInput): Promise<void> {
  readJob(ctx, jobId);
  const { id: applicantId } = requireActor(ctx);
  const step = input.step as Step;
  const typed: DraftValues = Object.fromEntries(
    STEP_FIELDS[step].flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
  const judged = STEP_SCHEMAS[step].safeParse(typed);
  const reached = input.isFinished && judged.success ? Math.min(step + 1, LAST_STEP) : step;
  const hasResume = await transact(ctx, async (tx) => {
    const updatedAt = tx.clock.now();
    await tx.db.insert(applicationDrafts).values({ jobId, applicantId, values: {}, step: 1, updatedAt }).onConflictDoNothing();
    const draft = await lockDraft(tx, jobId, applicantId);
    if (!draft) throw requestError("changed_meanwhile");
    const isResumeDue = step === 2 && input.isFinished && draft.resumeKey === null;
    await tx.db
      .update(applicationDrafts)
      .set({ values: { ...draft.values, ...typed }, step: Math.max(draft.step, isResumeDue ? step : reached), updatedAt })
      .where(isDraft(jobId, applicantId));
    return !isResumeDue;
  });
  if (!input.isFinished) return;
  if (!judged.success) throw requestError("invalid_input", { fields: fieldMessages(judged.error) });
  if (!hasResume) throw careerError("resume_missing", { fields: { resume: "Please upload your résumé." } });
}
