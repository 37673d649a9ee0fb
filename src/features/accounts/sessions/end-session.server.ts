import { and, eq, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { sessions } from "../account.tables.server.ts";
import { signOut } from "../sign-in/sign-out.server.ts";
import { forgetTrustedDevices } from "../two-factor/trusted-devices.server.ts";

/** Signs out one of the person's devices; someone else's session is not found. */
export async function endSession(ctx: Ctx, { sessionId }: { sessionId: string }): Promise<void> {
  const actor = requireActor(ctx);
  if (sessionId === actor.sessionId) return signOut(ctx);
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw accountError("session_not_found");
}

/** Signs out every other device, or this one too. None is trusted afterwards. */
export async function endSessions(ctx: Ctx, { scope }: { scope: "others" | "everywhere" }): Promise<void> {
  const actor = requireActor(ctx);
  await ctx.db.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId)));
  await forgetTrustedDevices(ctx, actor.id);
  if (scope === "everywhere") await signOut(ctx);
}
