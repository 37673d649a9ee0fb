import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { passwordChanged } from "../account.facts.ts";
import { authHeaders, authOf, keepCookies } from "../auth.server.ts";
import { checkPassword } from "./check-password.server.ts";
import { hashPassword, inHashingLine } from "./hashing-line.server.ts";
import { refuseCommonPassword } from "./refuse-common-password.server.ts";
import { forgetTrustedDevices } from "../two-factor/trusted-devices.server.ts";

/** Changes the password of someone who knows the old one; every other device is signed out. */
export async function changePassword(ctx: Ctx, input: { currentPassword: string; newPassword: string }): Promise<void> {
  const actor = requireActor(ctx);
  refuseCommonPassword(input.newPassword, "newPassword");
  await checkPassword(ctx, input.currentPassword, "currentPassword");
  await hashPassword(ctx, input.newPassword);
  await transact(ctx, async (tx) => {
    const request = { body: { ...input, revokeOtherSessions: true }, headers: authHeaders(ctx), returnHeaders: true } as const;
    keepCookies(ctx, await inHashingLine(tx, () => authOf(tx).api.changePassword(request)));
    await forgetTrustedDevices(tx, actor.id);
    await recordFact(tx, passwordChanged, { accountId: actor.id });
  });
}
