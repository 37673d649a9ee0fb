import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { passkeysChanged } from "../account.facts.ts";
import { passkeys } from "../account.tables.server.ts";
import { passkeyView } from "./my-passkeys.server.ts";

/** Ends one of the person's passkeys at once; someone else's is not found. Sessions that it opened stay. */
export async function removePasskey(ctx: Ctx, { passkeyId }: { passkeyId: string }): Promise<void> {
  const { id: accountId } = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, accountId)))
      .returning();
    if (!row) throw accountError("passkey_not_found");
    await recordFact(tx, passkeysChanged, { accountId, name: passkeyView(row).name, added: false });
  });
}
