import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { accountError } from "../account.errors.ts";
import { limits } from "../account.limits.server.ts";
import type { SignInWithPasskeyInput, SignInOutcome } from "../account.schema.ts";
import { passkeys } from "../account.tables.server.ts";
import { authHeaders, authOf, authRefusal, keepCookies, requestOf } from "../auth.server.ts";
import { rememberKnownDevice } from "../sign-in/known-device.server.ts";

/**
 * Signs in with a passkey. It stands for both factors: the device has it, and has checked its owner, without which it is refused. So is an
 * unknown or removed one, and an answer to a challenge that was not this visitor's, is used or is over.
 */
export async function signInWithPasskey(ctx: Ctx, { credential }: SignInWithPasskeyInput): Promise<SignInOutcome> {
  await countHit(ctx, limits.passkeyByAddress, requestOf(ctx).network);
  try {
    const answer = await authOf(ctx).api.verifyPasskeyAuthentication({
      body: { response: credential },
      headers: authHeaders(ctx),
      returnHeaders: true,
    });
    const { user } = answer.response;
    await ctx.db.update(passkeys).set({ lastUsedAt: ctx.clock.now() }).where(eq(passkeys.credentialID, credential.id));
    keepCookies(ctx, answer);
    rememberKnownDevice(ctx, user.email);
    return { next: "signed-in" };
  } catch (error) {
    throw authRefusal(error) ? accountError("passkey_refused") : error;
  }
}
