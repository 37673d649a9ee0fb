import type { Ctx } from "../../../../platform/context.server.ts";
import { bookingError } from "../../booking.errors.ts";
import { endRequest } from "../../requests/end-request.server.ts";
import type { CheckoutRow } from "../checkout.queries.server.ts";
import { isLive } from "../checkout.rules.ts";
import { endCheckout } from "./end-checkout.server.ts";
import { lapseCheckout } from "./lapse-checkout.server.ts";

/** Ends the guest's open checkout at a listing for another one there, in the caller's transaction. Refuses it for one whose host was asked. */
export async function replaceCheckout(tx: Ctx, former: CheckoutRow): Promise<void> {
  const isStillLive = isLive(former, tx.clock.now());
  if (former.state !== "asked") return isStillLive ? endCheckout(tx, former, "abandoned") : lapseCheckout(tx, former);
  if (isStillLive) throw bookingError("request_waiting");
  await endRequest(tx, former, "lapsed", { endedAt: former.expiresAt });
}
