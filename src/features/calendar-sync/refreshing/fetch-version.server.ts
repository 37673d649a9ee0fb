import type { Ctx } from "../../../platform/context.server.ts";
import { FetchRefusal } from "../../../platform/outbound/fetch-refusal.ts";
import { guardedFetch } from "../../../platform/outbound/guarded-fetch.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { addHits, type Limit, requireRoom } from "../../../platform/limits/rate-limit.server.ts";
import {
  type CalendarStay,
  type EarlierReading,
  type EventNights,
  type ReadingMode,
  readingFailureInWords,
} from "../reading/calendar-reading.ts";
import { measureReading } from "../reading/read-calendar.server.ts";
import { SLOW_ANSWER_MS } from "./backoff.rules.ts";
import { connections, type ReadFor } from "./turns/connections.server.ts";

const MOST_BYTES = 10_000_000;
const CUT_OFF = "The calendar stopped before its end.";

/** A tenth of a processor for the calendars of one host. Ordinary ones take a hundredth of a second and are not counted. */
const PROCESSOR: Limit = {
  name: "calendars.processor-ms",
  hits: 30_000,
  windowSeconds: 300,
  words: "Your calendars take very long to read, so we'll wait a few minutes before we read more of them.",
};
const WORTH_COUNTING_MS = 100;

export type Version =
  | { outcome: "same"; isSlow: boolean }
  | {
      outcome: "read";
      isSlow: boolean;
      mode: ReadingMode;
      stays: CalendarStay[];
      nightsByEvent: EventNights;
      skipped: string[];
      unknownEvents: number;
      etag: string | null;
      lastModified: string | null;
    }
  | { outcome: "failed"; error: string; retryAfterSeconds: number | null };

type Asked = {
  address: string;
  /** Whose calendar it is: hosts take turns, and each has a limit of processor time. */
  hostId: string;
  readFor: ReadFor;
  zone: string;
  today: string;
  mode: ReadingMode;
  etag?: string | null;
  lastModified?: string | null;
  timeLimitMs?: number;
  findEarlier?: () => Promise<EarlierReading>;
};

/** What is at a calendar's address now. Whatever is not a whole calendar is a failure, in words for the host. */
export async function fetchVersion(
  ctx: Ctx,
  { address, hostId, readFor, zone, today, mode, etag, lastModified, timeLimitMs, findEarlier }: Asked,
): Promise<Version> {
  let isSlow = false;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    connections[readFor].run(hostId, async () => {
      const started = ctx.clock.now().getTime();
      const done = await work();
      isSlow = ctx.clock.now().getTime() - started >= SLOW_ANSWER_MS;
      return done;
    });
  try {
    await requireRoom(ctx, PROCESSOR, hostId);
    const { status, headers, body } = await guardedFetch(ctx, address, {
      allowsHost: () => true,
      // Real feeds come as text/plain and even as octet-stream: the content decides.
      acceptsType: () => true,
      headers: {
        accept: "text/calendar, text/plain;q=0.9, */*;q=0.1",
        ...(etag ? { "if-none-match": etag } : {}),
        ...(lastModified ? { "if-modified-since": lastModified } : {}),
      },
      maxBytes: MOST_BYTES,
      connections: inTurn,
      ...(timeLimitMs ? { timeLimitMs } : {}),
    });
    if (status === 304) return { outcome: "same", isSlow };
    const { reading, processorMs } = await measureReading(body, { zone, today, mode, hostId, earlier: await findEarlier?.() });
    if (processorMs >= WORTH_COUNTING_MS) await addHits(ctx, PROCESSOR, hostId, processorMs);
    if (!reading.ok) return failed(readingFailureInWords[reading.reason]);
    if (!reading.facts.isComplete) return failed(CUT_OFF);
    const { stays, nightsByEvent, facts } = reading;
    const skipped = reading.skipped.map(({ what, why }) => `${what}: ${why}`);
    return {
      outcome: "read",
      isSlow,
      mode,
      stays,
      nightsByEvent,
      skipped,
      unknownEvents: facts.unknownEvents,
      etag: headers.etag,
      lastModified: headers.lastModified,
    };
  } catch (error) {
    if (error instanceof FetchRefusal) return failed(error.message, error.retryAfterSeconds);
    if (error instanceof AppError && ["too_many_requests", "busy"].includes(error.code))
      return failed(error.message, error.details.retryAfterSeconds ?? null);
    throw error;
  }
}

const failed = (error: string, retryAfterSeconds: number | null = null): Version => ({ outcome: "failed", error, retryAfterSeconds });
