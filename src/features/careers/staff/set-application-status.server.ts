import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { greet } from "../../../platform/mail/mail-layout.ts";
import { sendEmail } from "../../../platform/mail/mail.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { type ApplicationRow, lockApplication } from "../career.queries.server.ts";
import { STATUS_WORDS } from "../career.rules.ts";
import type { StatusInput, StatusOutcome } from "../career.schema.ts";
import { applicationNotes, jobApplications } from "../career.tables.server.ts";
import { applicationPolicy } from "../career.policy.ts";
import { findJob, titleOfJob } from "../jobs.server.ts";
import { type StageEmail, stageEmail } from "../stage-emails.ts";

/**
 * Moves an application to another stage and emails its applicant, once per move, unless told not to. What was sent stands among the notes.
 * Refuses if it has moved since it was looked at. For support staff, but not about their own.
 */
export async function setApplicationStatus(ctx: Ctx, applicationId: string, input: StatusInput): Promise<StatusOutcome> {
  return transact(ctx, async (tx) => {
    const row = await admit(tx, applicationPolicy, "setStatus", () => lockApplication(tx, applicationId));
    const { status, was, sendsEmail } = input;
    if (row.status === status) return { isMoved: false, isEmailed: false };
    if (row.status !== was) throw requestError("changed_meanwhile");
    const now = tx.clock.now();
    await tx.db.update(jobApplications).set({ status, statusChangedAt: now, updatedAt: now }).where(eq(jobApplications.id, row.id));
    const isEmailed = sendsEmail && (await emailApplicant(tx, row, emailOf(tx, row, input)));
    const reason = `${STATUS_WORDS[status]}, ${isEmailed ? "with an email" : "without an email"}`;
    await recordAudit(tx, { action: "application.status", subjectType: "application", subjectId: row.id, reason });
    return { isMoved: true, isEmailed };
  });
}

function emailOf(ctx: Ctx, { jobId }: ApplicationRow, { status, subject, text }: StatusInput): StageEmail {
  const prepared = stageEmail(status, titleOfJob(ctx, jobId));
  return { subject: subject ?? prepared.subject, text: text ?? prepared.text };
}

/** Nobody is emailed whose account is gone. */
async function emailApplicant(tx: Ctx, row: ApplicationRow, { subject, text }: StageEmail): Promise<boolean> {
  const person = await findAccount(tx, row.applicantId);
  if (!person || !tx.actor) return false;
  const path = findJob(tx, row.jobId) ? `/careers/jobs/${row.jobId}` : "/account/events";
  await sendEmail(tx, {
    to: person.email,
    greeting: greet(person.fullName),
    subject,
    paragraphs: text.split(/\n\s*\n/),
    action: { label: "View your application", url: new URL(path, tx.config.appOrigin).href },
  });
  const note = { authorId: tx.actor.id, content: `Emailed: ${subject}\n\n${text}`, createdAt: tx.clock.now() };
  await tx.db.insert(applicationNotes).values({ applicationId: row.id, ...note });
  return true;
}
