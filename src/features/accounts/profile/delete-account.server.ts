import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { accountDeleted } from "../account.facts.ts";
import { accountError } from "../account.errors.ts";
import { readAccount } from "../account.queries.server.ts";
import { profiles } from "../account.tables.server.ts";
import { authHeaders, authOf, keepCookies, requireActor } from "../auth.server.ts";
import { checkPassword } from "../password/check-password.server.ts";

const RESTRICT_VIOLATION = "23001";

/** Deletes the person's account and what hangs on it, for one who knows the password and whom nobody expects. There is no way back. */
export async function deleteAccount(ctx: Ctx, { password }: { password: string }): Promise<void> {
  const { id } = requireActor(ctx);
  await checkPassword(ctx, password);
  const { email, fullName } = await readAccount(ctx, id);
  try {
    await transact(ctx, async (tx) => {
      await tx.db.delete(profiles).where(eq(profiles.id, id));
      await recordFact(tx, accountDeleted, { accountId: id, email, fullName });
    });
  } catch (error) {
    throw databaseErrorCode(error) === RESTRICT_VIOLATION ? accountError("bookings_ahead") : error;
  }
  keepCookies(ctx, await authOf(ctx).api.signOut({ headers: authHeaders(ctx), returnHeaders: true }));
}
