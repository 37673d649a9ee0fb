import type { Ctx } from "../../context.server.ts";
import { countHit } from "../../limits/rate-limit.server.ts";

const WRITES_BY_ADDRESS = { name: "write.address", hits: 300, windowSeconds: 60 };
const WRITES_BY_ACCOUNT = { name: "write.account", hits: 120, windowSeconds: 60 };

/** Every write counts, by the address it comes from and by the account that makes it. */
export async function limitWrites(ctx: Ctx): Promise<void> {
  if (ctx.request) await countHit(ctx, WRITES_BY_ADDRESS, ctx.request.network);
  if (ctx.actor) await countHit(ctx, WRITES_BY_ACCOUNT, ctx.actor.id);
}
