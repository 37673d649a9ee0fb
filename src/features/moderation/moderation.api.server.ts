import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { answerTakeDown, readTakeDown } from "./listings/answer-take-down.server.ts";
import { decideListing } from "./listings/decide-listing.server.ts";
import { listWaitingListings } from "./listings/list-waiting-listings.server.ts";
import {
  AnswerTakeDownInput,
  DecideListingInput,
  DecideReportInput,
  ListingPath,
  ReportedThings,
  ReportListingInput,
  ReportReviewInput,
  ReviewPath,
  SubjectPath,
  TakeDown,
  WaitingListings,
  WaitingQuery,
} from "./moderation.schema.ts";
import { decideReport } from "./reports/decide-report.server.ts";
import { listReports } from "./reports/list-reports.server.ts";
import { reportListing, reportReview } from "./reports/report-something.server.ts";

const base = { tag: "Moderation", signedIn: true };

export const moderationApi: Endpoint[] = [
  endpoint({
    ...base,
    method: "put",
    path: "/listings/{listingId}/report",
    summary: "Report a listing to our team",
    params: ListingPath,
    body: ReportListingInput,
    refusals: [404],
    run: (ctx, { params, body }) => reportListing(ctx, params.listingId, body),
  }),
  endpoint({
    ...base,
    method: "put",
    path: "/reviews/{reviewId}/report",
    summary: "Report a review to our team",
    params: ReviewPath,
    body: ReportReviewInput,
    refusals: [404],
    run: (ctx, { params, body }) => reportReview(ctx, params.reviewId, body),
  }),
  endpoint({
    ...base,
    method: "get",
    path: "/host/listings/{listingId}/take-down",
    summary: "Read why my listing was taken down",
    params: ListingPath,
    answer: TakeDown,
    refusals: [404, 409],
    run: (ctx, { params }) => readTakeDown(ctx, params.listingId),
  }),
  endpoint({
    ...base,
    method: "put",
    path: "/host/listings/{listingId}/take-down/answer",
    summary: "Answer why my listing was taken down",
    params: ListingPath,
    body: AnswerTakeDownInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => answerTakeDown(ctx, params.listingId, body),
  }),
  endpoint({
    ...base,
    method: "get",
    path: "/support/listings",
    summary: "List the listings that wait for our team",
    query: WaitingQuery,
    answer: WaitingListings,
    refusals: [404],
    run: (ctx, { query }) => listWaitingListings(ctx, query),
  }),
  endpoint({
    ...base,
    method: "put",
    path: "/support/listings/{listingId}/decision",
    summary: "Approve a listing, or take it down with a reason",
    params: ListingPath,
    body: DecideListingInput,
    refusals: [404],
    run: (ctx, { params, body }) => decideListing(ctx, params.listingId, body),
  }),
  endpoint({
    ...base,
    method: "get",
    path: "/support/reports",
    summary: "List reported listings and reviews",
    answer: ReportedThings,
    refusals: [404],
    run: (ctx) => listReports(ctx),
  }),
  endpoint({
    ...base,
    method: "put",
    path: "/support/reports/{subject}/{subjectId}",
    summary: "Decide on the reports of a listing or a review",
    params: SubjectPath,
    body: DecideReportInput,
    refusals: [404],
    run: (ctx, { params, body }) => decideReport(ctx, params, body),
  }),
];
