import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { limits } from "../account.limits.server.ts";
import { readAccount } from "../account.queries.server.ts";
import { authHeaders, authOf } from "../auth.server.ts";
import { checkPassword } from "../password/check-password.server.ts";

/** Mails a link to the new address; the address changes when it is opened. Whether it is taken is not revealed. */
export async function changeEmail(ctx: Ctx, { newEmail, password }: { newEmail: string; password: string }): Promise<void> {
  const { id } = requireActor(ctx);
  const { email } = await readAccount(ctx, id);
  if (email === newEmail) throw requestError("invalid_input", { fields: { newEmail: accountError("email_unchanged").message } });
  await checkPassword(ctx, password);
  await countHit(ctx, limits.confirmationByAccount, id);
  await transact(ctx, async (tx) => {
    await authOf(tx).api.changeEmail({ body: { newEmail }, headers: authHeaders(ctx) });
  });
}
