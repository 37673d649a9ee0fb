import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import type { Queue } from "../../../platform/jobs/queue.server.ts";
import { takeDue } from "../calendar.queries.server.ts";
import { refreshCalendar } from "./refresh-calendar.server.ts";

const AT_ONCE = 10;
/** A worker that dies with calendars in hand leaves them to the others after this time. */
const HELD_MS = 120_000;
const MOST_IN_A_JOB = 200;

const refreshing: Queue<object> = { name: "calendars.refresh", input: z.object({}) };

/** Lets a worker read the calendars that are due now, without waiting for the next minute. */
export const wakeRefreshing = (ctx: Ctx): Promise<void> => ctx.jobs.send(ctx.db, refreshing, {});

/**
 * Reads calendars that are due, ten at a time, each by one worker only. One that fails fails alone, and one that is slow keeps no other waiting.
 * Whether there may be more.
 */
export async function refreshDue(ctx: Ctx): Promise<boolean> {
  let left = MOST_IN_A_JOB;
  async function readOn(): Promise<void> {
    while (left > 0) {
      left--;
      const now = ctx.clock.now();
      const [due] = await takeDue(ctx, now, new Date(now.getTime() + HELD_MS), 1);
      if (!due) return;
      await refreshAlone(ctx, due);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return left === 0;
}

async function refreshAlone(ctx: Ctx, calendarId: string): Promise<void> {
  try {
    await refreshCalendar(ctx, calendarId);
  } catch (error) {
    ctx.log.error({ err: error, calendarId }, "a calendar could not be refreshed");
  }
}

export const refreshJobs: Job[] = [
  declareJob({
    ...refreshing,
    schedule: "* * * * *",
    retryLimit: 0,
    keepFinishedSeconds: 3600,
    async run(ctx) {
      if (await refreshDue(ctx)) await wakeRefreshing(ctx);
    },
  }),
];
