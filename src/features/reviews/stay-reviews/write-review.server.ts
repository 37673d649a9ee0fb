import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { bookingError, readStay, type StayOfBooking } from "../../bookings/index.server.ts";
import { reviewError } from "../review.errors.ts";
import { reviewsRevealed, reviewWritten } from "../review.facts.ts";
import { stayReviewPolicy } from "../review.policy.ts";
import { REVIEW_DAYS } from "./stay-review.schema.ts";
import { reveal, selectPair } from "./stay-review.queries.server.ts";

/** When the reviews of this stay are revealed at the latest; nobody can write one after that. */
export const revealTime = ({ endsAt }: { endsAt: Date }): Date => new Date(endsAt.getTime() + REVIEW_DAYS * DAY_MS);

/**
 * One side writes, or writes again, about a completed stay. When both have, both can be read. Refuses the other side and strangers,
 * a stay that is not over, one that ended over 14 days ago, and a review that can already be read.
 */
export async function writeReview(
  ctx: Ctx,
  bookingId: string,
  side: StayOfBooking["side"],
  write: (tx: Ctx, stay: StayOfBooking, revealAt: Date) => Promise<void>,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const { stay, revealAt, before, own } = await requireWritable(tx, bookingId, side);
    await write(tx, stay, revealAt);
    if (!own) await recordFact(tx, reviewWritten, { bookingId, by: side });
    if (side === "guest" ? before.ofGuest : before.ofStay) await revealReviews(tx, bookingId);
  });
}

/** The stay, locked, and what was said of it. Refuses as `writeReview` does. */
export async function requireWritable(tx: Ctx, bookingId: string, side: StayOfBooking["side"]) {
  // Two sides that write at once wait for each other here, so that the second sees the first.
  const stay = await readStay(tx, bookingId, { lock: true });
  if (!stayReviewPolicy.may(tx.actor, side === "guest" ? "reviewStay" : "reviewGuest", stay)) throw bookingError("booking_not_found");
  if (stay.phase !== "past") throw reviewError("stay_not_completed");
  const revealAt = revealTime(stay);
  if (tx.clock.now() >= revealAt) throw reviewError("review_time_over");
  const before = await selectPair(tx, bookingId);
  const own = side === "guest" ? before.ofStay : before.ofGuest;
  if (own?.revealedAt || before.ofStay?.hiddenAt) throw reviewError("review_revealed");
  return { stay, revealAt, before, own };
}

export async function revealReviews(ctx: Ctx, bookingId: string): Promise<void> {
  await reveal(ctx, bookingId);
  await recordFact(ctx, reviewsRevealed, { bookingId });
}
