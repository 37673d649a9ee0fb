import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { readOwnListing } from "../../listings/index.server.ts";
import { moderationError } from "../moderation.errors.ts";
import type { TakeDown } from "../moderation.schema.ts";
import { listingChecks } from "../moderation.tables.server.ts";
import { openCheck } from "./open-check.server.ts";

/** Why one's own listing was taken down, and what one answered. Refuses strangers, and a listing that is not taken down. */
export async function readTakeDown(ctx: Ctx, listingId: string): Promise<TakeDown & { title: string }> {
  const { status, title } = await readOwnListing(ctx, listingId);
  const [last] = await ctx.db
    .select()
    .from(listingChecks)
    .where(and(eq(listingChecks.listingId, listingId), isNotNull(listingChecks.decidedAt)))
    .orderBy(desc(listingChecks.decidedAt))
    .limit(1);
  if (status !== "taken_down" || !last?.decidedAt) throw moderationError("not_taken_down");
  const [waiting] = await ctx.db
    .select({ answer: listingChecks.answer })
    .from(listingChecks)
    .where(and(eq(listingChecks.listingId, listingId), isNull(listingChecks.decidedAt)));
  return { title, reason: last.reason, at: last.decidedAt.toISOString(), answer: waiting?.answer ?? "" };
}

/** The host's answer about a listing that was taken down; staff look at it again. A second answer takes the place of the first. */
export async function answerTakeDown(ctx: Ctx, listingId: string, { answer }: { answer: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    await readTakeDown(tx, listingId);
    await openCheck(tx, { listingId, cause: "answer", answer });
  });
}
