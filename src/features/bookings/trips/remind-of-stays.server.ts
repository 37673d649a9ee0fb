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
import { notify } from "../../notifications/index.server.ts";
import { findBooking } from "../booking.queries.server.ts";
import { type BookingView } from "../booking.schema.ts";
import { bookings } from "../booking.tables.server.ts";
import { bookingView } from "../booking.view.server.ts";

const JOB = "bookings.remind";
const DAYS_AHEAD = 3;
/** From then on, by the listing's clock. */
const FROM_HOUR = 8;

/**
 * Every hour, reminds both sides of stays that begin within three days, and of those that end today, once each, in the morning at the
 * listing. Somebody who has only just booked needs no reminder.
 */
export const remindOfStays = declareJob({
  name: JOB,
  input: z.object({}),
  schedule: "23 * * * *",
  async run(ctx) {
    await workThrough(ctx, { name: `${JOB}-arrival`, next: () => selectArriving(ctx), work: reminder(arrivalWords) });
    await workThrough(ctx, { name: `${JOB}-departure`, next: () => selectLeaving(ctx), work: reminder(departureWords) });
  },
});

type Words = { key: string; title: string; text: string };

const reminder = (wordsOf: (booking: BookingView, side: "guest" | "host") => Words) => async (tx: Ctx, id: string) => {
  const row = await findBooking(tx, id);
  if (!row) return;
  const booking = await bookingView(tx, row, "support");
  for (const side of ["guest", "host"] as const) {
    const { key, title, text } = wordsOf(booking, side);
    await notify(tx, {
      personId: booking[side].id,
      kind: "trip",
      // A stay that has moved is reminded of anew.
      foldKey: booking.changes === 0 ? `${key}:${id}` : `${key}:${id}:${key === "arrival" ? booking.checkIn : booking.checkOut}`,
      title,
      text,
      path: `/bookings/${id}`,
      about: booking[side === "guest" ? "host" : "guest"].id,
      once: true,
    });
  }
};

function arrivalWords({ listing, checkIn, checkInTime, guests }: BookingView, side: "guest" | "host"): Words {
  const when = `${dayInWords(checkIn)} after ${timeInWords(checkInTime)}`;
  return side === "guest"
    ? { key: "arrival", title: `Your stay at ${listing.title} is coming up`, text: `Check-in is ${when}.` }
    : {
        key: "arrival",
        title: `${NAME.given} arrives soon at ${listing.title}`,
        text: `${countOf(guests, "guest")}, check-in ${when}.`,
      };
}

function departureWords({ listing, checkOutTime }: BookingView, side: "guest" | "host"): Words {
  const when = `Check-out is today before ${timeInWords(checkOutTime)}.`;
  return side === "guest"
    ? { key: "departure", title: `Check-out day at ${listing.title}`, text: `${when} Safe travels!` }
    : { key: "departure", title: `${NAME.given} checks out today`, text: `${listing.title}. ${when}` };
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
  return selectIds(ctx, and(gt(bookings.endsAt, now), lt(bookings.endsAt, soon), sql`${bookings.checkOut} = ${todayThere(now)}`));
};

const selectIds = async ({ db }: Ctx, which: ReturnType<typeof and>): Promise<string[]> =>
  (
    await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.status, "confirmed"), which))
  ).map(({ id }) => id);
