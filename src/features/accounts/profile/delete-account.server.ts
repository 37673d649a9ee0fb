import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { accountDeleted } from "../account.facts.ts";
import { readAccount } from "../account.queries.server.ts";
import { authHeaders, authOf, keepCookies, requireActor } from "../auth.server.ts";
import { checkPassword } from "../password/check-password.server.ts";

/** Deletes the person's account and what hangs on it, for one who knows the password. There is no way back. */
export async function deleteAccount(ctx: Ctx, { password }: { password: string }): Promise<void> {
  const { id } = requireActor(ctx);
  await checkPassword(ctx, password);
  const { email, fullName } = await readAccount(ctx, id);
  await transact(ctx, async (tx) => {
    keepCookies(ctx, await authOf(tx).api.deleteUser({ body: { password }, headers: authHeaders(ctx), returnHeaders: true }));
    await recordFact(tx, accountDeleted, { accountId: id, email, fullName });
  });
}
