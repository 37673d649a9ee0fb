import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS, HOUR_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { workThrough } from "../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { NAME } from "../../notifications/index.ts";
import { bookedWhen, charterWords, partyInWords, placeOf } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";
import { bookings } from "../booking.tables.server.ts";
import { remindBoth, type Reminder } from "./remind-both.server.ts";

const JOB = "bookings.remind-of-starts";
const AHEAD_MS = 2 * HOUR_MS;

/** Every five minutes, reminds both sides of charters that start within two hours, once each. Who booked even later needs no reminder. */
export const remindOfStarts = declareJob({
  name: JOB,
  input: z.object({}),
  schedule: "*/5 * * * *",
  run: (ctx) => workThrough(ctx, { name: JOB, next: () => selectStarting(ctx), work: remindBoth(startWords) }),
});

function startWords(booking: BookingView, side: "guest" | "host"): Reminder {
  const { listing, checkIn, checkInTime, charter } = booking;
  const start = { key: "start" as const, day: `${checkIn} ${checkInTime}` };
  const at = timeInWords(checkInTime);
  if (side === "guest")
    return { ...start, title: `Your trip on ${listing.title} starts at ${at}`, text: `${bookedWhen(booking)}. ${meetingPlace(charter)}` };
  const what = charter ? `${charterWords(charter)}, ` : "";
  return {
    ...start,
    title: `${NAME.given} comes aboard ${listing.title} at ${at}`,
    text: `${what}${partyInWords(booking)}. ${bookedWhen(booking)}.`,
  };
}

const meetingPlace = (charter: BookingView["charter"]): string =>
  charter?.beginsPlace ? `Meet at ${charter.beginsPlace}.` : `Meet ${placeOf("")}.`;

/** Payable a day after they begin and not paid yet, so that the index of payouts finds them. */
async function selectStarting({ db, clock }: Ctx): Promise<string[]> {
  const now = clock.now();
  const soon = new Date(now.getTime() + AHEAD_MS);
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "confirmed"),
        isNotNull(bookings.packageId),
        isNull(bookings.paidOutAt),
        gt(bookings.payableAt, now),
        lt(bookings.payableAt, new Date(now.getTime() + 3 * DAY_MS)),
        gt(bookings.beginsAt, now),
        lte(bookings.beginsAt, soon),
        lte(bookings.createdAt, sql`${bookings.beginsAt} - ${`${AHEAD_MS} milliseconds`}::interval`),
      ),
    );
  return rows.map(({ id }) => id);
}
