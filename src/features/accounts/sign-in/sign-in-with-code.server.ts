import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { accountError } from "../account.errors.ts";
import { ownerProven } from "../account.facts.ts";
import { limits } from "../account.limits.server.ts";
import { findAccountByEmail } from "../account.queries.server.ts";
import type { SignInOutcome, SignInWithCodeInput } from "../account.schema.ts";
import { passkeys } from "../account.tables.server.ts";
import { authHeaders, authOf, authRefusal, keepCookies, requestOf } from "../auth.server.ts";
import { nameTrustedDevice } from "../two-factor/trusted-devices.server.ts";
import { rememberKnownDevice } from "./known-device.server.ts";

/**
 * Signs in with the code that was sent by email; an account with two-factor sign-in is asked for its second code as well. An unknown address,
 * a wrong code and an old one get the same answer. The first code to reach an unconfirmed address confirms it, and ends what was set up before.
 */
export async function signInWithCode(ctx: Ctx, { email, code }: SignInWithCodeInput): Promise<SignInOutcome> {
  await countHit(ctx, limits.codeTryByAddress, requestOf(ctx).network);
  const opened = await transact(ctx, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    try {
      const answer = await authOf(ctx).api.signInEmailOTP({ body: { email, otp: code }, headers: authHeaders(ctx), returnHeaders: true });
      if (account && !account.emailVerified) await endUnprovenAccess(tx, account.id);
      return answer;
    } catch (refusal) {
      // Not thrown here: that would take back the count of wrong codes.
      if (authRefusal(refusal)) return null;
      throw refusal;
    }
  });
  if (!opened) throw accountError("sign_in_code_refused");
  const response = keepCookies(ctx, opened);
  rememberKnownDevice(ctx, email);
  if ("twoFactorRedirect" in response) return { next: "second-factor" };
  await nameTrustedDevice(ctx, response.user.id);
  return { next: "signed-in" };
}

/** The auth library has ended the password and the sessions; passkeys are left. */
async function endUnprovenAccess(tx: Ctx, accountId: string): Promise<void> {
  await tx.db.delete(passkeys).where(eq(passkeys.userId, accountId));
  await recordFact(tx, ownerProven, { accountId });
}
