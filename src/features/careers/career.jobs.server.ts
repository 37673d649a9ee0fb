import { eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { greet } from "../../platform/mail/mail-layout.ts";
import { sendEmail } from "../../platform/mail/mail.server.ts";
import { accountDeleted, findAccount } from "../accounts/index.server.ts";
import { applicationSubmitted } from "./career.facts.ts";
import { findApplication } from "./career.queries.server.ts";
import { DRAFT_MONTHS_KEPT, MONTHS_KEPT } from "./career.rules.ts";
import { applicationDrafts, applicationNotes, jobApplications } from "./career.tables.server.ts";
import { findJob } from "./jobs.server.ts";
import { discardResumes, FOLDER, removeResumesOf } from "./resume-storage.server.ts";

const PER_BATCH = 500;

/** Every night, erases applications after 12 months and drafts after 3, and files that nothing has anymore. */
const eraseOld = declareJob({
  name: "careers.erase-old",
  input: z.object({}),
  schedule: "37 3 * * *",
  run: async (ctx) => {
    const ago = (months: number) => sql`${ctx.clock.now()}::timestamptz - make_interval(months => ${months})`;
    await ctx.db.delete(jobApplications).where(lt(jobApplications.submittedAt, ago(MONTHS_KEPT)));
    await ctx.db.delete(applicationDrafts).where(lt(applicationDrafts.updatedAt, ago(DRAFT_MONTHS_KEPT)));
    await discardOrphans(ctx);
  },
});

/** Of a day and more ago: a file that was uploaded just now may still get its row. */
async function discardOrphans(ctx: Ctx): Promise<void> {
  const before = ctx.clock.now().getTime() - DAY_MS;
  let batch: string[] = [];
  for await (const { key, modifiedAt } of ctx.storage.list("private", FOLDER)) {
    if (modifiedAt.getTime() < before) batch.push(key);
    if (batch.length < PER_BATCH) continue;
    await discardResumes(ctx, batch);
    batch = [];
  }
  await discardResumes(ctx, batch);
}

/** A job of its own, because files take their time and subscribers of a fact run in a transaction. */
const removeFiles = declareJob({
  name: "careers.remove-files",
  input: z.object({ personId: z.uuid() }),
  run: (ctx, { personId }) => removeResumesOf(ctx, personId),
});

export const careerJobs: Job[] = [eraseOld, removeFiles];

export const careerSubscribers: Subscriber[] = [
  subscribe({
    name: "careers.confirmation",
    fact: applicationSubmitted,
    tell: async (ctx, { applicationId, isReplacement }) => {
      const row = await findApplication(ctx, applicationId);
      const [job, person] = row ? [findJob(ctx, row.jobId), await findAccount(ctx, row.applicantId)] : [];
      if (!row || !job || !person) return;
      const url = new URL(`/careers/jobs/${job.id}`, ctx.config.appOrigin).href;
      await sendEmail(ctx, {
        to: person.email,
        greeting: greet(person.fullName),
        subject: isReplacement ? `We replaced your application: ${job.title}` : `We got your application: ${job.title}`,
        paragraphs: [
          isReplacement
            ? `Your new application for ${job.title} has replaced the earlier one.`
            : `Thanks for applying for ${job.title} (${job.department}, ${job.location}).`,
          "We read every application and answer within 2-3 business days. If it's a match, we invite you to an interview. We email you either way.",
          "You can replace or withdraw your application on the position's page. We erase it after 12 months.",
        ],
        action: { label: "View your application", url },
      });
    },
  }),
  subscribe({
    name: "careers.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      await ctx.db.delete(applicationNotes).where(eq(applicationNotes.authorId, accountId));
      await ctx.db.delete(jobApplications).where(eq(jobApplications.applicantId, accountId));
      await ctx.db.delete(applicationDrafts).where(eq(applicationDrafts.applicantId, accountId));
      await ctx.jobs.send(ctx.db, removeFiles, { personId: accountId });
    },
  }),
];
