import { z } from "zod";
import { DAY_MS } from "../../../platform/clock.ts";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import { forgetUploads } from "./csv.queries.server.ts";
import { publishRowsJob } from "./publish-rows.server.ts";

export const csvJobs: Job[] = [
  publishRowsJob,
  declareJob({
    name: "imports.forget-files",
    input: z.object({}),
    schedule: "41 * * * *",
    run: async (ctx) => void (await forgetUploads(ctx, new Date(ctx.clock.now().getTime() - DAY_MS))),
  }),
];
