import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { limits } from "../account.limits.server.ts";
import { readAccount } from "../account.queries.server.ts";
import { authHeaders, authOf } from "../auth.server.ts";

/** Mails the confirmation link again, to an address that is not confirmed yet. */
export async function requestEmailConfirmation(ctx: Ctx): Promise<void> {
  const { id } = requireActor(ctx);
  const { email, emailVerified } = await readAccount(ctx, id);
  if (emailVerified) throw accountError("email_already_verified");
  await countHit(ctx, limits.confirmationByAccount, id);
  await transact(ctx, async (tx) => {
    await authOf(tx).api.sendVerificationEmail({ body: { email }, headers: authHeaders(ctx) });
  });
}
