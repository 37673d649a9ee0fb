import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import type { PasskeyView } from "../account.schema.ts";
import { passkeys } from "../account.tables.server.ts";
import { passkeyView } from "./my-passkeys.server.ts";

/** Gives one of the person's passkeys a new name; someone else's is not found. */
export async function renamePasskey(ctx: Ctx, { passkeyId, name }: { passkeyId: string; name: string }): Promise<PasskeyView> {
  const { id } = requireActor(ctx);
  const [row] = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, id)))
    .returning();
  if (!row) throw accountError("passkey_not_found");
  return passkeyView(row);
}
