import type { Actor, Ctx } from "../../../platform/context.server.ts";
import { accountError } from "../account.errors.ts";
import type { CurrentUser } from "../account.schema.ts";
import { authHeaders, authOf, keepCookies } from "../auth.server.ts";

export type Identity = { actor: Actor; user: CurrentUser; expiresAt: Date };

/** Who sent this request, or null for a visitor. Renews a session that is being used, long before it would end. */
export async function identifyVisitor(ctx: Ctx): Promise<Identity | null> {
  const headers = authHeaders(ctx);
  if (!headers.get("cookie")?.includes("session_token=")) return null;
  let found;
  try {
    found = keepCookies(ctx, await authOf(ctx).api.getSession({ headers, returnHeaders: true }));
  } catch (cause) {
    ctx.log.error({ err: cause }, "the session could not be read");
    throw accountError("auth_init_failed");
  }
  // A session that was opened while its account was being deleted is nobody's.
  if (!found?.user.email) return null;
  const { user, session } = found;
  const supportRole = user.supportRole ?? null;
  const isHost = user.isHost ?? false;
  return {
    actor: { id: user.id, sessionId: session.id, isHost, supportRole },
    user: {
      id: user.id,
      fullName: user.name,
      email: user.email,
      avatarUrl: user.image ?? null,
      isHost,
      isSupport: supportRole !== null,
      emailVerified: user.emailVerified,
    },
    expiresAt: session.expiresAt,
  };
}
