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
import { profiles } from "../account.tables.server.ts";
import { authHeaders, authOf, authRefusal, keepCookies, requestOf } from "../auth.server.ts";
import { endUnprovenAccess } from "../email/end-unproven-access.server.ts";
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
      const passwordRemoved = account !== null && !account.emailVerified && (await proveByCode(tx, account.id, { email, code }));
      const answer = await authOf(ctx).api.signInEmailOTP({ body: { email, otp: code }, headers: authHeaders(ctx), returnHeaders: true });
      return { answer, passwordRemoved };
    } catch (refusal) {
      // Not thrown here: that would take back the count of wrong codes.
      if (authRefusal(refusal)) return null;
      throw refusal;
    }
  });
  if (!opened) throw accountError("sign_in_code_refused");
  const response = keepCookies(ctx, opened.answer);
  rememberKnownDevice(ctx, email);
  if ("twoFactorRedirect" in response) return { next: "second-factor" };
  await nameTrustedDevice(ctx, response.user.id);
  return { next: "signed-in", ...(opened.passwordRemoved && { passwordRemoved: true }) };
}

/** Before the session is opened, because the second factor that it would ask for may be another's. */
async function proveByCode(tx: Ctx, accountId: string, { email, code }: SignInWithCodeInput): Promise<boolean> {
  // Wrong codes are counted one after the other.
  await tx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, accountId)).for("update");
  await authOf(tx).api.checkVerificationOTP({ body: { email, otp: code, type: "sign-in" } });
  const ended = await endUnprovenAccess(tx, accountId);
  if (ended) await recordFact(tx, ownerProven, { accountId, by: "code" });
  return ended;
}
