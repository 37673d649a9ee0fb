import { lt } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { downloadLogs } from "./press.tables.server.ts";

const KEEP_DAYS = 365;

export const pressJobs: Job[] = [
  declareJob({
    name: "press.forget-downloads",
    input: z.object({}),
    schedule: "29 4 * * *",
    run: async ({ db, clock }: Ctx) => {
      await db.delete(downloadLogs).where(lt(downloadLogs.createdAt, new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)));
    },
  }),
];
