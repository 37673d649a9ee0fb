import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { readCookie } from "../../../platform/http/read-cookie.ts";
import { accountError } from "../account.errors.ts";
import { limits } from "../account.limits.server.ts";
import type { SecondFactorInput, SignInOutcome } from "../account.schema.ts";
import { twoFactors, verifications } from "../account.tables.server.ts";
import { authHeaders, authOf, authRefusal, keepCookies, requestOf } from "../auth.server.ts";
import { meantCodes } from "../two-factor/recovery-code.ts";
import { spendCode } from "../two-factor/spend-code.server.ts";
import { nameTrustedDevice } from "../two-factor/trusted-devices.server.ts";

/**
 * Finishes a sign-in with the authenticator's code or with one of the recovery codes, each of which works once. Tries for one account come one
 * after the other, so that its lock after wrong codes holds however many arrive together.
 */
export async function verifySecondFactor(ctx: Ctx, { code, rememberDevice }: SecondFactorInput): Promise<SignInOutcome> {
  await countHit(ctx, limits.secondFactorByAddress, requestOf(ctx).network);
  const digits = code.replace(/\s/g, "");
  const isAuthenticators = /^\d{6}$/.test(digits);
  const body = { code: digits, trustDevice: rememberDevice };
  const result = await transact(ctx, async (tx) => {
    await lockChallenged(tx);
    const { api } = authOf(ctx);
    const request = { body, headers: authHeaders(ctx), returnHeaders: true } as const;
    try {
      const answer = await (isAuthenticators
        ? api.verifyTOTP(request)
        : firstThatWorks(meantCodes(code), (each) => api.verifyBackupCode({ ...request, body: { ...body, code: each } })));
      if (isAuthenticators) await spendCode(tx, answer.response.user.id, digits);
      await nameTrustedDevice(tx, answer.response.user.id);
      return { answer };
    } catch (refusal) {
      // Not thrown here: that would take back the count of wrong codes.
      if (authRefusal(refusal)) return { refusal };
      throw refusal;
    }
  });
  if ("refusal" in result) throw secondFactorError(result.refusal);
  keepCookies(ctx, result.answer);
  return { next: "signed-in" };
}

/** The answer to the first of these codes that is right, or the refusal of the last. */
async function firstThatWorks<T>(codes: string[], verify: (code: string) => Promise<T>): Promise<T> {
  const [code = "", ...others] = codes;
  if (others.length === 0) return verify(code);
  try {
    return await verify(code);
  } catch (refusal) {
    if (authRefusal(refusal) !== "INVALID_BACKUP_CODE") throw refusal;
    return firstThatWorks(others, verify);
  }
}

/** Locks the second factor of the account that the visitor's challenge is for. */
async function lockChallenged(tx: Ctx): Promise<void> {
  const { name } = (await authOf(tx).$context).createAuthCookie("two_factor");
  const [challenge = ""] = decoded(readCookie(authHeaders(tx).get("cookie"), name) ?? "").split(".");
  const [found] = await tx.db.select({ userId: verifications.value }).from(verifications).where(eq(verifications.identifier, challenge));
  const userId = z.uuid().safeParse(found?.userId);
  if (userId.success) await tx.db.select({ id: twoFactors.id }).from(twoFactors).where(eq(twoFactors.userId, userId.data)).for("update");
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return "";
  }
}

export function secondFactorError(error: unknown): unknown {
  const refusal = authRefusal(error);
  if (!refusal) return error;
  if (refusal === "INVALID_TWO_FACTOR_COOKIE" || refusal === "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE") return accountError("challenge_over");
  if (refusal === "ACCOUNT_TEMPORARILY_LOCKED") return accountError("codes_locked", { retryAfterSeconds: 900 });
  return accountError("wrong_code");
}
