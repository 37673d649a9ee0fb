import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { eventError } from "../event.errors.ts";
import { lockRecap } from "../event.queries.server.ts";
import { eventPhotoKey } from "../event.rules.ts";
import { eventRecaps } from "../event.tables.server.ts";
import { eventPolicy } from "../event.policy.ts";

/** Takes a photo out of the recap of an event, and its file with it. Refuses one that is not there. For support staff. */
export async function removeRecapPhoto(ctx: Ctx, eventId: string, { photoId }: { photoId: string }): Promise<void> {
  requireMay(ctx, eventPolicy, "writeRecap");
  await transact(ctx, async (tx) => {
    const recap = await lockRecap(tx, eventId);
    const photos = recap?.photos.filter(({ id }) => id !== photoId);
    if (!photos || photos.length === recap?.photos.length) throw eventError("recap_photo_not_found");
    await tx.db.update(eventRecaps).set({ photos, updatedAt: tx.clock.now() }).where(eq(eventRecaps.eventId, eventId));
    await recordAudit(tx, { action: "event.photo-removed", subjectType: "event", subjectId: eventId });
  });
  await ctx.storage.remove("public", [eventPhotoKey(photoId)]);
}
