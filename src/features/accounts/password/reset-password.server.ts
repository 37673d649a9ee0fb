import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { accountError } from "../account.errors.ts";
import { passwordChanged } from "../account.facts.ts";
import { findResetOwner } from "../account.queries.server.ts";
import { authOf, authRefusal } from "../auth.server.ts";
import { endUnprovenAccess } from "../email/end-unproven-access.server.ts";
import { hashPassword, inHashingLine } from "./hashing-line.server.ts";
import { refuseCommonPassword } from "./refuse-common-password.server.ts";
import { forgetTrustedDevices } from "../two-factor/trusted-devices.server.ts";

/** Sets a new password by a mailed link, once, and signs every device out. The link proves the address. */
export async function resetPassword(ctx: Ctx, { token, newPassword }: { token: string; newPassword: string }): Promise<void> {
  refuseCommonPassword(newPassword, "newPassword");
  if (!(await canResetPassword(ctx, token))) throw accountError("reset_link_over");
  await hashPassword(ctx, newPassword);
  await transact(ctx, async (tx) => {
    const owner = await findResetOwner(tx, token);
    if (!owner) throw accountError("reset_link_over");
    await endUnprovenAccess(tx, owner);
    try {
      await inHashingLine(tx, () => authOf(tx).api.resetPassword({ body: { token, newPassword } }));
    } catch (error) {
      throw authRefusal(error) ? accountError("reset_link_over") : error;
    }
    await forgetTrustedDevices(tx, owner);
    await recordFact(tx, passwordChanged, { accountId: owner });
  });
}

/** Whether a mailed link can still set a new password. */
export const canResetPassword = async (ctx: Ctx, token: string): Promise<boolean> => (await findResetOwner(ctx, token)) !== null;
