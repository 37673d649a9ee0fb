import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { emailPerson } from "../accounts/index.server.ts";
import { stayParties } from "../bookings/index.server.ts";
import { reviewsRevealed, reviewWritten } from "./review.facts.ts";
import { selectPair } from "./stay-reviews/stay-review.queries.server.ts";
import { REVIEW_DAYS } from "./stay-reviews/stay-review.schema.ts";

async function tellSide(ctx: Ctx, bookingId: string, side: "guest" | "host", subject: string, text: string): Promise<void> {
  const parties = await stayParties(ctx, bookingId);
  if (!parties) return;
  await emailPerson(ctx, parties[side], {
    subject,
    paragraphs: [text],
    action: { label: "See the booking", url: new URL(`/bookings/${bookingId}`, ctx.config.appOrigin).href },
  });
}

/** The other side learns that a review waits for theirs, and both that they can read them. */
export const reviewSubscribers: Subscriber[] = [
  subscribe({
    name: "reviews.invitation",
    fact: reviewWritten,
    tell: async (ctx, { bookingId, by }) => {
      const { ofStay, ofGuest } = await selectPair(ctx, bookingId);
      if (ofStay && ofGuest) return;
      const [other, words] = by === "guest" ? (["host", "Your guest"] as const) : (["guest", "Your host"] as const);
      const text = `${words} has written a review. You can read it when you have written yours, or ${REVIEW_DAYS} days after check-out.`;
      await tellSide(ctx, bookingId, other, "A review waits for yours", text);
    },
  }),
  subscribe({
    name: "reviews.revealed",
    fact: reviewsRevealed,
    tell: async (ctx, { bookingId }) => {
      const { ofStay, ofGuest } = await selectPair(ctx, bookingId);
      if (ofStay)
        await tellSide(
          ctx,
          bookingId,
          "host",
          "Your guest's review can be read",
          `They gave ${ofStay.rating} of 5 stars. You can answer it once.`,
        );
      if (ofGuest) await tellSide(ctx, bookingId, "guest", "Your host's review can be read", `They gave you ${ofGuest.rating} of 5 stars.`);
    },
  }),
];
