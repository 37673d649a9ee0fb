import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { twoFactorChanged } from "../account.facts.ts";
import { limits } from "../account.limits.server.ts";
import { authHeaders, authOf, keepCookies } from "../auth.server.ts";
import { requireConfirmedEmail } from "../email/require-confirmed-email.server.ts";
import { secondFactorError } from "../sign-in/verify-second-factor.server.ts";
import { spendCode } from "./spend-code.server.ts";

/** Turns on two-factor sign-in once a code from the authenticator app was correct. */
export async function confirmTwoFactor(ctx: Ctx, { code }: { code: string }): Promise<void> {
  const { id } = requireActor(ctx);
  await requireConfirmedEmail(ctx);
  await countHit(ctx, limits.passwordCheckByAccount, id);
  try {
    await transact(ctx, async (tx) => {
      const body = { code: code.replace(/\s/g, "") };
      await spendCode(tx, id, body.code);
      keepCookies(ctx, await authOf(tx).api.verifyTOTP({ body, headers: authHeaders(ctx), returnHeaders: true }));
      await recordFact(tx, twoFactorChanged, { accountId: id, enabled: true });
    });
  } catch (error) {
    throw secondFactorError(error);
  }
}
