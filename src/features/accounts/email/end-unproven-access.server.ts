import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { credentials, passkeys, profiles, sessions, twoFactors } from "../account.tables.server.ts";
import { forgetTrustedDevices } from "../two-factor/trusted-devices.server.ts";

/**
 * For one who has just proven to own the account's address: if nobody had, confirms it and ends what was set up before, since anyone could
 * have registered it: password, passkeys, second factor, trusted devices and sessions. Tells whether it did. Part of the caller's transaction.
 */
export async function endUnprovenAccess(tx: Ctx, accountId: string): Promise<boolean> {
  const [proven] = await tx.db
    .update(profiles)
    .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: tx.clock.now() })
    .where(and(eq(profiles.id, accountId), eq(profiles.emailVerified, false)))
    .returning({ id: profiles.id });
  if (!proven) return false;
  for (const table of [credentials, passkeys, twoFactors, sessions]) await tx.db.delete(table).where(eq(table.userId, accountId));
  await forgetTrustedDevices(tx, accountId);
  return true;
}
