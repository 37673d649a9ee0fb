import { renderSVG } from "uqr";
import type { Ctx } from "../../../platform/context.server.ts";
import { accountError } from "../account.errors.ts";
import type { TwoFactorSetup } from "../account.schema.ts";
import { authHeaders, authOf, authRefusal } from "../auth.server.ts";
import { requireConfirmedEmail } from "../email/require-confirmed-email.server.ts";
import { checkPassword } from "../password/check-password.server.ts";
import { inHashingLine } from "../password/hashing-line.server.ts";

/** Makes a new secret and recovery codes. Nothing is asked at sign-in until the first code has been confirmed. Refuses one whose email isn't. */
export async function startTwoFactor(ctx: Ctx, { password }: { password: string }): Promise<TwoFactorSetup> {
  await requireConfirmedEmail(ctx);
  await checkPassword(ctx, password);
  try {
    const start = () => authOf(ctx).api.enableTwoFactor({ body: { password, method: "totp" }, headers: authHeaders(ctx) });
    const made = await inHashingLine(ctx, start);
    if (made.method !== "totp") throw new Error("the auth library set up a different second factor than requested");
    return {
      address: made.totpURI,
      secret: new URL(made.totpURI).searchParams.get("secret") ?? "",
      qrCodeSvg: renderSVG(made.totpURI, { border: 2 }),
      recoveryCodes: made.backupCodes,
    };
  } catch (error) {
    throw authRefusal(error) ? accountError("two_factor_already_on") : error;
  }
}
