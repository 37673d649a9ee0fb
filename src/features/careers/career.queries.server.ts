import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { applicationDrafts, jobApplications } from "./career.tables.server.ts";

export type ApplicationRow = typeof jobApplications.$inferSelect;
export type DraftRow = typeof applicationDrafts.$inferSelect;

export const isApplication = (jobId: string, personId: string) =>
  and(eq(jobApplications.jobId, jobId), eq(jobApplications.applicantId, personId));
export const isDraft = (jobId: string, personId: string) =>
  and(eq(applicationDrafts.jobId, jobId), eq(applicationDrafts.applicantId, personId));

export async function findSent({ db }: Ctx, jobId: string, personId: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(jobApplications).where(isApplication(jobId, personId));
  return row;
}

export async function findDraft({ db }: Ctx, jobId: string, personId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(applicationDrafts).where(isDraft(jobId, personId));
  return row;
}

/** What is written next waits for whoever writes it now. */
export async function lockDraft({ db }: Ctx, jobId: string, personId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(applicationDrafts).where(isDraft(jobId, personId)).for("update");
  return row;
}

/** Two who decide at once wait for each other. */
export async function lockApplication({ db }: Ctx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id)).for("update");
  return row;
}

export async function findApplication({ db }: Ctx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return row;
}
