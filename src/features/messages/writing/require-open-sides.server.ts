import type { Ctx } from "../../../platform/context.server.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { messageError } from "../message.errors.ts";
import { blocksBetween } from "../message.queries.server.ts";

/** Refuses a thread in which one side blocked the other or has deleted the account. */
export async function requireOpenSides(ctx: Ctx, { guestId, hostId }: { guestId: string; hostId: string }): Promise<void> {
  if ((await blocksBetween(ctx, guestId, hostId)).length > 0) throw messageError("conversation_blocked");
  for (const id of [guestId, hostId]) if (!(await findAccount(ctx, id))) throw messageError("person_gone");
}
