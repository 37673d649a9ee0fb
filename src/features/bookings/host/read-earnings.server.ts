import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { addDays } from "../../availability/index.ts";
import { bookingError } from "../booking.errors.ts";
import { type BookingRow, findBooking } from "../booking.queries.server.ts";
import { earningOf } from "../booking.rules.ts";
import { type EarningCursor, selectEarnings, selectMonthlyPayouts, type Span, sumEarnings } from "./host-booking.queries.server.ts";
import type { Earning, EarningsPage, EarningsQuery, EarningsSummary, Period } from "./host-booking.schema.ts";
import { hostBookingViews } from "./list-host-bookings.server.ts";

const PAGE = 25;
const EXPORT_LIMIT = 50_000;

/** The host's earnings with a payout date in the period, the latest first. */
export async function listEarnings(ctx: Ctx, { period, after }: EarningsQuery): Promise<EarningsPage> {
  const { id: hostId } = requireActor(ctx);
  const rows = await selectEarnings(ctx, hostId, spanOf(period, ctx.clock.now()), after === undefined ? null : readCursor(after), PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { earnings: await earningViews(ctx, shown), next: last && rows.length > PAGE ? `${last.payableAt.getTime()}.${last.id}` : null };
}

export async function exportEarnings(ctx: Ctx, period: Period): Promise<Earning[]> {
  const { id: hostId } = requireActor(ctx);
  return earningViews(ctx, await selectEarnings(ctx, hostId, spanOf(period, ctx.clock.now()), null, EXPORT_LIMIT));
}

/** One earning of the host's own, for its receipt. */
export async function readEarning(ctx: Ctx, bookingId: string): Promise<Earning> {
  const { id: hostId } = requireActor(ctx);
  const row = await findBooking(ctx, bookingId);
  const [earning] = row?.hostId === hostId ? await earningViews(ctx, [row]) : [];
  if (!earning) throw bookingError("booking_not_found");
  return earning;
}

/** Sums over the period, by payout date. */
export async function summariseEarnings(ctx: Ctx, period: Period, hostId = requireActor(ctx).id): Promise<EarningsSummary> {
  return sumEarnings(ctx, hostId, spanOf(period, ctx.clock.now()));
}

/** Payouts of the last months, this one last; months without any are 0. */
export async function monthlyPayouts(ctx: Ctx, months: number): Promise<{ month: string; payout: number }[]> {
  const { id: hostId } = requireActor(ctx);
  const now = ctx.clock.now();
  const wanted = Array.from({ length: months }, (_, back) => firstOfMonth(now, back - months + 1));
  const rows = await selectMonthlyPayouts(ctx, hostId, wanted[0] ?? now);
  const known = new Map(rows.map(({ month, payout }) => [month, payout]));
  return wanted.map((first) => {
    const month = first.toISOString().slice(0, 7);
    return { month, payout: known.get(month) ?? 0 };
  });
}

const firstOfMonth = (now: Date, offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));

function spanOf(period: Period, now: Date): Span {
  if (period === "all") return null;
  if (period === "month") return { from: firstOfMonth(now, 0), to: firstOfMonth(now, 1) };
  return { from: new Date(Date.UTC(now.getUTCFullYear(), 0, 1)), to: new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1)) };
}

async function earningViews(ctx: Ctx, rows: BookingRow[]): Promise<Earning[]> {
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
        isCancelled: row.status === "cancelled",
        ...earningOf(row),
        status: row.paidOutAt ? ("paid" as const) : ("pending" as const),
        payoutDate: addDays(row.checkIn, 1),
        createdAt: row.createdAt.toISOString(),
      },
    ];
  });
}

function readCursor(text: string): EarningCursor {
  const [, at, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!at || !id) throw requestError("invalid_input", { fields: { after: "This page doesn't exist anymore." } });
  return { payableAt: new Date(Number(at)), id };
}
