import type { Ctx } from "../../../platform/context.server.ts";
import { guestReviews } from "../review.tables.server.ts";
import type { ReviewGuestInput } from "./stay-review.schema.ts";
import { writeReview } from "./write-review.server.ts";

/** The host rates the guest. */
export const reviewGuest = (ctx: Ctx, bookingId: string, { rating, text }: ReviewGuestInput): Promise<void> =>
  writeReview(ctx, bookingId, "host", async (tx, { guestId, hostId }, revealAt) => {
    await tx.db
      .insert(guestReviews)
      .values({ bookingId, guestId, authorId: hostId, rating, text, revealAt, createdAt: ctx.clock.now() })
      .onConflictDoUpdate({ target: guestReviews.bookingId, set: { rating, text } });
  });
