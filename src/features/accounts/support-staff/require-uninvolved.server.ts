import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";

/** Whether the one who asks is none of these people, so that they may decide what is about them. */
export const isUninvolved = ({ actor }: Pick<Ctx, "actor">, people: readonly (string | null | undefined)[]): boolean =>
  actor !== null && !people.includes(actor.id);

/** Staff don't decide about themselves: refuses one of these people, whatever their role. */
export function requireUninvolved(ctx: Pick<Ctx, "actor">, people: readonly (string | null | undefined)[]): void {
  if (!isUninvolved(ctx, people)) throw requestError("own_matter");
}
