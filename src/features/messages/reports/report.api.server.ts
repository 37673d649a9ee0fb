import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { CloseReportInput, ReportedThreads, ReportPath, ThreadForStaff } from "../message.schema.ts";
import { closeThreadReport, listReportedThreads, readReportedThread } from "./reported-threads.server.ts";

const base = { tag: "Moderation", signedIn: true, refusals: [404 as const] };

export const threadReportApi: Endpoint[] = [
  endpoint({
    ...base,
    method: "get",
    path: "/support/conversations",
    summary: "List reported conversations",
    answer: ReportedThreads,
    run: (ctx) => listReportedThreads(ctx),
  }),
  endpoint({
    ...base,
    method: "get",
    path: "/support/conversations/{reportId}",
    summary: "Read a reported conversation",
    params: ReportPath,
    answer: ThreadForStaff,
    run: (ctx, { params }) => readReportedThread(ctx, params),
  }),
  endpoint({
    ...base,
    method: "put",
    path: "/support/conversations/{reportId}/closed",
    summary: "Close the report of a conversation",
    params: ReportPath,
    body: CloseReportInput,
    run: (ctx, { params, body }) => closeThreadReport(ctx, params, body),
  }),
];
