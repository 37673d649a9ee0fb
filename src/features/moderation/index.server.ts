export { moderationApi } from "./moderation.api.server.ts";
export { moderationSubscribers } from "./moderation.jobs.server.ts";
export { answerTakeDown, readTakeDown } from "./listings/answer-take-down.server.ts";
export { decideListing } from "./listings/decide-listing.server.ts";
export { countWaitingListings, listWaitingListings } from "./listings/list-waiting-listings.server.ts";
export { decideReport } from "./reports/decide-report.server.ts";
export { countReports, listReports } from "./reports/list-reports.server.ts";
export { myReports } from "./reports/my-reports.server.ts";
export { reportListing, reportReview } from "./reports/report-something.server.ts";
