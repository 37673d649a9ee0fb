import type { Ctx } from "../../../platform/context.server.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { messageError } from "../message.errors.ts";
import { blocksBetween } from "../message.queries.server.ts";

type Sides = { guestId: string; hostId: string };

/** Refuses a thread in which one side blocked the other or has deleted the account. */
export async function requireOpenSides(ctx: Ctx, sides: Sides): Promise<void> {
  const why = await whyClosed(ctx, sides);
  if (why) throw messageError(why);
}

export async function whyClosed(ctx: Ctx, { guestId, hostId }: Sides): Promise<"conversation_blocked" | "person_gone" | null> {
  if ((await blocksBetween(ctx, guestId, hostId)).length > 0) return "conversation_blocked";
  for (const id of [guestId, hostId]) if (!(await findAccount(ctx, id))) return "person_gone";
  return null;
}
