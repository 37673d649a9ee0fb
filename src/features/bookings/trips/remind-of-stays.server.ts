import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { dayInWords } from "../../../platform/words/day-words.ts";
import { workThrough } from "../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { NAME } from "../../notifications/index.ts";
import { zoneOf } from "../../availability/index.ts";
import { bookedWhen, charterWords, cityOf } from "../booking-words.ts";
import { type BookingView } from "../booking.schema.ts";
import { bookings } from "../booking.tables.server.ts";
import { remindBoth, type Reminder } from "./remind-both.server.ts";

const JOB = "bookings.remind";
const DAYS_AHEAD = 3;
/** From then on, by the listing's clock. */
const FROM_HOUR = 8;

/**
 * Every hour, reminds both sides of stays that begin within three days, and of those that end today, once each, in the morning at the
 * listing. Somebody who has only just booked needs no reminder, and nobody of the end of what is
 * over on the day it begins.
 */
export const remindOfStays = declareJob({
  name: JOB,
  input: z.object({}),
  schedule: "23 * * * *",
  async run(ctx) {
    await workThrough(ctx, { name: `${JOB}-arrival`, next: () => selectArriving(ctx), work: remindBoth(arrivalWords) });
    await workThrough(ctx, { name: `${JOB}-departure`, next: () => selectLeaving(ctx), work: remindBoth(departureWords) });
  },
});

function arrivalWords(booking: BookingView, side: "guest" | "host"): Reminder {
  const { listing, checkIn, checkInTime, guests, charter } = booking;
  const arrival = { key: "arrival" as const, day: checkIn };
  if (charter)
    return side === "guest"
      ? { ...arrival, title: `Your trip on ${listing.title} is coming up`, text: `${charterWords(charter)}: ${bookedWhen(booking)}.` }
      : {
          ...arrival,
          title: `${NAME.given} comes aboard ${listing.title} soon`,
          text: `${countOf(guests, "guest")}, ${bookedWhen(booking)}.`,
        };
  const when = `${dayInWords(checkIn)} after ${timeInWords(checkInTime)}`;
  return side === "guest"
    ? { ...arrival, title: `Your stay at ${listing.title} is coming up`, text: `Check-in is ${when}.` }
    : { ...arrival, title: `${NAME.given} arrives soon at ${listing.title}`, text: `${countOf(guests, "guest")}, check-in ${when}.` };
}

function departureWords(booking: BookingView, side: "guest" | "host"): Reminder {
  const { listing, checkOut, checkOutTime, charter } = booking;
  const departure = { key: "departure" as const, day: checkOut };
  if (charter) {
    const back = `${timeInWords(checkOutTime)}, ${zoneOf(charter, cityOf(booking))}`;
    return side === "guest"
      ? { ...departure, title: `Your trip on ${listing.title} ends today`, text: `Be back at ${back}. Fair winds!` }
      : { ...departure, title: `${NAME.given} comes back today`, text: `${listing.title}. Back at ${back}.` };
  }
  const when = `Check-out is today before ${timeInWords(checkOutTime)}.`;
  return side === "guest"
    ? { ...departure, title: `Check-out day at ${listing.title}`, text: `${when} Safe travels!` }
    : { ...departure, title: `${NAME.given} checks out today`, text: `${listing.title}. ${when}` };
}

const isMorning = (now: Date) => sql`extract(hour from ${now}::timestamptz at time zone ${bookings.timeZone}) >= ${FROM_HOUR}`;
const todayThere = (now: Date) => sql`(${now}::timestamptz at time zone ${bookings.timeZone})::date`;

/** Payable a day after they begin and not paid yet, so that the index of payouts finds them. */
const selectArriving = (ctx: Ctx): Promise<string[]> => {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + (DAYS_AHEAD + 3) * DAY_MS);
  return selectIds(
    ctx,
    and(
      sql`${bookings.paidOutAt} is null`,
      gt(bookings.payableAt, now),
      lt(bookings.payableAt, soon),
      gt(bookings.beginsAt, now),
      lte(bookings.createdAt, new Date(now.getTime() - DAY_MS)),
      sql`${bookings.checkIn} - ${todayThere(now)} between 1 and ${DAYS_AHEAD}`,
      isMorning(now),
    ),
  );
};

const selectLeaving = (ctx: Ctx): Promise<string[]> => {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + DAY_MS);
  const isToday = sql`${bookings.checkOut} = ${todayThere(now)} and ${bookings.checkIn} < ${bookings.checkOut}`;
  return selectIds(ctx, and(gt(bookings.endsAt, now), lt(bookings.endsAt, soon), isToday));
};

const selectIds = async ({ db }: Ctx, which: ReturnType<typeof and>): Promise<string[]> =>
  (
    await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.status, "confirmed"), which))
  ).map(({ id }) => id);
