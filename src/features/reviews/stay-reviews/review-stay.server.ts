import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { listingSummaries } from "../../listings/index.server.ts";
import { reviews } from "../review.tables.server.ts";
import type { ReviewStayInput } from "./stay-review.schema.ts";
import { writeReview } from "./write-review.server.ts";

/** The guest rates the stay. A home wants its location rated, a boat its condition; the other is ignored. */
export const reviewStay = (ctx: Ctx, bookingId: string, input: ReviewStayInput): Promise<void> =>
  writeReview(ctx, bookingId, "guest", async (tx, { listingId, guestId }, revealAt) => {
    const [listing] = await listingSummaries(tx, [listingId]);
    const part = listing?.type === "boat" ? "condition" : "location";
    if (input[part] === undefined) throw requestError("invalid_input", { fields: { [part]: "Choose 1 to 5 stars" } });
    const said = { ...input, location: null, condition: null, [part]: input[part] };
    await tx.db
      .insert(reviews)
      .values({ ...said, bookingId, propertyId: listingId, authorId: guestId, revealAt, createdAt: ctx.clock.now() })
      .onConflictDoUpdate({ target: reviews.bookingId, set: said });
  });
