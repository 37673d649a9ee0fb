import type { Ctx } from "../../../platform/context.server.ts";
import { listSessionRows, readAccount } from "../account.queries.server.ts";
import type { AccountData } from "../account.schema.ts";
import { accountView, deviceSessionView } from "../account.view.server.ts";
import { requireActor } from "../auth.server.ts";

/** Everything stored about the person, without secrets. */
export async function exportAccountData(ctx: Ctx): Promise<AccountData> {
  const actor = requireActor(ctx);
  const [account, sessions] = await Promise.all([readAccount(ctx, actor.id), listSessionRows(ctx, actor.id)]);
  return {
    exportedAt: ctx.clock.now().toISOString(),
    account: accountView(account),
    sessions: sessions.map((row) => deviceSessionView(row, actor)),
  };
}
