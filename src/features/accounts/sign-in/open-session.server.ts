import type { Ctx } from "../../../platform/context.server.ts";
import type { SignInInput, SignInOutcome } from "../account.schema.ts";
import { authHeaders, authOf, authRefusal, keepCookies } from "../auth.server.ts";
import { nameTrustedDevice } from "../two-factor/trusted-devices.server.ts";
import { rememberKnownDevice } from "./known-device.server.ts";

/**
 * Opens a session for a correct email and password, or reports that the second factor is still needed, and remembers the browser; null when they
 * are wrong.
 */
export async function openSession(ctx: Ctx, { email, password }: SignInInput): Promise<SignInOutcome | null> {
  try {
    const answer = await authOf(ctx).api.signInEmail({ body: { email, password }, headers: authHeaders(ctx), returnHeaders: true });
    const response = keepCookies(ctx, answer);
    rememberKnownDevice(ctx, email);
    if ("twoFactorRedirect" in response) return { next: "second-factor" };
    await nameTrustedDevice(ctx, response.user.id);
    return { next: "signed-in" };
  } catch (error) {
    if (authRefusal(error)) return null;
    throw error;
  }
}
