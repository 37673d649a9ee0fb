import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { readStay } from "../../bookings/index.server.ts";
import { threadMessages, threads } from "../message.tables.server.ts";

/** How many messages the sides of a booking have written to each other, for one of them. */
export async function countBookingMessages(ctx: Ctx, bookingId: string): Promise<number> {
  await readStay(ctx, bookingId);
  const [row] = await ctx.db
    .select({ total: count() })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .where(and(eq(threads.bookingId, bookingId), isNotNull(threadMessages.senderId), isNull(threadMessages.unsentAt)));
  return row?.total ?? 0;
}
