import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { listFailedWork, retryFailedFact, retryFailedJob } from "./failed-work.server.ts";
import { listAuditTrail } from "./list-audit-trail.server.ts";
import { readPerson } from "./read-person.server.ts";
import { searchEverything } from "./search-everything.server.ts";
import {
  AuditPage,
  AuditQuery,
  FactPath,
  FailedWork,
  JobPath,
  PersonPage,
  PersonPath,
  StaffSearchQuery,
  StaffSearchResult,
} from "./staff.schema.ts";

const base = { tag: "Staff", signedIn: true, refusals: [404 as const] };

export const staffApi: Endpoint[] = [
  endpoint({
    ...base,
    method: "get",
    path: "/support/search",
    summary: "Find people, bookings and listings",
    query: StaffSearchQuery,
    answer: StaffSearchResult,
    run: (ctx, { query }) => searchEverything(ctx, query),
  }),
  endpoint({
    ...base,
    method: "get",
    path: "/support/people/{personId}",
    summary: "Read a person's bookings and listings",
    params: PersonPath,
    answer: PersonPage,
    run: (ctx, { params }) => readPerson(ctx, params.personId),
  }),
  endpoint({
    ...base,
    method: "get",
    path: "/support/audit-trail",
    summary: "Read what support staff looked at and did",
    query: AuditQuery,
    answer: AuditPage,
    run: (ctx, { query }) => listAuditTrail(ctx, query),
  }),
  endpoint({
    ...base,
    method: "get",
    path: "/support/failures",
    summary: "List jobs and facts that failed",
    answer: FailedWork,
    run: (ctx) => listFailedWork(ctx),
  }),
  endpoint({
    ...base,
    method: "post",
    path: "/support/failures/jobs/{queue}/{jobId}/retry",
    summary: "Try a failed job again",
    params: JobPath,
    run: (ctx, { params }) => retryFailedJob(ctx, params),
  }),
  endpoint({
    ...base,
    method: "post",
    path: "/support/failures/facts/{factId}/retry",
    summary: "Tell a failed fact again",
    params: FactPath,
    run: (ctx, { params }) => retryFailedFact(ctx, params),
  }),
];
