import { inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { stayOutline } from "../../bookings/index.server.ts";
import { reviews } from "../review.tables.server.ts";
import { stayReviewPolicy } from "../review.policy.ts";
import { revealTime } from "./write-review.server.ts";

/** Those of these bookings whose guest is asking and can still write a first review. */
export async function staysToReview(ctx: Ctx, bookingIds: string[]): Promise<string[]> {
  const actor = requireActor(ctx);
  const now = ctx.clock.now();
  const open = [...(await stayOutline(ctx, bookingIds))]
    .filter(([, stay]) => stayReviewPolicy.may(actor, "reviewStay", stay.sides) && stay.phase === "past" && now < revealTime(stay))
    .map(([bookingId]) => bookingId);
  if (open.length === 0) return [];
  const written = await ctx.db.select({ bookingId: reviews.bookingId }).from(reviews).where(inArray(reviews.bookingId, open));
  const done = new Set(written.map(({ bookingId }) => bookingId));
  return open.filter((bookingId) => !done.has(bookingId));
}
