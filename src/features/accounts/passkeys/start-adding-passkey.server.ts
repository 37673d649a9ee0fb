import type { Ctx } from "../../../platform/context.server.ts";
import type { PasskeyChallenge } from "../account.schema.ts";
import { authHeaders, authOf, keepCookies } from "../auth.server.ts";
import { requireConfirmedEmail } from "../email/require-confirmed-email.server.ts";
import { checkPassword } from "../password/check-password.server.ts";

/** What the browser needs to make a passkey, for one who knows the password and has confirmed the email. Good for five minutes, once. */
export async function startAddingPasskey(ctx: Ctx, { password }: { password: string }): Promise<PasskeyChallenge> {
  await requireConfirmedEmail(ctx);
  await checkPassword(ctx, password);
  const { api } = authOf(ctx);
  return { ...keepCookies(ctx, await api.generatePasskeyRegistrationOptions({ headers: authHeaders(ctx), returnHeaders: true })) };
}
