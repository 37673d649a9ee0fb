import { and, asc, between, desc, eq, gt, gte, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { containing } from "../../../platform/db/containing.server.ts";
import { isPersonWith } from "../../accounts/index.server.ts";
import { addDays, DAYS_AHEAD } from "../../availability/index.ts";
import { type BookingRow, inPhase, type PhaseCounts } from "../booking.queries.server.ts";
import type { Phase } from "../booking.rules.ts";
import { bookings } from "../booking.tables.server.ts";
import { isTitled } from "../../listings/index.server.ts";
import { type SearchTerm, searchTerms } from "./search-terms.ts";
import type { TripCursor } from "../trips/trip-cursor.ts";
import type { EarningsSummary, Period } from "./host-booking.schema.ts";

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
  const count = (phase: Phase) => sql<number>`count(*) filter (where ${inPhase(phase, now)})::int`;
  const [row] = await ctx.db
    .select({ upcoming: count("upcoming"), current: count("current"), past: count("past"), cancelled: count("cancelled") })
    .from(bookings)
    .where(and(eq(bookings.hostId, hostId), wanted(hostId, q)));
  return row ?? { upcoming: 0, current: 0, past: 0, cancelled: 0 };
}

/** The SQL twin of `earningOf`; a test holds them together. */
const amount = sql`(${bookings.totalPrice} - ${bookings.refund})`;
const fee = sql`(case when ${bookings.cancelledBy} = 'host' then 0 else ${bookings.serviceFee} end)`;
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

/** The SQL twin of `isComing`. */
const isComing = (now: Date) => sql`(${bookings.status} = 'confirmed' and ${bookings.beginsAt} > ${now.toISOString()}::timestamptz)`;

export async function sumEarnings(ctx: Ctx, hostId: string, period: Period): Promise<EarningsSummary> {
  const sum = (value: SQL, when?: SQL) => sql<number>`coalesce(sum(${value})${when ? sql` filter (where ${when})` : sql``}, 0)::float8`;
  const paid = sql`${bookings.paidOutAt} is not null`;
  const coming = isComing(ctx.clock.now());
  const [row] = await ctx.db
    .select({
      amount: sum(amount),
      serviceFee: sum(fee),
      payout: sum(payout),
      paid: sum(payout, paid),
      pending: sum(payout, sql`not ${paid} and not ${coming}`),
      coming: sum(payout, sql`not ${paid} and ${coming}`),
      bookings: sql<number>`count(*)::int`,
    })
    .from(bookings)
    .where(earned(ctx, hostId, period));
  return row ?? { amount: 0, serviceFee: 0, payout: 0, paid: 0, pending: 0, coming: 0, bookings: 0 };
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
  const sum = (condition: SQL) => sql<number>`coalesce(sum(${payout}) filter (where ${condition}), 0)::float8`;
  return ctx.db
    .select({
      month: sql<string>`to_char(${bookings.payableOn}, 'YYYY-MM')`,
      paid: sum(sql`${bookings.paidOutAt} is not null`),
      unpaid: sum(sql`${bookings.paidOutAt} is null`),
    })
    .from(bookings)
    .where(and(earned(ctx, hostId, "all"), gte(bookings.payableOn, first), lte(bookings.payableOn, last)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Today, where it is latest among the host's booked listings; null where none is. */
export async function selectLatestToday(ctx: Ctx, hostId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ today: sql<string | null>`max(${nowThere(ctx.clock.now())})::date::text` })
    .from(bookings)
    .where(eq(bookings.hostId, hostId));
  return row?.today ?? null;
}

/** Confirmed stays of a host that touch these days, by listing and day. */
export async function selectStaysBetween(ctx: Ctx, hostId: string, first: string, last: string): Promise<BookingRow[]> {
  return ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.hostId, hostId), eq(bookings.status, "confirmed"), lte(bookings.checkIn, last), gt(bookings.checkOut, first)))
    .orderBy(asc(bookings.checkIn), asc(bookings.id));
}

/** Confirmed stays of a host at these listings that touch these days. None lasts longer than one can book ahead, so the index bounds the search. */
export async function selectStaysOfListings(ctx: Ctx, hostId: string, listingIds: string[], first: string, last: string) {
  if (listingIds.length === 0) return [];
  return ctx.db
    .select({
      bookingId: bookings.id,
      listingId: bookings.propertyId,
      guestId: bookings.guestId,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      guests: bookings.guests,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.propertyId, listingIds),
        eq(bookings.hostId, hostId),
        eq(bookings.status, "confirmed"),
        between(bookings.checkIn, addDays(first, -DAYS_AHEAD), last),
        gt(bookings.checkOut, first),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(bookings.id));
}

/** Completed stays of guests who came that ended within these days, the latest first. */
export async function selectRecentlyEnded(ctx: Ctx, hostId: string, days: number, limit: number): Promise<BookingRow[]> {
  const now = ctx.clock.now();
  const from = new Date(now.getTime() - days * DAY_MS);
  return ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.hostId, hostId), inPhase("past", now), isNull(bookings.noShowAt), gt(bookings.endsAt, from)))
    .orderBy(desc(bookings.endsAt))
    .limit(limit);
}
