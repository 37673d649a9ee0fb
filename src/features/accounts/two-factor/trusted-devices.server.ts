import { and, desc, eq, gt, isNull, like } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import type { TrustedDevice } from "../account.schema.ts";
import { verifications } from "../account.tables.server.ts";
import { requestOf } from "../auth.server.ts";
import { deviceName } from "../sessions/device-name.ts";

const isTrusted = (userId: string) => and(like(verifications.identifier, "trust-device-%"), eq(verifications.value, userId));

/** The person's devices that are not asked for a code, the latest used first. */
export async function myTrustedDevices(ctx: Ctx): Promise<TrustedDevice[]> {
  const { id } = requireActor(ctx);
  const rows = await ctx.db
    .select()
    .from(verifications)
    .where(and(isTrusted(id), gt(verifications.expiresAt, ctx.clock.now())))
    .orderBy(desc(verifications.createdAt))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    lastUsedAt: row.createdAt.toISOString(),
    trustedUntil: row.expiresAt.toISOString(),
  }));
}

/** Asks one of the person's trusted devices for a code again; someone else's is not found. */
export async function forgetTrustedDevice(ctx: Ctx, { deviceId }: { deviceId: string }): Promise<void> {
  const { id } = requireActor(ctx);
  const forgotten = await ctx.db
    .delete(verifications)
    .where(and(eq(verifications.id, deviceId), isTrusted(id)))
    .returning({ id: verifications.id });
  if (forgotten.length === 0) throw accountError("device_not_found");
}

/** Asks all of the person's devices for a code again. */
export async function forgetTrustedDevices(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(verifications).where(isTrusted(userId));
}

/** The auth library makes the record; this notes which device it is for. */
export async function nameTrustedDevice(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .update(verifications)
    .set({ userAgent: requestOf(ctx).userAgent })
    .where(and(isTrusted(userId), isNull(verifications.userAgent)));
}
