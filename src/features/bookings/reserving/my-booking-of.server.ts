import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { findSameBooking, type SameStay } from "../booking.queries.server.ts";

/** The guest's own booking of exactly this stay: perhaps one whose answer got lost on the way; null if there is none. */
export async function myBookingOf(ctx: Ctx, stay: SameStay): Promise<string | null> {
  return findSameBooking(ctx, requireActor(ctx).id, stay);
}
