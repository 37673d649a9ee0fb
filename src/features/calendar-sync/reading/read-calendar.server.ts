import { ThreadFailure, ThreadPool } from "../../../platform/threads/thread-pool.server.ts";
import { addDays, DAYS_AHEAD } from "../../availability/index.ts";
import type { CalendarReading, EarlierReading, ReadingTask } from "./calendar-reading.ts";

const MOST_BYTES = 10 * 1024 * 1024;

const NOTHING_EARLIER: EarlierReading = { hashKey: "", nights: {}, at: null };

const threads = new ThreadPool<ReadingTask, CalendarReading>({
  program: new URL("calendar-worker.server.ts", import.meta.url),
  threads: 2,
  timeLimitMs: 2_000,
  memoryMb: 64,
});

/**
 * The nights that a calendar's events hold at a listing in this zone, from today until the last that can be booked. One that can't be read,
 * is too large or takes too long fails alone: it is read in a thread of its own, which is ended with it. An event that an earlier reading knows
 * and this one can't read keeps its nights.
 */
export async function readCalendar(
  bytes: Uint8Array,
  { zone, today, earlier = NOTHING_EARLIER }: { zone: string; today: string; earlier?: EarlierReading },
): Promise<CalendarReading> {
  if (bytes.length > MOST_BYTES) return { ok: false, reason: "too_large" };
  try {
    return await threads.run({ bytes, zone, from: today, until: addDays(today, DAYS_AHEAD), earlier });
  } catch (error) {
    if (error instanceof ThreadFailure) return { ok: false, reason: error.reason === "time" ? "took_too_long" : "too_large" };
    throw error;
  }
}
