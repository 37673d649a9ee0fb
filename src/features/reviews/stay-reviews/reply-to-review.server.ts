import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { readStay } from "../../bookings/index.server.ts";
import { reviewError } from "../review.errors.ts";
import { reviewReplied } from "../review.facts.ts";
import { reviews } from "../review.tables.server.ts";
import { stayReviewPolicy } from "../review.policy.ts";
import { selectPair } from "./stay-review.queries.server.ts";
import type { ReplyInput } from "./stay-review.schema.ts";

/** The host replies to a revealed review, once. */
export async function replyToReview(ctx: Ctx, bookingId: string, { text }: ReplyInput): Promise<void> {
  const stay = await readStay(ctx, bookingId);
  const { ofStay } = await selectPair(ctx, bookingId);
  if (!stayReviewPolicy.may(ctx.actor, "reply", stay) || !ofStay?.revealedAt) throw reviewError("review_not_found");
  await transact(ctx, async (tx) => {
    const replied = await tx.db
      .update(reviews)
      .set({ hostReply: text })
      .where(and(eq(reviews.id, ofStay.id), isNull(reviews.hostReply)))
      .returning({ id: reviews.id });
    if (replied.length === 0) throw reviewError("already_replied");
    await recordFact(tx, reviewReplied, { bookingId });
  });
}
