import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnPhoto } from "./own-photo.server.ts";
import type { DescribePhotoInput } from "./photo.schema.ts";
import { propertyPhotos } from "./photo.tables.server.ts";

/** Describes one of the person's photos, for screen readers. Refuses strangers. */
export async function describePhoto(ctx: Ctx, photoId: string, { description }: DescribePhotoInput): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnPhoto(tx, photoId);
    await tx.db.update(propertyPhotos).set({ description }).where(eq(propertyPhotos.id, photoId));
  });
}
