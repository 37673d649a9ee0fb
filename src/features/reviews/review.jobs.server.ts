import { z } from "zod";
import { transact } from "../../platform/db/database.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { selectDue } from "./stay-reviews/stay-review.queries.server.ts";
import { revealReviews } from "./stay-reviews/write-review.server.ts";

const BATCH = 200;

/** Reveals what has been hidden for 14 days because the other side did not write. */
const revealDue = declareJob({
  name: "reviews.reveal-due",
  input: z.object({}),
  schedule: "*/10 * * * *",
  run: async (ctx) => {
    for (;;) {
      const due = await selectDue(ctx, BATCH);
      for (const bookingId of due) await transact(ctx, (tx) => revealReviews(tx, bookingId));
      if (due.length === 0) return;
    }
  },
});

export const reviewJobs: Job[] = [revealDue];
