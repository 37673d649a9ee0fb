import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { Day } from "../../availability/index.ts";
import { bookingError } from "../booking.errors.ts";
import { type BookingRow, findBooking } from "../booking.queries.server.ts";
import { earningOf, earningState, type Period, quoteOf, SHOWN_FIRST } from "../booking.rules.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { type EarningCursor, selectEarnings, selectMonthlyPayouts, sumEarnings } from "./host-booking.queries.server.ts";
import type { Earning, EarningsPage, EarningsQuery, EarningsSummary, MonthlyPayout } from "./host-booking.schema.ts";
import { hostTodays } from "./host-todays.server.ts";
import { hostBookingViews } from "./list-host-bookings.server.ts";

const READ_AT_ONCE = 500;

/** The host's earnings with a payout date in the period, the latest first. */
export async function listEarnings(
  ctx: Ctx,
  { period, after, show = SHOWN_FIRST }: Pick<EarningsQuery, "period" | "after"> & { show?: number },
): Promise<EarningsPage> {
  const { id: hostId } = requireActor(ctx);
  const rows = await selectEarnings(ctx, hostId, period, readEarningCursor(after), show + 1);
  const shown = rows.slice(0, show);
  const last = shown.at(-1);
  return { earnings: await earningViews(ctx, shown), next: last && rows.length > show ? writeCursor([last.payableOn, last.id]) : null };
}

/** All of them, for a file; a few hundred are read at a time. */
export async function* exportEarnings(ctx: Ctx, period: Period, readAtOnce = READ_AT_ONCE): AsyncGenerator<Earning> {
  const { id: hostId } = requireActor(ctx);
  for (let cursor: BookingRow | null = null, isMore = true; isMore;) {
    const rows: BookingRow[] = await selectEarnings(ctx, hostId, period, cursor, readAtOnce);
    yield* await earningViews(ctx, rows);
    cursor = rows.at(-1) ?? null;
    isMore = rows.length === readAtOnce;
  }
}

/** One earning of the host's own, for its receipt. */
export async function readEarning(ctx: Ctx, bookingId: string): Promise<Earning> {
  const row = await admit(ctx, bookingPolicy, "readEarning", () => findBooking(ctx, bookingId));
  const [earning] = await earningViews(ctx, [row]);
  if (!earning) throw bookingError("booking_not_found");
  return earning;
}

/** Sums over the period, by payout date. */
export async function summariseEarnings(ctx: Ctx, period: Period, hostId = requireActor(ctx).id): Promise<EarningsSummary> {
  return sumEarnings(ctx, hostId, period);
}

/** Payouts of the months before this one, of this one and of those after it, or of this year; months without any are 0. */
export async function monthlyPayouts(ctx: Ctx, range: { before: number; after: number } | "year"): Promise<MonthlyPayout[]> {
  const { id: hostId } = requireActor(ctx);
  const today = (await hostTodays(ctx, hostId)).latest;
  const monthsGone = Number(today.slice(5, 7)) - 1;
  const { before, after } = range === "year" ? { before: monthsGone, after: 11 - monthsGone } : range;
  const wanted = Array.from({ length: before + 1 + after }, (_, index) => monthOf(today, index - before));
  const rows = await selectMonthlyPayouts(ctx, hostId, `${monthOf(today, -before)}-01`, lastDayOf(monthOf(today, after)));
  const known = new Map(rows.map((row) => [row.month, row]));
  return wanted.map((month) => known.get(month) ?? { month, paid: 0, unpaid: 0 });
}

/** "2027-01", so many months after the day's. */
function monthOf(day: string, offset: number): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1)).toISOString().slice(0, 7);
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

export async function earningViews(ctx: Ctx, rows: BookingRow[]): Promise<Earning[]> {
  const views = new Map((await hostBookingViews(ctx, rows)).map((view) => [view.id, view]));
  return rows.flatMap((row) => {
    const view = views.get(row.id);
    if (!view) return [];
    const { city, state, country, title } = view.listing;
    return [
      {
        bookingId: row.id,
        reservationId: row.reservationId,
        listingTitle: title,
        listingPlace: [city, state, country].filter(Boolean).join(", "),
        guestName: view.guest.fullName,
        checkIn: row.checkIn,
        checkOut: row.checkOut,
        charter: view.charter,
        isCancelled: row.status === "cancelled",
        price: priceParts(row),
        refund: row.refund,
        ...earningOf(row),
        status: earningState(row, ctx.clock.now()),
        payoutDate: row.payableOn,
        createdAt: row.createdAt.toISOString(),
      },
    ];
  });
}

function priceParts(row: BookingRow): Earning["price"] {
  const { nights, lines, cleaningFee, serviceFee } = quoteOf(row);
  return {
    nights: nights.length,
    nightly: nights.reduce((sum, { price }) => sum + price.cents, 0),
    lines: lines.map(({ label, amount }) => ({ label, amount: amount.cents })),
    cleaningFee: cleaningFee.cents,
    serviceFee: serviceFee.cents,
  };
}

function readEarningCursor(after: string | undefined): EarningCursor | null {
  const [payableOn, id] = readCursor(after, z.tuple([Day, z.uuid()])) ?? [];
  return payableOn && id ? { payableOn, id } : null;
}
