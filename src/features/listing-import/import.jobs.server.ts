import { eq } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../platform/clock.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { csvJobs } from "./csv/csv.jobs.server.ts";
import { csvUploads } from "./csv/csv.tables.server.ts";
import { forgetImports, takeStalled } from "./import.queries.server.ts";
import { listingImports, migrationLogs } from "./import.tables.server.ts";
import { wakeImport } from "./importing/import-queue.server.ts";
import { importJob } from "./publishing/work-on-import.server.ts";

/** Longer than a worker needs for ten photos. */
const STALLED_MS = 10 * 60_000;
const KEEP_MS = 90 * DAY_MS;

export const importSubscribers: Subscriber[] = [
  subscribe({
    name: "imports.forget-person",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      for (const table of [listingImports, csvUploads, migrationLogs]) await ctx.db.delete(table).where(eq(table.hostId, accountId));
    },
  }),
];

export const importJobs: Job[] = [
  importJob,
  ...csvJobs,
  declareJob({
    name: "imports.sweep",
    input: z.object({}),
    schedule: "*/5 * * * *",
    retryLimit: 0,
    async run(ctx) {
      const stalled = await takeStalled(ctx, new Date(ctx.clock.now().getTime() - STALLED_MS));
      for (const { id } of stalled) await wakeImport(ctx, id);
    },
  }),
  declareJob({
    name: "imports.forget",
    input: z.object({}),
    schedule: "23 4 * * *",
    run: async (ctx) => void (await forgetImports(ctx, new Date(ctx.clock.now().getTime() - KEEP_MS))),
  }),
];
