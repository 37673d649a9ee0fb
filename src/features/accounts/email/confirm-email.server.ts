import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { accountError } from "../account.errors.ts";
import { emailChanged } from "../account.facts.ts";
import { readAccount } from "../account.queries.server.ts";
import { authHeaders, authOf, authRefusal } from "../auth.server.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * Confirms an address by its mailed link. A link that changes the address works only for its owner while signed in,
 * because it must not sign anyone in.
 */
export async function confirmEmail(ctx: Ctx, { token }: { token: string }): Promise<void> {
  if (changesAddress(token) && !ctx.actor) throw requestError("sign_in_required");
  try {
    await transact(ctx, async (tx) => {
      const before = ctx.actor && (await readAccount(tx, ctx.actor.id));
      await authOf(tx).api.verifyEmail({ query: { token }, headers: authHeaders(ctx) });
      if (!before) return;
      const after = await readAccount(tx, before.id);
      if (after.email !== before.email) await recordFact(tx, emailChanged, { accountId: before.id, formerEmail: before.email });
    });
  } catch (error) {
    throw authRefusal(error) || databaseErrorCode(error) === UNIQUE_VIOLATION ? accountError("email_link_over") : error;
  }
}

export const changesAddress = (token: string): boolean => "updateTo" in claimsOf(token);

/** Whether a mailed link says that it is still good; whether it is, turns out when it is used. */
export const isEmailLinkOpen = (ctx: Ctx, token: string): boolean => Number(claimsOf(token)["exp"]) * 1000 > ctx.clock.now().getTime();

/** Reads the link without trusting it; what it claims is verified by the library afterwards. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
