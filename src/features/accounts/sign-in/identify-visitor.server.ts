import type { Actor, Ctx } from "../../../platform/context.server.ts";
import { readCookie } from "../../../platform/http/read-cookie.ts";
import { accountError } from "../account.errors.ts";
import { findSession } from "../account.queries.server.ts";
import type { CurrentUser } from "../account.schema.ts";
import { authHeaders, authOf, isDueForRenewal, keepCookies, sessionCookieName } from "../auth.server.ts";
import { tokenInCookie } from "../sessions/session-cookie.server.ts";

export type Identity = { actor: Actor; user: CurrentUser; expiresAt: Date };

/** Who sent this request, or null for a visitor. Renews a session that is being used, long before it would end. */
export async function identifyVisitor(ctx: Ctx): Promise<Identity | null> {
  const cookie = readCookie(authHeaders(ctx).get("cookie"), sessionCookieName(ctx));
  const token = cookie && tokenInCookie(ctx.config, cookie);
  if (!token) return null;
  try {
    const found = await findSession(ctx, token);
    const expiresAt = found && !isDueForRenewal(ctx, found.session) ? found.session.expiresAt : await renewedUntil(ctx);
    // A session that was opened while its account was being deleted is nobody's.
    if (!found?.profile.email || !expiresAt) return null;
    const { id, fullName, email, avatarUrl, isHost, supportRole, emailVerified } = found.profile;
    return {
      actor: { id, sessionId: found.session.id, isHost, supportRole },
      user: { id, fullName, email, avatarUrl, isHost, isSupport: supportRole !== null, emailVerified },
      expiresAt,
    };
  } catch (cause) {
    ctx.log.error({ err: cause }, "the session could not be read");
    throw accountError("auth_init_failed");
  }
}

/** Lets the auth library renew a session, or end one that is over and take its cookie back. Null: there is none. */
async function renewedUntil(ctx: Ctx): Promise<Date | null> {
  const answer = await authOf(ctx).api.getSession({ headers: authHeaders(ctx), returnHeaders: true });
  return keepCookies(ctx, answer)?.session.expiresAt ?? null;
}
