import type { Ctx } from "../../../platform/context.server.ts";
import { accountError } from "../account.errors.ts";
import { authHeaders, authOf, keepCookies } from "../auth.server.ts";

/** Ends this session here. Signing out twice is fine. */
export async function signOut(ctx: Ctx): Promise<void> {
  try {
    keepCookies(ctx, await authOf(ctx).api.signOut({ headers: authHeaders(ctx), returnHeaders: true }));
  } catch (cause) {
    ctx.log.error({ err: cause }, "signing out failed");
    throw accountError("sign_out_failed");
  }
}
