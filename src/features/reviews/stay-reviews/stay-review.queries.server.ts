import { and, asc, eq, isNotNull, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { guestReviews, reviews } from "../review.tables.server.ts";

export type StayReviewRow = typeof reviews.$inferSelect;
export type GuestReviewRow = typeof guestReviews.$inferSelect;
export type Pair = { ofStay: StayReviewRow | null; ofGuest: GuestReviewRow | null };

/** What both sides of a booking wrote. */
export async function selectPair(ctx: Ctx, bookingId: string): Promise<Pair> {
  const [ofStay] = await ctx.db.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  const [ofGuest] = await ctx.db.select().from(guestReviews).where(eq(guestReviews.bookingId, bookingId));
  return { ofStay: ofStay ?? null, ofGuest: ofGuest ?? null };
}

/** Staff hide only what guests say of listings. */
const notHidden = (table: typeof reviews | typeof guestReviews) => (table === reviews ? isNull(reviews.hiddenAt) : undefined);

/** Reveals the reviews of a booking. */
export async function reveal(ctx: Ctx, bookingId: string): Promise<void> {
  const revealedAt = ctx.clock.now();
  for (const table of [reviews, guestReviews]) {
    await ctx.db
      .update(table)
      .set({ revealedAt })
      .where(and(eq(table.bookingId, bookingId), isNull(table.revealedAt), notHidden(table)));
  }
}

/** The bookings whose reviews have waited long enough, without these. */
export async function selectDue(ctx: Ctx, limit: number, except: string[]): Promise<string[]> {
  const due = (table: typeof reviews | typeof guestReviews) =>
    ctx.db
      .select({ bookingId: table.bookingId })
      .from(table)
      .where(
        and(
          isNull(table.revealedAt),
          notHidden(table),
          lte(table.revealAt, ctx.clock.now()),
          except.length > 0 ? notInArray(table.bookingId, except) : undefined,
        ),
      )
      .orderBy(asc(table.revealAt))
      .limit(limit);
  const rows = [...(await due(reviews)), ...(await due(guestReviews))];
  return [...new Set(rows.map(({ bookingId }) => bookingId))];
}

/** How hosts rate a guest. */
export async function guestRating(ctx: Ctx, guestId: string): Promise<{ average: number | null; count: number }> {
  const [row] = await ctx.db
    .select({ average: sql<number | null>`round(avg(${guestReviews.rating}), 2)::float8`, count: sql<number>`count(*)::int` })
    .from(guestReviews)
    .where(and(eq(guestReviews.guestId, guestId), isNotNull(guestReviews.revealedAt)));
  return row ?? { average: null, count: 0 };
}
