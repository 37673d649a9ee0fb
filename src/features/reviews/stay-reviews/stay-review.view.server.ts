import type { Ctx } from "../../../platform/context.server.ts";
import { readStay } from "../../bookings/index.server.ts";
import { stayReviewPolicy } from "../review.policy.ts";
import { photosOfStays } from "../photos/read-review-photos.server.ts";
import { type GuestReviewRow, selectPair, type StayReviewRow } from "./stay-review.queries.server.ts";
import type { StayReview, StayReviews } from "./stay-review.schema.ts";
import { revealTime } from "./write-review.server.ts";

const stayReviewView = (row: StayReviewRow): StayReview => {
  const {
    bookingId: _booking,
    propertyId: _listing,
    authorId: _author,
    createdAt: _at,
    revealAt: _due,
    revealedAt: _revealed,
    hiddenAt: _hidden,
    ...said
  } = row;
  return said;
};

const guestReviewView = ({ rating, text }: GuestReviewRow) => ({ rating, text });

/** Both reviews of a stay: your own always, the other side's once it is revealed. */
export async function readStayReviews(ctx: Ctx, bookingId: string): Promise<StayReviews> {
  const stay = await readStay(ctx, bookingId);
  const { ofStay, ofGuest } = await selectPair(ctx, bookingId);
  const { side, phase } = stay;
  const [own, other] = side === "guest" ? [ofStay, ofGuest] : [ofGuest, ofStay];
  const until = revealTime(stay);
  const isWritable = phase === "past" && ctx.clock.now() < until && !own?.revealedAt && !ofStay?.hiddenAt;
  const mayRead = (row: { revealedAt: Date | null } | null, isOwn: boolean) => isOwn || Boolean(row?.revealedAt);
  return {
    side,
    ofStay: ofStay && mayRead(ofStay, side === "guest") ? stayReviewView(ofStay) : null,
    ofGuest: ofGuest && mayRead(ofGuest, side === "host") ? guestReviewView(ofGuest) : null,
    isRevealed: Boolean(own?.revealedAt ?? other?.revealedAt),
    isTakenDown: side === "guest" && Boolean(ofStay?.hiddenAt),
    writableUntil: isWritable ? until.toISOString() : null,
    otherHasWritten: other !== null && other.revealedAt === null && !ofStay?.hiddenAt,
    photos: mayRead(ofStay, side === "guest") ? ((await photosOfStays(ctx, [bookingId])).get(bookingId) ?? []) : [],
    canReply: stayReviewPolicy.may(ctx.actor, "reply", stay) && Boolean(ofStay?.revealedAt) && ofStay?.hostReply === null,
  };
}
