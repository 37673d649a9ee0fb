import { and, asc, between, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { containing } from "../../../platform/db/containing.server.ts";
import { isPersonWith } from "../../accounts/index.server.ts";
import { addDays, DAYS_AHEAD, todayAt } from "../../availability/index.ts";
import { type BookingRow, inPhase, type PhaseCounts } from "../booking.queries.server.ts";
import type { Period, Phase } from "../booking.rules.ts";
import { bookings } from "../booking.tables.server.ts";
import { isTitled } from "../../listings/index.server.ts";
import { type SearchTerm, searchTerms } from "./search-terms.ts";
import type { TripCursor } from "../trips/trip-cursor.ts";
import type { EarningsSummary } from "./host-booking.schema.ts";

const wanted = (hostId: string, q: string): SQL | undefined => and(...searchTerms(q).map((term) => hasTerm(hostId, term)));

/** In the reference, the guest's name, the listing's title or, as long as the host may see them, the guest's email and phone. */
function hasTerm(hostId: string, term: SearchTerm): SQL | undefined {
  const { text } = term;
  return or(
    sql`replace(${bookings.reservationId}, '-', '') like ${containing(text.replaceAll("-", "").toUpperCase())}`,
    isTitled(bookings.propertyId, text, hostId),
    isPersonWith(bookings.guestId, term, eq(bookings.status, "confirmed")),
  );
}

/** A host's bookings in a phase that the search finds: what comes next first, or what was last first. */
export async function selectHostBookings(
  ctx: Ctx,
  hostId: string,
  { phase, q, cursor, limit }: { phase: Phase; q: string; cursor: TripCursor | null; limit: number },
): Promise<BookingRow[]> {
  const forward = phase === "upcoming" || phase === "current";
  const order = forward ? asc : desc;
  const after =
    cursor && sql`(${bookings.checkIn}, ${bookings.id}) ${sql.raw(forward ? ">" : "<")} (${cursor.checkIn}::date, ${cursor.id}::uuid)`;
  return ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.hostId, hostId), inPhase(phase, ctx.clock.now()), wanted(hostId, q), after ?? undefined))
    .orderBy(order(bookings.checkIn), order(bookings.id))
    .limit(limit);
}

export async function countHostBookings(ctx: Ctx, hostId: string, q = ""): Promise<PhaseCounts> {
  const now = ctx.clock.now();
  // A count for each phase, so that each reads its own part of an index. A past stay has begun too: that finds it there.
  const count = (phase: Phase) => {
    const hasBegun = phase === "past" ? lte(bookings.beginsAt, now) : undefined;
    const matching = and(eq(bookings.hostId, hostId), inPhase(phase, now), hasBegun, wanted(hostId, q));
    return sql<number>`(select count(*)::int from ${bookings} where ${matching})`;
  };
  const { rows } = await ctx.db.execute<PhaseCounts>(
    sql`select ${count("upcoming")} as upcoming, ${count("current")} as current, ${count("past")} as past, ${count("cancelled")} as cancelled`,
  );
  return rows[0] ?? { upcoming: 0, current: 0, past: 0, cancelled: 0 };
}

/** The SQL twin of `earningOf`; a test holds them together. */
const amount = sql`(${bookings.totalPrice} - ${bookings.refund})`;
const fee = sql`(case when ${amount} = 0 then 0 else ${bookings.serviceFee} end)`;
const payout = sql`(${amount} - ${fee})`;

/** Now, as a clock at the booking's listing shows it. */
const nowThere = (now: Date) => sql`timezone(${bookings.timeZone}, ${now.toISOString()}::timestamptz)`;

