import { and, desc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { findMessage } from "../message.queries.server.ts";
import { threads } from "../message.tables.server.ts";

type Asked = { checkoutId: string; listingId: string; guestId: string };

/** The conversation of the host who asks with a guest about a listing, where a request stands, and what the guest wrote with it. */
export async function readRequestThread(
  ctx: Ctx,
  { checkoutId, listingId, guestId }: Asked,
): Promise<{ threadId: string | null; note: string }> {
  const { id: hostId } = requireActor(ctx);
  const isBetween = and(eq(threads.hostId, hostId), eq(threads.guestId, guestId), eq(threads.listingId, listingId));
  const [thread] = await ctx.db.select({ id: threads.id }).from(threads).where(isBetween).orderBy(desc(threads.lastMessageAt)).limit(1);
  const message = thread && (await findMessage(ctx, checkoutId, thread.id));
  return { threadId: thread?.id ?? null, note: message?.content ?? "" };
}
