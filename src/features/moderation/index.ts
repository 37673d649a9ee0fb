export { HOURS_TO_CHECK, LONGEST_REASON, MOST_WAITING_SHOWN, WAITING_SHOWN } from "./moderation.rules.ts";
export {
  AnswerTakeDownInput,
  DecideListingInput,
  DecideReportInput,
  type ReportedThing,
  ReportListingInput,
  ReportReviewInput,
  type WaitingListing,
  WaitingQuery,
} from "./moderation.schema.ts";
