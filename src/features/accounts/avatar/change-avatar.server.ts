import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError, requireWaiting } from "../../../platform/errors.ts";
import { makeSquare } from "../../../platform/images/images.server.ts";
import { openPhotoOf } from "../../../platform/images/open-photo-of.server.ts";
import type { Picture } from "../../../platform/images/open-photo.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import type { AccountView } from "../account.schema.ts";
import { profiles } from "../account.tables.server.ts";
import { myAccount } from "../account.view.server.ts";
import { AVATAR_SIDE, avatarKey, avatarUrlOf } from "./avatar-files.ts";
import { unwantedAvatar } from "./unwanted-avatar.server.ts";

type NewAvatar = { picture: Picture; signal?: AbortSignal };

/**
 * Gives the signed-in person a new photo, cut to a square around what is most worth seeing, in place of the one before. Refuses what listing
 * photos are refused for; what is refused, or not waited for, leaves nothing behind.
 */
export async function changeAvatar(ctx: Ctx, { picture, signal }: NewAvatar): Promise<AccountView> {
  const { id } = requireActor(ctx);
  const { bytes } = await openPhotoOf(ctx, id, picture, signal);
  const avatarId = randomUUID();
  await ctx.storage.put("public", avatarKey(avatarId), await makeSquare(bytes, AVATAR_SIDE), "image/webp");
  try {
    await transact(ctx, async (tx) => {
      await replaceAvatar(tx, id, avatarUrlOf(avatarId));
      requireWaiting(signal);
    });
  } catch (error) {
    await ctx.storage.remove("public", [avatarKey(avatarId)]);
    throw error;
  }
  return myAccount(ctx);
}

/** Removes the signed-in person's photo; without one, nothing changes. */
export async function removeAvatar(ctx: Ctx): Promise<AccountView> {
  const { id } = requireActor(ctx);
  await transact(ctx, (tx) => replaceAvatar(tx, id, null));
  return myAccount(ctx);
}

async function replaceAvatar(tx: Ctx, id: string, avatarUrl: string | null): Promise<void> {
  const [former] = await tx.db
    .select({ avatarUrl: profiles.avatarUrl, email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for("update");
  if (!former?.email) throw requestError("sign_in_required");
  await tx.db.update(profiles).set({ avatarUrl, updatedAt: tx.clock.now() }).where(eq(profiles.id, id));
  await unwantedAvatar(tx, former.avatarUrl);
}
