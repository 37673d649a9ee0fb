import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { changeRequestClosed } from "../booking.facts.ts";
import type { RequestState } from "./change.rules.ts";
import { bookingChangeRequests } from "./change.tables.server.ts";

/** Ends an open request, in the transaction of a caller who holds its booking's lock. */
export async function closeRequest(tx: Ctx, requestId: string, state: Exclude<RequestState, "open">): Promise<void> {
  const { id, state: current } = bookingChangeRequests;
  const { rowCount } = await tx.db
    .update(bookingChangeRequests)
    .set({ state, closedAt: tx.clock.now() })
    .where(and(eq(id, requestId), eq(current, "open")));
  if (rowCount && state !== "approved") await recordFact(tx, changeRequestClosed, { requestId });
}
