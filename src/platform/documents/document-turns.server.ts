import { setImmediate as nextTurn } from "node:timers/promises";
import type { Ctx } from "../context.server.ts";
import { FairQueue } from "../limits/fair-queue.ts";
import { countHit, type Limit } from "../limits/rate-limit.server.ts";

const DRAWN: Limit = {
  name: "documents.drawn",
  hits: 20,
  windowSeconds: 60,
  words: "You've downloaded a lot of documents in a short time. Please wait a minute and try again.",
};
const EXPORTED: Limit = {
  name: "documents.exported",
  hits: 10,
  windowSeconds: 300,
  words: "You've downloaded this a lot in a short time. Please wait a few minutes and try again.",
};

const line = new FairQueue({
  atOnce: 1,
  places: 30,
  each: { atOnce: 1, places: 4 },
  retryAfterSeconds: 5,
  words: {
    share: "You're downloading too many documents at once. Please wait until some are done.",
    full: "Too many people are downloading documents right now. Please try again in a moment.",
  },
});

/** Counts a download of everything that the person has of something; refuses the 11th within five minutes. */
export const countExport = (ctx: Ctx, personId: string): Promise<void> => countHit(ctx, EXPORTED, personId);

/**
 * Makes one document at a time, and lets everything else that waits go before the next. Refuses the 21st of one person within a minute, and
 * what is more than their part of the line, before anything is read.
 */
export function makeInTurn<T>(ctx: Ctx, personId: string, make: () => Promise<T>): Promise<T> {
  return line.run(personId, async () => {
    await countHit(ctx, DRAWN, personId);
    await nextTurn();
    return make();
  });
}
