import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { storeChoices } from "./choose-emails.server.ts";
import { NOTIFICATION_KINDS } from "../notification.kinds.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.server.ts";

/** What a link from an email would turn off. Changes nothing; refuses a link that we did not make, or whose person is gone. */
export async function readUnsubscribe(ctx: Ctx, token: string): Promise<{ what: string }> {
  const { kind } = await subscriptionOf(ctx, token);
  return { what: NOTIFICATION_KINDS[kind].label };
}

/** Turns off the emails that the link came with, for its person, signed in or not. Twice is the same as once. */
export async function unsubscribe(ctx: Ctx, token: string): Promise<void> {
  const { personId, kind } = await subscriptionOf(ctx, token);
  await storeChoices(ctx, [{ personId, kind, email: false }]);
}

async function subscriptionOf(ctx: Ctx, token: string) {
  const subscription = readUnsubscribeToken(ctx, token);
  if (!subscription || !(await findAccount(ctx, subscription.personId))) throw requestError("not_found");
  return subscription;
}
