import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { twoFactorChanged } from "../account.facts.ts";
import { readAccount } from "../account.queries.server.ts";
import { authHeaders, authOf, keepCookies } from "../auth.server.ts";
import { checkPassword } from "../password/check-password.server.ts";
import { inHashingLine } from "../password/hashing-line.server.ts";
import { forgetTrustedDevices } from "./trusted-devices.server.ts";

/** Turns off two-factor sign-in and deletes its secret and codes. */
export async function disableTwoFactor(ctx: Ctx, { password }: { password: string }): Promise<void> {
  const { id } = requireActor(ctx);
  await checkPassword(ctx, password);
  if (!(await readAccount(ctx, id)).twoFactorEnabled) throw accountError("two_factor_off");
  await transact(ctx, async (tx) => {
    const request = { body: { password }, headers: authHeaders(ctx), returnHeaders: true } as const;
    keepCookies(ctx, await inHashingLine(tx, () => authOf(tx).api.disableTwoFactor(request)));
    await forgetTrustedDevices(tx, id);
    await recordFact(tx, twoFactorChanged, { accountId: id, enabled: false });
  });
}
