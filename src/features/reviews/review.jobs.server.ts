import { z } from "zod";
import { workThrough } from "../../platform/failures/failures.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { lockStay } from "../bookings/index.server.ts";
import { askForReviews } from "./ask-for-reviews.server.ts";
import { reviewPhotoFilesUnwanted } from "./photos/photo.queues.ts";
import { removePhotoFiles, sweepReviewPhotos } from "./photos/remove-review-photos.server.ts";
import { selectDue } from "./stay-reviews/stay-review.queries.server.ts";
import { revealReviews } from "./stay-reviews/write-review.server.ts";

const BATCH = 200;
const NAME = "reviews.reveal-due";

/** Reveals what has been hidden for 14 days because the other side did not write. What fails holds up nothing else, and is tried again. */
const revealDue = declareJob({
  name: NAME,
  input: z.object({}),
  schedule: "*/10 * * * *",
  run: (ctx) =>
    workThrough(ctx, {
      name: NAME,
      next: (except) => selectDue(ctx, BATCH, except),
      work: async (tx, bookingId) => {
        await lockStay(tx, bookingId);
        await revealReviews(tx, bookingId);
      },
    }),
});

export const reviewJobs: Job[] = [
  revealDue,
  askForReviews,
  declareJob({ ...reviewPhotoFilesUnwanted, run: removePhotoFiles }),
  declareJob({ name: "reviews.sweep-photos", input: z.object({}), schedule: "53 3 * * *", run: sweepReviewPhotos }),
];
