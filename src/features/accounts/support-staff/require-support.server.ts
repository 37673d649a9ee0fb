import type { Actor, Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { requestError } from "../../../platform/errors.ts";

type SupportActor = Actor & { supportRole: string };

/** For support staff only; for everyone else it is not there. */
export function requireSupport(ctx: Ctx): SupportActor {
  const { supportRole, ...actor } = requireActor(ctx);
  if (supportRole === null) throw requestError("staff_page_not_found");
  return { ...actor, supportRole };
}

/** Does the work of support staff in one transaction. Refuses everyone else, as `requireSupport` does. */
export async function asSupport<R>(ctx: Ctx, work: (tx: Ctx & { actor: SupportActor }) => Promise<R>): Promise<R> {
  return transact({ ...ctx, actor: requireSupport(ctx) }, work);
}
