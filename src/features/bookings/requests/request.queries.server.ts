import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import type { CheckoutRow } from "../checkout/checkout.queries.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";

/** More can hardly wait at once: each holds nights. */
const MOST = 100;

const isWaiting = ({ clock }: Ctx) => and(eq(checkouts.state, "asked"), gt(checkouts.answerBy, clock.now()));

/** The requests that a host can still answer, those that lapse first. */
export const requestsToAnswer = (ctx: Ctx, hostId: string, limit = MOST): Promise<CheckoutRow[]> =>
  ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.hostId, hostId), isWaiting(ctx)))
    .orderBy(asc(checkouts.answerBy), asc(checkouts.id))
    .limit(limit);

/** What a guest holds nights with: stays to pay for, and requests whose answer they wait for. */
export const heldByGuest = (ctx: Ctx, guestId: string): Promise<CheckoutRow[]> =>
  ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.guestId, guestId), inArray(checkouts.state, ["holding", "asked"]), gt(checkouts.expiresAt, ctx.clock.now())))
    .orderBy(asc(checkouts.expiresAt), asc(checkouts.id))
    .limit(MOST);
