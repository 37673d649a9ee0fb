import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireWaiting } from "../../../platform/errors.ts";
import { makeVariant } from "../../../platform/images/images.server.ts";
import { openPhotoOf } from "../../../platform/images/open-photo-of.server.ts";
import type { Picture } from "../../../platform/images/open-photo.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { eventError } from "../event.errors.ts";
import { lockRecap } from "../event.queries.server.ts";
import { eventPhotoKey, MOST_RECAP_PHOTOS } from "../event.rules.ts";
import type { RecapPhotoInput } from "../event.schema.ts";
import { eventRecaps } from "../event.tables.server.ts";
import { eventPolicy } from "../event.policy.ts";

const WIDEST = 1280;

type NewPhoto = RecapPhotoInput & { picture: Picture; signal?: AbortSignal };

/**
 * Adds a photo to the recap of an event, without what the camera wrote into it. Refuses an event without a recap, one with twelve photos, and
 * what listing photos are refused for; what is refused leaves nothing behind. For support staff.
 */
export async function addRecapPhoto(ctx: Ctx, eventId: string, { picture, description, signal }: NewPhoto): Promise<void> {
  const { id: agentId } = requireMay(ctx, eventPolicy, "writeRecap");
  const { bytes, width, height } = await openPhotoOf(ctx, agentId, picture, signal);
  const scale = Math.min(1, WIDEST / width);
  const photo = { id: randomUUID(), description, width: Math.round(width * scale), height: Math.round(height * scale) };
  await ctx.storage.put("public", eventPhotoKey(photo.id), await makeVariant(bytes, { width: WIDEST, format: "webp" }), "image/webp");
  try {
    await transact(ctx, async (tx) => {
      const recap = await lockRecap(tx, eventId);
      if (!recap) throw eventError("recap_missing");
      if (recap.photos.length >= MOST_RECAP_PHOTOS) throw eventError("recap_photos_full");
      await tx.db
        .update(eventRecaps)
        .set({ photos: [...recap.photos, photo], updatedAt: tx.clock.now() })
        .where(eq(eventRecaps.eventId, eventId));
      await recordAudit(tx, { action: "event.photo-added", subjectType: "event", subjectId: eventId });
      requireWaiting(signal);
    });
  } catch (error) {
    await ctx.storage.remove("public", [eventPhotoKey(photo.id)]);
    throw error;
  }
}
