import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Ctx } from "../../../../platform/context.server.ts";
import { declareJob, type Job } from "../../../../platform/jobs/jobs.server.ts";
import type { Queue } from "../../../../platform/jobs/queue.server.ts";
import { dueInTurns, takeDue } from "../../calendar.queries.server.ts";
import { refreshCalendar } from "../refresh-calendar.server.ts";
import { type DueCalendar, nextInTurn } from "./turns.rules.ts";

/** A worker that dies with calendars in hand leaves them to the others after this time. */
const HELD_MS = 120_000;
const MOST_IN_A_JOB = 200;
/** With the slowest answer still less than the minute after which the next one begins. */
const LONGEST_JOB_MS = 45_000;
/** While slow ones are read, others become due. */
const LOOK_AGAIN_MS = 1_000;

const refreshing: Queue<object> = { name: "calendars.refresh", input: z.object({}) };

/** Lets a worker read the calendars that are due now, without waiting for the next minute. */
export const wakeRefreshing = (ctx: Ctx): Promise<void> => ctx.jobs.send(ctx.db, refreshing, {});

/**
 * Reads calendars that are due, ten at a time in turns by host and by site, each by one worker only. One that fails fails alone, and one that is slow
 * keeps no other waiting. Whether it read so many that there may be more at once.
 */
export async function refreshDue(ctx: Ctx): Promise<boolean> {
  const reading = new Map<DueCalendar, Promise<void>>();
  const endsAt = performance.now() + LONGEST_JOB_MS;
  let [begun, lookedAt, waiting] = [0, -Infinity, [] as DueCalendar[]];
  for (;;) {
    const isFull = begun >= MOST_IN_A_JOB;
    const isOver = isFull || performance.now() >= endsAt;
    const now = ctx.clock.now();
    if (!isOver && (waiting.length === 0 || performance.now() - lookedAt >= LOOK_AGAIN_MS)) {
      waiting = await dueInTurns(ctx, now, MOST_IN_A_JOB);
      lookedAt = performance.now();
    }
    const next = isOver ? undefined : nextInTurn(waiting, [...reading.keys()]);
    if (next) {
      waiting = waiting.filter((calendar) => calendar !== next);
      if (!(await takeDue(ctx, next.id, now, new Date(now.getTime() + HELD_MS)))) continue;
      begun++;
      reading.set(
        next,
        refreshAlone(ctx, next.id).finally(() => reading.delete(next)),
      );
    } else if (reading.size === 0) return isFull;
    else await oneOf([...reading.values()], LOOK_AGAIN_MS);
  }
}

/** Until one of them is done, or for so long. */
async function oneOf(work: Promise<void>[], mostMs: number): Promise<void> {
  const waited = new AbortController();
  await Promise.race([...work, wait(mostMs, undefined, { signal: waited.signal }).catch(() => {})]);
  waited.abort();
}

async function refreshAlone(ctx: Ctx, calendarId: string): Promise<void> {
  try {
    await refreshCalendar(ctx, calendarId, { readFor: "worker" });
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
