import { type Endpoint, endpoint, uploadEndpoint } from "../../platform/http/api.server.ts";
import { attachResume } from "./applying/attach-resume.server.ts";
import { readMyApplication } from "./applying/read-my-application.server.ts";
import { replaceApplication } from "./applying/replace-application.server.ts";
import { saveStep } from "./applying/save-step.server.ts";
import { submitApplication } from "./applying/submit-application.server.ts";
import { withdrawApplication } from "./applying/withdraw-application.server.ts";
import { careerError } from "./career.errors.ts";
import { MOST_RESUME_BYTES } from "./career.rules.ts";
import {
  ApplicationForStaff,
  ApplicationPage,
  ApplicationPath,
  ApplicationsQuery,
  JobList,
  JobPath,
  JobView,
  MyApplication,
  NoteInput,
  ResumeQuery,
  ResumeStored,
  SaveStepInput,
  StatusInput,
  StatusOutcome,
  SubmitInput,
  SubmittedView,
} from "./career.schema.ts";
import { listJobs, readJob } from "./jobs.server.ts";
import { listApplications } from "./staff/list-applications.server.ts";
import { noteOnApplication } from "./staff/note-on-application.server.ts";
import { readApplication } from "./staff/read-application.server.ts";
import { setApplicationStatus } from "./staff/set-application-status.server.ts";

const careers = { tag: "Careers" };
const mine = { tag: "Careers", signedIn: true, params: JobPath };
const staff = { tag: "Careers for staff", signedIn: true };

export const careerApi: Endpoint[] = [
  endpoint({
    ...careers,
    method: "get",
    path: "/jobs",
    summary: "List the open positions",
    answer: JobList,
    run: async (ctx) => ({ jobs: listJobs(ctx) }),
  }),
  endpoint({
    ...careers,
    method: "get",
    path: "/jobs/{jobId}",
    summary: "Get an open position",
    params: JobPath,
    answer: JobView,
    refusals: [404],
    run: async (ctx, { params }) => readJob(ctx, params.jobId),
  }),
  endpoint({
    ...mine,
    method: "get",
    path: "/jobs/{jobId}/application",
    summary: "Get my application, sent or not",
    answer: MyApplication,
    refusals: [404],
    run: (ctx, { params }) => readMyApplication(ctx, params.jobId),
  }),
  endpoint({
    ...mine,
    method: "put",
    path: "/jobs/{jobId}/application/draft",
    summary: "Save a step of my application",
    body: SaveStepInput,
    refusals: [404, 422],
    run: (ctx, { params, body }) => saveStep(ctx, params.jobId, body),
  }),
  uploadEndpoint({
    tag: "Careers",
    path: "/jobs/{jobId}/application/resume",
    summary: "Upload my résumé: .pdf, .doc or .docx",
    params: JobPath,
    query: ResumeQuery,
    takes: "application/octet-stream",
    maxBytes: MOST_RESUME_BYTES,
    tooBig: () => careerError("resume_too_big"),
    answer: ResumeStored,
    refusals: [404, 415, 422],
    run: (ctx, { params, query, file, signal }) => attachResume(ctx, params.jobId, { name: query.name, file, signal }),
  }),
  endpoint({
    ...mine,
    method: "post",
    path: "/jobs/{jobId}/application",
    summary: "Submit my application, in place of an earlier one",
    body: SubmitInput,
    status: 201,
    answer: SubmittedView,
    refusals: [404, 409, 422],
    run: (ctx, { params, body }) => submitApplication(ctx, params.jobId, body),
  }),
  endpoint({
    ...mine,
    method: "post",
    path: "/jobs/{jobId}/application/replacement",
    summary: "Open my application for changes",
    refusals: [404],
    run: (ctx, { params }) => replaceApplication(ctx, params.jobId),
  }),
  endpoint({
    ...mine,
    method: "delete",
    path: "/jobs/{jobId}/application",
    summary: "Withdraw my application",
    refusals: [404],
    run: (ctx, { params }) => withdrawApplication(ctx, params.jobId),
  }),
  endpoint({
    ...staff,
    method: "get",
    path: "/support/applications",
    summary: "List applications, the newest first",
    query: ApplicationsQuery,
    answer: ApplicationPage,
    refusals: [404],
    run: (ctx, { query }) => listApplications(ctx, query),
  }),
  endpoint({
    ...staff,
    method: "get",
    path: "/support/applications/{applicationId}",
    summary: "Get an application, which is recorded",
    params: ApplicationPath,
    answer: ApplicationForStaff,
    refusals: [404],
    run: (ctx, { params }) => readApplication(ctx, params.applicationId),
  }),
  endpoint({
    ...staff,
    method: "put",
    path: "/support/applications/{applicationId}/status",
    summary: "Move an application to another stage, and email its applicant",
    params: ApplicationPath,
    body: StatusInput,
    answer: StatusOutcome,
    refusals: [404, 409],
    run: (ctx, { params, body }) => setApplicationStatus(ctx, params.applicationId, body),
  }),
  endpoint({
    ...staff,
    method: "post",
    path: "/support/applications/{applicationId}/notes",
    summary: "Write a note about an application",
    params: ApplicationPath,
    body: NoteInput,
    refusals: [404],
    run: (ctx, { params, body }) => noteOnApplication(ctx, params.applicationId, body),
  }),
];
