import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { listPasskeyRows, listSessionRows } from "../account.queries.server.ts";
import type { AccountData } from "../account.schema.ts";
import { accountView, deviceSessionView } from "../account.view.server.ts";
import { avatarAt, avatarKey } from "../avatar/avatar-files.ts";
import { passkeyView } from "../passkeys/my-passkeys.server.ts";

async function avatarData(ctx: Ctx, url: string | null): Promise<string | null> {
  const avatarId = avatarAt(url);
  const file = avatarId && (await ctx.storage.get("public", avatarKey(avatarId)));
  return file ? `data:${file.contentType};base64,${file.bytes.toString("base64")}` : null;
}

/** Everything stored about the person, without secrets. */
export async function exportAccountData(ctx: Ctx): Promise<AccountData> {
  const actor = requireActor(ctx);
  const [account, sessions, passkeys] = await Promise.all([
    accountView(ctx, actor.id),
    listSessionRows(ctx, actor.id),
    listPasskeyRows(ctx, actor.id),
  ]);
  return {
    exportedAt: ctx.clock.now().toISOString(),
    account,
    sessions: sessions.map((row) => deviceSessionView(row, actor)),
    passkeys: passkeys.map(passkeyView),
    avatar: await avatarData(ctx, account.avatarUrl),
  };
}
