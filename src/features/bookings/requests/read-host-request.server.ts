import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findAccount, publicProfiles } from "../../accounts/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import { quoteOf } from "../booking.rules.ts";
import { bookingFrom, findCheckout } from "../checkout/checkout.queries.server.ts";
import { hostRequestViews } from "./list-host-requests.server.ts";
import type { HostRequestDetails } from "./request.schema.ts";

/** A request at the host's own listing, with all that they decide by. To everybody else there is none, nor is one that never reached the host. */
export async function readHostRequest(ctx: Ctx, checkoutId: string): Promise<HostRequestDetails> {
  const row = await admit(ctx, checkoutPolicy, "answer", async () => {
    const found = await findCheckout(ctx, checkoutId);
    return found?.answerBy ? found : null;
  });
  const [[request], profiles, account, bookingId] = await Promise.all([
    hostRequestViews(ctx, [row]),
    publicProfiles(ctx, [row.guestId]),
    findAccount(ctx, row.guestId),
    row.state === "booked" ? bookingFrom(ctx, checkoutId) : null,
  ]);
  if (!request) throw bookingError("request_not_found");
  return {
    ...request,
    quote: quoteOf(row),
    declineReason: row.declineReason,
    bookingId,
    memberSince: account?.createdAt.getUTCFullYear() ?? null,
    bio: profiles.get(row.guestId)?.bio ?? "",
  };
}
