import type { Ctx } from "../context.server.ts";
import { requireActor } from "../policy/require-actor.ts";
import { auditTrail } from "./audit.tables.server.ts";

type Deed = { action: string; subjectType: string; subjectId: string; reason?: string };

/** Writes down what the actor looks at or does, in the caller's transaction. */
export async function recordAudit(ctx: Ctx, deed: Deed): Promise<void> {
  await ctx.db.insert(auditTrail).values({ ...deed, actorId: requireActor(ctx).id, at: ctx.clock.now() });
}
