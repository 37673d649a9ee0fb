import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { accountError } from "../account.errors.ts";
import { emailChanged, ownerProven } from "../account.facts.ts";
import { type AccountRow, findAccountByEmail, readAccount } from "../account.queries.server.ts";
import { authHeaders, authOf, authRefusal } from "../auth.server.ts";
import { endUnprovenAccess } from "./end-unproven-access.server.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * Confirms an address by its emailed link. Pressed in a browser that isn't signed in to the account, it ends what was set up before, because
 * someone else may have registered the address. A link that changes the address works only for its signed-in owner.
 */
export async function confirmEmail(ctx: Ctx, { token }: { token: string }): Promise<{ passwordRemoved: boolean }> {
  if (changesAddress(token) && !ctx.actor) throw requestError("sign_in_required");
  try {
    return await transact(ctx, async (tx) => {
      const before = ctx.actor && (await readAccount(tx, ctx.actor.id));
      const passwordRemoved = changesAddress(token) ? false : await proveByLink(tx, token);
      await authOf(tx).api.verifyEmail({ query: { token }, headers: authHeaders(ctx) });
      if (before) await noteChange(tx, before);
      return { passwordRemoved };
    });
  } catch (error) {
    throw authRefusal(error) || databaseErrorCode(error) === UNIQUE_VIOLATION ? accountError("email_link_over") : error;
  }
}

/** What the link claims isn't verified yet; if it turns out wrong, the caller's transaction takes this back. */
async function proveByLink(tx: Ctx, token: string): Promise<boolean> {
  const account = await findAccountByEmail(tx, String(claimsOf(token)["email"] ?? ""));
  if (!account || account.id === tx.actor?.id) return false;
  const ended = await endUnprovenAccess(tx, account.id);
  if (ended) await recordFact(tx, ownerProven, { accountId: account.id, by: "link" });
  return ended;
}

async function noteChange(tx: Ctx, before: AccountRow): Promise<void> {
  const after = await readAccount(tx, before.id);
  if (after.email !== before.email) await recordFact(tx, emailChanged, { accountId: before.id, formerEmail: before.email });
}

export const changesAddress = (token: string): boolean => "updateTo" in claimsOf(token);

/** Whether the link is about the address of the one who is signed in, so that nothing ends when it is used. */
export async function confirmsOwn(ctx: Ctx, token: string): Promise<boolean> {
  return ctx.actor !== null && (await readAccount(ctx, ctx.actor.id)).email === claimsOf(token)["email"];
}

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
