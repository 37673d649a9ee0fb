import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { readAccount } from "../account.queries.server.ts";

/** Refuses someone whose address isn't confirmed: a passkey or second factor must not outlast the proof of who owns it. */
export async function requireConfirmedEmail(ctx: Ctx): Promise<void> {
  const { emailVerified } = await readAccount(ctx, requireActor(ctx).id);
  if (!emailVerified) throw accountError("email_not_confirmed");
}
