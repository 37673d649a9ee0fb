import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import type { ApplicationStatus, DraftValues } from "./career.rules.ts";

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => profiles.id, { onDelete: "restrict" });

/** An application that was sent: one for each person and job. The résumé is a private file, named by its key. */
export const jobApplications = pgTable(
  "job_applications",
  {
    id: rowId(),
    jobId: text("job_id").notNull(),
    applicantId: person("applicant_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    resumeKey: text("resume_url").notNull(),
    resumeName: text("resume_name").notNull(),
    coverLetter: text("cover_letter").notNull(),
    linkedinUrl: text("linkedin_url").notNull().default(""),
    portfolioUrl: text("portfolio_url").notNull().default(""),
    experience: text("experience").notNull(),
    education: text("education").notNull(),
    referralSource: text("referral_source").notNull().default(""),
    status: text("status").$type<ApplicationStatus>().notNull(),
    /** When staff last moved it to another stage; null: it is as it was sent. */
    statusChangedAt: instant("status_changed_at"),
    submittedAt: instant("submitted_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("job_applications_once").on(t.jobId, t.applicantId),
    index("job_applications_newest").on(t.submittedAt.desc(), t.id),
    index("job_applications_applicant").on(t.applicantId),
    check("job_applications_status_known", sql`status in ('new', 'in_review', 'interview', 'offer', 'declined')`),
  ],
);

/** What somebody has typed and not sent yet, step by step. */
export const applicationDrafts = pgTable(
  "application_drafts",
  {
    jobId: text("job_id").notNull(),
    applicantId: person("applicant_id"),
    values: jsonb("values").$type<DraftValues>().notNull(),
    /** How far they have come: the last step they may open. */
    step: integer("step").notNull(),
    resumeKey: text("resume_key"),
    resumeName: text("resume_name"),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.applicantId] }),
    index("application_drafts_age").on(t.updatedAt),
    check("application_drafts_steps", sql`step between 1 and 3`),
    check("application_drafts_resume_whole", sql`(resume_key is null) = (resume_name is null)`),
  ],
);

/** What staff write down about an application; its applicant never sees it. */
export const applicationNotes = pgTable(
  "application_notes",
  {
    id: rowId(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => jobApplications.id, { onDelete: "cascade" }),
    authorId: person("author_id"),
    content: text("content").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("application_notes_of").on(t.applicationId, t.createdAt)],
);
