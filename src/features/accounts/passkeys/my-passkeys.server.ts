import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { listPasskeyRows, type PasskeyRow } from "../account.queries.server.ts";
import type { PasskeyView } from "../account.schema.ts";

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  id,
  name: name ?? "Passkey",
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The signed-in person's passkeys, the oldest first. */
export async function myPasskeys(ctx: Ctx): Promise<PasskeyView[]> {
  return (await listPasskeyRows(ctx, requireActor(ctx).id)).map(passkeyView);
}
