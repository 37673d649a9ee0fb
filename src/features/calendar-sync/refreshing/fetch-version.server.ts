import pLimit from "p-limit";
import type { Ctx } from "../../../platform/context.server.ts";
import { FetchRefusal } from "../../../platform/outbound/fetch-refusal.ts";
import { guardedFetch } from "../../../platform/outbound/guarded-fetch.server.ts";
import { type CalendarStay, type EarlierReading, type EventNights, readingFailureInWords } from "../reading/calendar-reading.ts";
import { readCalendar } from "../reading/read-calendar.server.ts";

const MOST_BYTES = 10_000_000;
const connections = pLimit(10);
const CUT_OFF = "The calendar stopped before its end.";

export type Version =
  | { outcome: "same" }
  | {
      outcome: "read";
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
  zone: string;
  today: string;
  etag?: string | null;
  lastModified?: string | null;
  timeLimitMs?: number;
  findEarlier?: () => Promise<EarlierReading>;
};

/** What is at a calendar's address now. Whatever is not a whole calendar is a failure, in words for the host. */
export async function fetchVersion(
  ctx: Ctx,
  { address, zone, today, etag, lastModified, timeLimitMs, findEarlier }: Asked,
): Promise<Version> {
  try {
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
      connections,
      ...(timeLimitMs ? { timeLimitMs } : {}),
    });
    if (status === 304) return { outcome: "same" };
    const reading = await readCalendar(body, { zone, today, earlier: await findEarlier?.() });
    if (!reading.ok) return failed(readingFailureInWords[reading.reason]);
    if (!reading.facts.isComplete) return failed(CUT_OFF);
    const { stays, nightsByEvent, facts } = reading;
    const skipped = reading.skipped.map(({ what, why }) => `${what}: ${why}`);
    return {
      outcome: "read",
      stays,
      nightsByEvent,
      skipped,
      unknownEvents: facts.unknownEvents,
      etag: headers.etag,
      lastModified: headers.lastModified,
    };
  } catch (error) {
    if (error instanceof FetchRefusal) return failed(error.message, error.retryAfterSeconds);
    throw error;
  }
}

const failed = (error: string, retryAfterSeconds: number | null = null): Version => ({ outcome: "failed", error, retryAfterSeconds });
