import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { readAccount } from "../account.queries.server.ts";
import { authHeaders, authOf } from "../auth.server.ts";
import { checkPassword } from "../password/check-password.server.ts";
import { inHashingLine } from "../password/hashing-line.server.ts";

/** Replaces all recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(ctx: Ctx, { password }: { password: string }): Promise<{ recoveryCodes: string[] }> {
  const { id } = requireActor(ctx);
  await checkPassword(ctx, password);
  if (!(await readAccount(ctx, id)).twoFactorEnabled) throw accountError("two_factor_off");
  const renew = () => authOf(ctx).api.generateBackupCodes({ body: { password }, headers: authHeaders(ctx) });
  const { backupCodes } = await inHashingLine(ctx, renew);
  return { recoveryCodes: backupCodes };
}
