import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { forgetPhotosOf } from "./photos/remove-review-photos.server.ts";
import { stayParties } from "../bookings/index.server.ts";
import { notify } from "../notifications/index.server.ts";
import { reviewReplied, reviewsRevealed, reviewWritten } from "./review.facts.ts";
import { selectPair } from "./stay-reviews/stay-review.queries.server.ts";
import { REVIEW_DAYS } from "./stay-reviews/stay-review.schema.ts";

async function notifySide(ctx: Ctx, bookingId: string, side: "guest" | "host", title: string, text: string): Promise<void> {
  const parties = await stayParties(ctx, bookingId);
  if (!parties) return;
  await notify(ctx, {
    personId: parties[side],
    kind: "review",
    foldKey: `review:${bookingId}`,
    title,
    text,
    path: side === "host" ? `/host/bookings/${bookingId}` : `/bookings/${bookingId}`,
  });
}

/** Tells the other side that a review was written, both that the reviews are revealed, and the guest that the host replied. */
export const reviewSubscribers: Subscriber[] = [
  subscribe({ name: "reviews.forget-photos", fact: accountDeleted, tell: (ctx, { accountId }) => forgetPhotosOf(ctx, accountId) }),
  subscribe({
    name: "reviews.invitation",
    fact: reviewWritten,
    tell: async (ctx, { bookingId, by }) => {
      const { ofStay, ofGuest } = await selectPair(ctx, bookingId);
      if (ofStay && ofGuest) return;
      const [other, words] = by === "guest" ? (["host", "Your guest"] as const) : (["guest", "Your host"] as const);
      const text = `${words} has written a review. You can read it once you write yours, or ${REVIEW_DAYS} days after check-out.`;
      await notifySide(ctx, bookingId, other, "Leave a review to see what they said", text);
    },
  }),
  subscribe({
    name: "reviews.revealed",
    fact: reviewsRevealed,
    tell: async (ctx, { bookingId }) => {
      const { ofStay, ofGuest } = await selectPair(ctx, bookingId);
      if (ofStay)
        await notifySide(
          ctx,
          bookingId,
          "host",
          "You can now read your guest's review",
          `They gave ${ofStay.rating} of 5 stars. You can reply to it once.`,
        );
      if (ofGuest)
        await notifySide(ctx, bookingId, "guest", "You can now read your host's review", `They gave you ${ofGuest.rating} of 5 stars.`);
    },
  }),
  subscribe({
    name: "reviews.replied",
    fact: reviewReplied,
    tell: async (ctx, { bookingId }) => {
      const { ofStay } = await selectPair(ctx, bookingId);
      if (ofStay?.hostReply) await notifySide(ctx, bookingId, "guest", "Your host replied to your review", ofStay.hostReply);
    },
  }),
];
