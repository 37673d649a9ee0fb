import { FairQueue } from "../../../../platform/limits/fair-queue.ts";

const BUSY = "We're reading a lot of calendars right now. Please try again in a minute.";

const line = (atOnce: number, each: number) =>
  new FairQueue({
    atOnce,
    places: 5_000,
    each: { atOnce: each, places: 1_000 },
    retryAfterSeconds: 60,
    words: { share: BUSY, full: BUSY },
  });

/** Connections to other sites, by what a calendar is read for and in turns by host: whoever books never waits behind previews or the worker. */
export const connections = { worker: line(10, 2), person: line(10, 2), booking: line(20, 10) };

export type ReadFor = keyof typeof connections;
