import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { hostOf, listingDeleted } from "../listings/index.server.ts";
import { announceOpening } from "./announce-opening.server.ts";
import { arrivalPhotos, arrivalGuides } from "./arrival.tables.server.ts";
import { arrivalFilesUnwanted } from "./photos/photo.queues.ts";
import { removeArrivalFiles, removeGuide, sweepArrivalPhotos } from "./photos/remove-photos.server.ts";

export const arrivalJobs: Job[] = [
  announceOpening,
  declareJob({ ...arrivalFilesUnwanted, run: removeArrivalFiles }),
  declareJob({ name: "arrival.sweep-photos", input: z.object({}), schedule: "51 3 * * *", run: sweepArrivalPhotos }),
];

export const arrivalSubscribers: Subscriber[] = [
  subscribe({ name: "arrival.clear", fact: listingDeleted, tell: (ctx, { listingId }) => removeGuide(ctx, listingId) }),
  subscribe({
    name: "arrival.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      const rows = await ctx.db
        .select({ listingId: arrivalGuides.propertyId })
        .from(arrivalGuides)
        .where(eq(hostOf(arrivalGuides.propertyId), sql`${accountId}::uuid`))
        .unionAll(
          ctx.db
            .select({ listingId: arrivalPhotos.propertyId })
            .from(arrivalPhotos)
            .where(eq(hostOf(arrivalPhotos.propertyId), sql`${accountId}::uuid`)),
        );
      for (const listingId of new Set(rows.map((row) => row.listingId))) await removeGuide(ctx, listingId);
    },
  }),
];
