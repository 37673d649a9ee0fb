import { z } from "zod";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { forgetReleased } from "../availability/index.server.ts";
import { refreshJobs } from "./refreshing/turns/refresh-due.server.ts";

const KEEP_RELEASED_MS = 2 * 24 * 3600_000;

export const calendarJobs: Job[] = [
  ...refreshJobs,
  declareJob({
    name: "calendars.forget-released",
    input: z.object({}),
    schedule: "41 4 * * *",
    run: async (ctx) => void (await forgetReleased(ctx, new Date(ctx.clock.now().getTime() - KEEP_RELEASED_MS))),
  }),
];
