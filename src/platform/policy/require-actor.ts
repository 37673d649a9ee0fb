import type { Actor, Ctx } from "../context.server.ts";
import { requestError } from "../errors.ts";

/** Who asks, for what everybody does with their own things. Asks a visitor to sign in. */
export function requireActor({ actor }: Pick<Ctx, "actor">): Actor {
  if (!actor) throw requestError("sign_in_required");
  return actor;
}
