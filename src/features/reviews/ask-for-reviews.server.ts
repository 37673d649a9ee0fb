import { z } from "zod";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { workThrough } from "../../platform/failures/failures.server.ts";
import { declareJob } from "../../platform/jobs/jobs.server.ts";
import { type EndedStay, staysEnded } from "../bookings/index.server.ts";
import { notify } from "../notifications/index.server.ts";
import { selectPair } from "./stay-reviews/stay-review.queries.server.ts";
import { REVIEW_DAYS } from "./stay-reviews/stay-review.schema.ts";

const NAME = "reviews.ask";
const HOUR_MS = 3_600_000;

/** Every hour, asks both sides of stays that ended a few hours ago for their review, once, unless they have written it already. */
export const askForReviews = declareJob({
  name: NAME,
  input: z.object({}),
  schedule: "43 * * * *",
  async run(ctx) {
    const now = ctx.clock.now().getTime();
    const stays = new Map((await staysEnded(ctx, new Date(now - 2 * DAY_MS), new Date(now - 3 * HOUR_MS))).map((s) => [s.bookingId, s]));
    await workThrough(ctx, {
      name: NAME,
      next: async () => [...stays.keys()],
      work: async (tx, bookingId) => {
        const stay = stays.get(bookingId);
        if (stay) await ask(tx, stay);
      },
    });
  },
});

async function ask(tx: Ctx, { bookingId, guestId, hostId, listingTitle, endsAt }: EndedStay): Promise<void> {
  const { ofStay, ofGuest } = await selectPair(tx, bookingId);
  const path = `/bookings/${bookingId}`;
  const overAt = new Date(endsAt.getTime() + REVIEW_DAYS * DAY_MS);
  const due = { kind: "review", foldKey: `review-due:${bookingId}`, once: true, overAt } as const;
  const text = `You have ${REVIEW_DAYS} days to write a review. It stays hidden until both sides have written theirs.`;
  if (!ofStay) await notify(tx, { ...due, path, personId: guestId, title: `How was ${listingTitle}?`, text });
  if (!ofGuest) await notify(tx, { ...due, path: `/host${path}`, personId: hostId, title: `How was your guest at ${listingTitle}?`, text });
}
