import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { accountError } from "../account.errors.ts";
import { sessions } from "../account.tables.server.ts";
import { authHeaders, authOf, keepCookies } from "../auth.server.ts";

/** Ends this session here; refuses when it could not be ended. Signing out twice is fine. */
export async function signOut(ctx: Ctx): Promise<void> {
  try {
    // The library would only forget the cookie if the row could not be deleted.
    if (ctx.actor) await ctx.db.delete(sessions).where(eq(sessions.id, ctx.actor.sessionId));
    keepCookies(ctx, await authOf(ctx).api.signOut({ headers: authHeaders(ctx), returnHeaders: true }));
  } catch (cause) {
    ctx.log.error({ err: cause }, "signing out failed");
    throw accountError("sign_out_failed");
  }
}