/** The payout date is in this month or year at the listing. The days that this can be anywhere bound the search by its index. */
function inPeriod(period: Period, now: Date): SQL | undefined {
  if (period === "all") return undefined;
  const somewhere = (days: number) => sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date + ${days}::int`;
  return sql`${bookings.payableOn} >= date_trunc(${period}, (${somewhere(-1)})::timestamp)::date
    and ${bookings.payableOn} < (date_trunc(${period}, (${somewhere(1)})::timestamp) + ${`1 ${period}`}::interval)::date
    and date_trunc(${period}, ${bookings.payableOn}::timestamp) = date_trunc(${period}, ${nowThere(now)})`;
}

const earned = (ctx: Ctx, hostId: string, period: Period) =>
  and(eq(bookings.hostId, hostId), sql`${payout} > 0`, inPeriod(period, ctx.clock.now()));

/** The SQL twin of `earningState`, for what isn't paid. */
const isUpcoming = (now: Date) => sql`(${bookings.status} = 'cancelled' or ${bookings.beginsAt} > ${now.toISOString()}::timestamptz)`;

export async function sumEarnings(ctx: Ctx, hostId: string, period: Period): Promise<EarningsSummary> {
  const sum = (value: SQL, when?: SQL) => sql<number>`coalesce(sum(${value})${when ? sql` filter (where ${when})` : sql``}, 0)::float8`;
  const paid = sql`${bookings.paidOutAt} is not null`;
  const upcoming = isUpcoming(ctx.clock.now());
  const [row] = await ctx.db
    .select({
      amount: sum(amount),
      serviceFee: sum(fee),
      payout: sum(payout),
      paid: sum(payout, paid),
      pending: sum(payout, sql`not ${paid} and not ${upcoming}`),
      upcoming: sum(payout, sql`not ${paid} and ${upcoming}`),
      bookings: sql<number>`count(*) filter (where ${bookings.status} = 'confirmed')::int`,
      cancelled: sql<number>`count(*) filter (where ${bookings.status} = 'cancelled')::int`,
    })
    .from(bookings)
    .where(earned(ctx, hostId, period));
  return row ?? { amount: 0, serviceFee: 0, payout: 0, paid: 0, pending: 0, upcoming: 0, bookings: 0, cancelled: 0 };
}

export type EarningCursor = { payableOn: string; id: string };

/** Earnings with a payout date in the period, the latest first. */
export async function selectEarnings(
  ctx: Ctx,
  hostId: string,
  period: Period,
  cursor: EarningCursor | null,
  limit: number,
): Promise<BookingRow[]> {
  const after = cursor && sql`(${bookings.payableOn}, ${bookings.id}) < (${cursor.payableOn}::date, ${cursor.id}::uuid)`;
  return (
    ctx.db
      .select()
      .from(bookings)
      .where(and(earned(ctx, hostId, period), after ?? undefined))
      // Just as the index is ordered.
      .orderBy(sql`${bookings.payableOn} desc nulls last`, sql`${bookings.id} desc nulls last`)
      .limit(limit)
  );
}

/** Payouts by month of the payout date, from the first day to the last: what is paid out, and what is still to be. */
export async function selectMonthlyPayouts(
  ctx: Ctx,
  hostId: string,
  first: string,
  last: string,
): Promise<{ month: string; paid: number; unpaid: number }[]> {
  const sum = (condition: SQL) => sql<number>`coalesce(sum(${payout}) filter (where ${condition}), 0)`;
  // By day first: there are far fewer days than bookings to find the month of.
  const days = ctx.db
    .select({
      day: bookings.payableOn,
      paid: sum(sql`${bookings.paidOutAt} is not null`).as("paid"),
      unpaid: sum(sql`${bookings.paidOutAt} is null`).as("unpaid"),
    })
    .from(bookings)
    .where(and(earned(ctx, hostId, "all"), gte(bookings.payableOn, first), lte(bookings.payableOn, last)))
    .groupBy(bookings.payableOn)
    .as("days");
  return ctx.db
    .select({
      month: sql<string>`to_char(${days.day}, 'YYYY-MM')`,
      paid: sql<number>`sum(${days.paid})::float8`,
      unpaid: sql<number>`sum(${days.unpaid})::float8`,
    })
    .from(days)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** When the confirmed stays of a host are that touch these days, check-out days included. */
export const selectStayDays = ({ db }: Ctx, hostId: string, first: string, last: string) =>
  db
    .select({
      id: bookings.id,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      timeZone: bookings.timeZone,
      beginsAt: bookings.beginsAt,
      endsAt: bookings.endsAt,
      noShowAt: bookings.noShowAt,
      isTrip: sql<boolean>`${bookings.packageId} is not null`,
    })
    .from(bookings)
    .where(and(eq(bookings.hostId, hostId), eq(bookings.status, "confirmed"), lte(bookings.checkIn, last), gte(bookings.checkOut, first)))
    .orderBy(asc(bookings.checkIn), asc(bookings.id));

/** How many nights of a host's listings are booked from the one day to before the other. */
export async function countBookedNights({ db }: Ctx, hostId: string, first: string, end: string): Promise<number> {
  const [row] = await db
    .select({
      nights: sql<number>`coalesce(sum(least(${bookings.checkOut}, ${end}::date) - greatest(${bookings.checkIn}, ${first}::date)), 0)::int`,
    })
    .from(bookings)
    .where(and(eq(bookings.hostId, hostId), eq(bookings.status, "confirmed"), lt(bookings.checkIn, end), gt(bookings.checkOut, first)));
  return row?.nights ?? 0;
}

/** Confirmed stays of a host at these listings that touch these days, check-out days included. None lasts longer than one can book ahead, so the index bounds the search. */
export async function selectStaysOfListings(ctx: Ctx, hostId: string, listingIds: string[], first: string, last: string) {
  if (listingIds.length === 0) return [];
  return ctx.db
    .select({
      id: bookings.id,
      listingId: bookings.propertyId,
      guestId: bookings.guestId,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      guests: bookings.guests,
      packageId: bookings.packageId,
      departureId: bookings.departureId,
      checkInTime: bookings.checkInTime,
      checkOutTime: bookings.checkOutTime,
      timeZone: bookings.timeZone,
      beginsAt: bookings.beginsAt,
      endsAt: bookings.endsAt,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.propertyId, listingIds),
        eq(bookings.hostId, hostId),
        eq(bookings.status, "confirmed"),
        between(bookings.checkIn, addDays(first, -DAYS_AHEAD), last),
        gte(bookings.checkOut, first),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(bookings.id));
}

/** All that a host's bookings have earned, by whether it is paid out. */
export async function sumPayouts({ db }: Ctx, hostId: string): Promise<{ paid: number; unpaid: number }> {
  const sum = (isPaid: SQL) => sql<number>`coalesce(sum(${payout}) filter (where ${isPaid}), 0)::float8`;
  const [row] = await db
    .select({ paid: sum(sql`${bookings.paidOutAt} is not null`), unpaid: sum(sql`${bookings.paidOutAt} is null`) })
    .from(bookings)
    .where(eq(bookings.hostId, hostId));
  return row ?? { paid: 0, unpaid: 0 };
}

/** Completed stays of guests who came that ended within these days, the latest first. */
export async function selectRecentlyBooked(ctx: Ctx, hostId: string, days: number, limit: number): Promise<BookingRow[]> {
  const from = new Date(ctx.clock.now().getTime() - days * DAY_MS);
  return ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.hostId, hostId), eq(bookings.status, "confirmed"), gt(bookings.createdAt, from)))
    .orderBy(desc(bookings.createdAt))
    .limit(limit);
}

export async function selectRecentlyEnded(ctx: Ctx, hostId: string, days: number, limit: number): Promise<BookingRow[]> {
  const now = ctx.clock.now();
  const from = new Date(now.getTime() - days * DAY_MS);
  // Wherever the listing is; bounds the search by the index.
  const dayBefore = addDays(todayAt("UTC", from), -1);
  return ctx.db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.hostId, hostId),
        inPhase("past", now),
        isNull(bookings.noShowAt),
        gt(bookings.endsAt, from),
        gte(bookings.checkOut, dayBefore),
      ),
    )
    .orderBy(desc(bookings.endsAt))
    .limit(limit);
}
