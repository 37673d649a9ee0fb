import { FairQueue } from "../../../platform/limits/fair-queue.ts";
import { ThreadFailure, ThreadPool } from "../../../platform/threads/thread-pool.server.ts";
import { addDays, DAYS_AHEAD } from "../../availability/index.ts";
import {
  type CalendarReading,
  type EarlierReading,
  type MeasuredReading,
  NIGHTS_ALONE,
  type ReadingMode,
  type ReadingTask,
} from "./calendar-reading.ts";

const MOST_BYTES = 10 * 1024 * 1024;
const THREADS = 2;
const TIME_LIMIT_MS = 2_000;

const NOTHING_EARLIER: EarlierReading = { hashKey: "", nights: {}, at: null };
const BUSY = "We're reading a lot of calendars right now. Please try again in a minute.";

const threads = new ThreadPool<ReadingTask, MeasuredReading>({
  program: new URL("calendar-worker.server.ts", import.meta.url),
  threads: THREADS,
  timeLimitMs: TIME_LIMIT_MS,
  memoryMb: 64,
});
/** One host's calendars never take both threads. */
const turns = new FairQueue({
  atOnce: THREADS,
  places: 5_000,
  each: { atOnce: 1, places: 1_000 },
  retryAfterSeconds: 60,
  words: { share: BUSY, full: BUSY },
});

type Asked = { zone: string; today: string; mode?: ReadingMode; earlier?: EarlierReading; hostId?: string };

/**
 * The nights that a calendar's events hold at a listing in this zone, from today until the last that can be booked. One that can't be read,
 * is too large or takes too long fails alone: it is read in a thread of its own, which is ended with it. An event that an earlier reading knows
 * and this one can't read keeps its nights.
 */
export const readCalendar = async (bytes: Uint8Array, asked: Asked): Promise<CalendarReading> =>
  (await measureReading(bytes, asked)).reading;

/** The same, with what it cost. */
export async function measureReading(
  bytes: Uint8Array,
  { zone, today, mode = NIGHTS_ALONE, earlier = NOTHING_EARLIER, hostId = "" }: Asked,
): Promise<MeasuredReading> {
  if (bytes.length > MOST_BYTES) return { reading: { ok: false, reason: "too_large" }, processorMs: 0 };
  try {
    return await turns.run(hostId, () => threads.run({ bytes, zone, from: today, until: addDays(today, DAYS_AHEAD), earlier, ...mode }));
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error;
    return { reading: { ok: false, reason: error.reason === "time" ? "took_too_long" : "too_large" }, processorMs: TIME_LIMIT_MS };
  }
}
