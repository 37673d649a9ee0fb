import { getAuthenticatorName } from "@better-auth/passkey";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { passkeysChanged } from "../account.facts.ts";
import type { AddPasskeyInput, PasskeyView } from "../account.schema.ts";
import { passkeys } from "../account.tables.server.ts";
import { authHeaders, authOf, authRefusal, requestOf } from "../auth.server.ts";
import { requireConfirmedEmail } from "../email/require-confirmed-email.server.ts";
import { deviceName } from "../sessions/device-name.ts";
import { passkeyView } from "./my-passkeys.server.ts";

/**
 * Adds the passkey that the browser made. Refuses one that was not made for this person's latest challenge, or without checking its owner,
 * and anyone's whose email isn't confirmed.
 */
export async function addPasskey(ctx: Ctx, { credential }: AddPasskeyInput): Promise<PasskeyView> {
  const { id: accountId } = requireActor(ctx);
  await requireConfirmedEmail(ctx);
  try {
    return await transact(ctx, async (tx) => {
      const made = await authOf(ctx).api.verifyPasskeyRegistration({ body: { response: credential }, headers: authHeaders(ctx) });
      const name = getAuthenticatorName(made.aaguid) ?? deviceName(requestOf(ctx).userAgent);
      const [row] = await tx.db.update(passkeys).set({ name }).where(eq(passkeys.id, made.id)).returning();
      if (!row) throw accountError("passkey_not_added");
      await recordFact(tx, passkeysChanged, { accountId, name, added: true });
      return passkeyView(row);
    });
  } catch (error) {
    throw authRefusal(error) ? accountError("passkey_not_added") : error;
  }
}
