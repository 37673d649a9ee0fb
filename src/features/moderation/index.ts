export { HOURS_TO_CHECK, LONGEST_REASON } from "./moderation.rules.ts";
export {
  AnswerTakeDownInput,
  DecideListingInput,
  DecideReportInput,
  type ReportedThing,
  ReportListingInput,
  ReportReviewInput,
  type WaitingListing,
} from "./moderation.schema.ts";
