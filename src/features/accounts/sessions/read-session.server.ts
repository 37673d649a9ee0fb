import type { Ctx } from "../../../platform/context.server.ts";
import type { SessionView } from "../account.schema.ts";
import { identifyVisitor } from "../sign-in/identify-visitor.server.ts";

/** The current session and when it ends. Open tabs ask for it to notice a sign-out elsewhere. */
export async function readSession(ctx: Ctx): Promise<SessionView> {
  const found = await identifyVisitor(ctx);
  return { user: found?.user ?? null, expiresAt: found?.expiresAt.toISOString() ?? null };
}
