import { z } from "zod";
import { ReviewPhoto } from "../reviews/index.ts";
import { Prose } from "../../platform/text.schema.ts";
import { LONGEST_REASON, MOST_WAITING_SHOWN, REPORT_REASONS, REPORT_SUBJECTS, WAITING_SHOWN } from "./moderation.rules.ts";

const Words = (missing: string) => Prose(missing).min(1, missing).max(LONGEST_REASON, "Keep it to 2,000 characters.");

export const ListingPath = z.object({ listingId: z.uuid() });
export const ReviewPath = z.object({ reviewId: z.uuid() });
export const SubjectPath = z.object({ subject: z.enum(REPORT_SUBJECTS), subjectId: z.uuid() });

const Details = Prose().max(LONGEST_REASON, "Keep it to 2,000 characters.").default("");
const choose = "Choose what's wrong.";
const reasonOf = <T extends Record<string, string>>(reasons: T) => z.enum(Object.keys(reasons) as [string, ...string[]], choose);
export const ReportListingInput = z.object({ reason: reasonOf(REPORT_REASONS.listing), details: Details });
export const ReportReviewInput = z.object({ reason: reasonOf(REPORT_REASONS.review), details: Details });
export type ReportInput = { reason: string; details: string };

/** Why a listing was taken down, as its host sees it. */
export const TakeDown = z.object({
  reason: z.string(),
  at: z.iso.datetime(),
  /** What the host answered; empty until then. */
  answer: z.string(),
});
export type TakeDown = z.infer<typeof TakeDown>;

export const AnswerTakeDownInput = z.object({ answer: Words("Tell us what you changed, or why this is wrong.") });

export const DecideListingInput = z
  .object({ decision: z.enum(["approve", "take_down"]), reason: Prose().max(LONGEST_REASON, "Keep it to 2,000 characters.").default("") })
  .refine(({ decision, reason }) => decision === "approve" || reason !== "", { path: ["reason"], message: "Tell the host why." });
export type DecideListingInput = z.infer<typeof DecideListingInput>;

export const WaitingListing = z.object({
  listingId: z.uuid(),
  title: z.string(),
  city: z.string(),
  country: z.string(),
  coverId: z.uuid().nullable(),
  hostId: z.uuid(),
  hostName: z.string(),
  cause: z.enum(["new", "answer", "report"]),
  answer: z.string(),
  /** Why it was taken down before, if it was. */
  reason: z.string(),
  openedAt: z.iso.datetime(),
  isLate: z.boolean(),
  mayDecide: z.boolean(),
});
export type WaitingListing = z.infer<typeof WaitingListing>;
export const WaitingQuery = z.object({
  show: z.coerce.number("must be a number").int("must be a whole number").min(1).max(MOST_WAITING_SHOWN).default(WAITING_SHOWN),
});
export const WaitingListings = z.object({ listings: z.array(WaitingListing), total: z.number().int() });

export const ReportedThing = z.object({
  subject: z.enum(REPORT_SUBJECTS),
  subjectId: z.uuid(),
  listingId: z.uuid(),
  title: z.string(),
  /** The review's own words; empty for a listing. */
  text: z.string(),
  photos: z.array(ReviewPhoto),
  reports: z.array(z.object({ by: z.string(), reason: z.string(), details: z.string(), at: z.iso.datetime() })),
  mayDecide: z.boolean(),
});
export type ReportedThing = z.infer<typeof ReportedThing>;
export const ReportedThings = z.object({ things: z.array(ReportedThing), total: z.number().int() });

export const DecideReportInput = z
  .object({ decision: z.enum(["dismiss", "remove"]), reason: Prose().max(LONGEST_REASON, "Keep it to 2,000 characters.").default("") })
  .refine(({ decision, reason }) => decision === "dismiss" || reason !== "", { path: ["reason"], message: "Say why." });
export type DecideReportInput = z.infer<typeof DecideReportInput>;
