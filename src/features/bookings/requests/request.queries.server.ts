import { and, asc, eq, gt } from "drizzle-orm";
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

/** The requests whose answer a guest waits for. */
export const requestsOfGuest = (ctx: Ctx, guestId: string): Promise<CheckoutRow[]> =>
  ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.guestId, guestId), isWaiting(ctx)))
    .orderBy(asc(checkouts.answerBy), asc(checkouts.id))
    .limit(MOST);
