import type { Ctx } from "../../../platform/context.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { limits } from "../account.limits.server.ts";
import type { PasskeyChallenge } from "../account.schema.ts";
import { authHeaders, authOf, keepCookies, requestOf } from "../auth.server.ts";

/** What the browser needs to ask for a passkey; it names nobody. Good for five minutes, once. */
export async function startPasskeySignIn(ctx: Ctx): Promise<PasskeyChallenge> {
  await countHit(ctx, limits.passkeyByAddress, requestOf(ctx).network);
  const { api } = authOf(ctx);
  const options = keepCookies(ctx, await api.generatePasskeyAuthenticationOptions({ headers: authHeaders(ctx), returnHeaders: true }));
  return { ...options, userVerification: "required" };
}
