import { z } from "zod";
import { fieldMessages } from "../../platform/input.ts";
import { IdempotencyKey } from "../../platform/limits/idempotency-key.ts";
import { shownFrom } from "../../platform/shown.schema.ts";
import { Line, Prose } from "../../platform/text.schema.ts";
import { APPLICATION_STATUSES, APPLICATIONS_SHOWN, type ApplicationStatus, type Field, FIELDS } from "./career.rules.ts";

export const JobPath = z.object({
  jobId: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
});
export const ApplicationPath = z.object({ applicationId: z.uuid() });

export const JobView = z
  .object({
    id: z.string(),
    title: z.string(),
    department: z.string(),
    location: z.string(),
    type: z.string(),
    /** In whole dollars a year. */
    salary: z.object({ from: z.number().int(), to: z.number().int() }),
    postedOn: z.iso.date(),
    overview: z.string(),
    responsibilities: z.array(z.string()),
    required: z.array(z.string()),
    preferred: z.array(z.string()),
    benefits: z.array(z.string()),
  })
  .meta({ id: "Job" });
export type JobView = z.infer<typeof JobView>;
export const JobList = z.object({ jobs: z.array(JobView) });

const line = (what: string, most: number) =>
  Line(`${what} is required`).min(1, `${what} is required`).max(most, `Use ${most} characters or fewer.`);
const prose = (what: string, most: number) =>
  Prose(`${what} is required`)
    .min(1, `${what} is required`)
    .max(most, `Use ${most.toLocaleString("en-US")} characters or fewer.`);
const EMAIL = "Enter a valid email address.";
const PHONE = "Enter a valid phone number.";
const WEB = "Enter a web address that starts with https://";
const Web = z
  .union(
    [
      z.literal(""),
      Line()
        .max(300, WEB)
        .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: WEB })),
    ],
    WEB,
  )
  .default("");

const StepOne = z.object({
  firstName: line("First name", 80),
  lastName: line("Last name", 80),
  email: Line("Email is required").min(1, "Email is required").max(254, EMAIL).pipe(z.email(EMAIL)),
  phone: Line("Phone is required")
    .min(1, "Phone is required")
    .max(30, PHONE)
    .regex(/^\+?[\d\s().-]{5,}$/, PHONE),
});
const StepTwo = z.object({ coverLetter: prose("Cover letter", 5000), linkedinUrl: Web, portfolioUrl: Web });
const StepThree = z.object({
  experience: prose("Work experience", 5000),
  education: prose("Education", 3000),
  referralSource: Line().max(200, "Use 200 characters or fewer.").default(""),
});
export const STEP_SCHEMAS = { 1: StepOne, 2: StepTwo, 3: StepThree } as const;
export const ApplicationValues = z.object({ ...StepOne.shape, ...StepTwo.shape, ...StepThree.shape });
export type ApplicationValues = z.infer<typeof ApplicationValues>;

/** What somebody has typed so far, right or wrong. */
const Typed = z.string().max(20_000).optional();
export const DraftInput = z
  .object(Object.fromEntries(FIELDS.map((name) => [name, Typed])) as Record<Field, typeof Typed>)
  .meta({ id: "DraftInput" });
export type DraftInput = z.infer<typeof DraftInput>;
export const SaveStepInput = DraftInput.extend({
  step: z.coerce.number().int().min(1).max(3),
  /** The next step opens only when this one is right. */
  isFinished: z.boolean().default(false),
});
export type SaveStepInput = z.infer<typeof SaveStepInput>;
export const SubmitInput = z.object({ key: IdempotencyKey });

const Status = z.enum(APPLICATION_STATUSES);
export const MyApplication = z.object({
  job: JobView,
  /** What was sent; null before that. */
  sent: z
    .object({
      id: z.uuid(),
      submittedAt: z.iso.datetime(),
      resumeName: z.string(),
      status: Status,
      /** Null: it is as it was sent. */
      statusChangedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  draft: z.object({
    values: DraftInput,
    step: z.number().int(),
    resumeName: z.string().nullable(),
    /** When it was saved; null: nothing is typed yet. */
    updatedAt: z.iso.datetime().nullable(),
  }),
});
export type MyApplication = z.infer<typeof MyApplication>;
export type MyApplicationSummary = {
  jobId: string;
  jobTitle: string;
  /** Somebody can still apply for it. */
  isOpen: boolean;
  /** How far it has come; null: only begun. */
  status: ApplicationStatus | null;
  at: string;
  statusChangedAt: string | null;
};
export const ResumeStored = z.object({ name: z.string() });
export const ResumeQuery = z.object({ name: z.string().max(300).default("") });
export const SubmittedView = z.object({ applicationId: z.uuid() });

export const ApplicationSummary = z.object({
  id: z.uuid(),
  jobId: z.string(),
  jobTitle: z.string(),
  name: z.string(),
  email: z.string(),
  status: Status,
  submittedAt: z.iso.datetime(),
  statusChangedAt: z.iso.datetime().nullable(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;
export const ApplicationsQuery = z.object({
  status: Status.optional(),
  show: shownFrom(APPLICATIONS_SHOWN),
  after: z.string().max(300).optional(),
});
export type ApplicationsQuery = z.infer<typeof ApplicationsQuery>;
export const ApplicationPage = z.object({
  applications: z.array(ApplicationSummary),
  next: z.string().nullable(),
  counts: z.record(Status, z.number().int()),
});
export type ApplicationPage = z.infer<typeof ApplicationPage>;
export const ApplicationForStaff = ApplicationSummary.extend({
  values: DraftInput,
  resumeName: z.string(),
  notes: z.array(z.object({ id: z.uuid(), author: z.string(), content: z.string(), createdAt: z.iso.datetime() })),
});
export type ApplicationForStaff = z.infer<typeof ApplicationForStaff>;
export const StatusInput = z.object({
  status: Status,
  /** Which stage it was at when the decision was made. */
  was: Status,
  sendsEmail: z.boolean(),
  /** Our prepared email where they aren't given. */
  subject: line("Subject", 150).optional(),
  text: prose("Text", 5000).optional(),
});
export type StatusInput = z.infer<typeof StatusInput>;
/** Which stage the form is open for. */
export const StageQuery = z.object({ stage: Status.nullable().catch(null) });
/** As the form sends it: an unticked box sends nothing. */
export const TypedStatus = StatusInput.extend({ sendsEmail: z.preprocess((given) => given === "on", z.boolean()) });
export const StatusOutcome = z.object({ isMoved: z.boolean(), isEmailed: z.boolean() });
export type StatusOutcome = z.infer<typeof StatusOutcome>;
export const NoteInput = z.object({ content: prose("Note", 2000) });

/** What is wrong with a step as it is typed, by field. */
export function stepFaults(step: 1 | 2 | 3, values: DraftInput): Record<string, string> {
  const judged = STEP_SCHEMAS[step].safeParse(values);
  return judged.success ? {} : fieldMessages(judged.error);
}
