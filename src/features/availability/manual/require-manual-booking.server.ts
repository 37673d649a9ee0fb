import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findManualBooking, type ManualRow } from "./manual-booking.queries.server.ts";
import { manualBookingPolicy } from "./manual-booking.policy.ts";

/** A stay that the host entered; to everyone else, support included, there is none. */
export const requireManualBooking = (ctx: Ctx, manualBookingId: string): Promise<ManualRow> =>
  admit(ctx, manualBookingPolicy, "manage", () => findManualBooking(ctx, manualBookingId));
