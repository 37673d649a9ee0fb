import { and, asc, eq, lte, notInArray } from "drizzle-orm";
import { z } from "zod";
import { workThrough } from "../../platform/failures/failures.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { savedSearches } from "./saved-search.tables.server.ts";
import { notifyOfNewListings } from "./notify-of-new-listings.server.ts";

const TELL = "saved-searches.tell";
const AT_ONCE = 100;

/** Every hour, tells people what is new for the searches that they saved. */
const sendNews = declareJob({
  name: TELL,
  input: z.object({}),
  schedule: "27 * * * *",
  run: (ctx) =>
    workThrough(ctx, {
      name: TELL,
      next: async (except) => {
        const isDue = and(eq(savedSearches.email, true), lte(savedSearches.dueAt, ctx.clock.now()));
        const rows = await ctx.db
          .select({ id: savedSearches.id })
          .from(savedSearches)
          .where(and(isDue, except.length > 0 ? notInArray(savedSearches.id, except) : undefined))
          .orderBy(asc(savedSearches.dueAt))
          .limit(AT_ONCE);
        return rows.map(({ id }) => id);
      },
      work: notifyOfNewListings,
    }),
});

export const savedSearchJobs: Job[] = [sendNews];

export const savedSearchSubscribers: Subscriber[] = [
  subscribe({
    name: "saved-searches.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      await ctx.db.delete(savedSearches).where(eq(savedSearches.personId, accountId));
    },
  }),
];
