import type { Ctx } from "../../../platform/context.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { accountError } from "../account.errors.ts";
import { limits } from "../account.limits.server.ts";
import type { SecondFactorInput, SignInOutcome } from "../account.schema.ts";
import { authHeaders, authOf, authRefusal, requestOf, keepCookies } from "../auth.server.ts";

/** Finishes a sign-in with the authenticator's code or with one of the recovery codes, each of which works once. */
export async function verifySecondFactor(ctx: Ctx, { code, rememberDevice }: SecondFactorInput): Promise<SignInOutcome> {
  await countHit(ctx, limits.secondFactorByAddress, requestOf(ctx).address);
  const { api } = authOf(ctx);
  const headers = authHeaders(ctx);
  const digits = code.replace(/\s/g, "");
  try {
    const answer = /^\d{6}$/.test(digits)
      ? await api.verifyTOTP({ body: { code: digits, trustDevice: rememberDevice }, headers, returnHeaders: true })
      : await api.verifyBackupCode({ body: { code, trustDevice: rememberDevice }, headers, returnHeaders: true });
    keepCookies(ctx, answer);
    return { next: "signed-in" };
  } catch (error) {
    throw secondFactorError(error);
  }
}

export function secondFactorError(error: unknown): unknown {
  const refusal = authRefusal(error);
  if (!refusal) return error;
  if (refusal === "INVALID_TWO_FACTOR_COOKIE" || refusal === "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE") return accountError("challenge_over");
  if (refusal === "ACCOUNT_TEMPORARILY_LOCKED") return accountError("codes_locked", { retryAfterSeconds: 900 });
  return accountError("wrong_code");
}
