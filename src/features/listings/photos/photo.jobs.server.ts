import { z } from "zod";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import { makePhotoVariants } from "./files/make-photo-variants.server.ts";
import { photoFilesUnwanted, photoVariantsWanted } from "./photo.queues.ts";
import { removePhotoFiles } from "./remove-photos.server.ts";
import { sweepOrphanPhotos } from "./files/sweep-orphan-photos.server.ts";

export const photoJobs: Job[] = [
  declareJob({ ...photoVariantsWanted, batch: 2, run: makePhotoVariants }),
  declareJob({ ...photoFilesUnwanted, run: removePhotoFiles }),
  declareJob({ name: "listings.sweep-orphan-photos", input: z.object({}), schedule: "23 3 * * *", run: sweepOrphanPhotos }),
];
