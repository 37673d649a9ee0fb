import sharp from "sharp";
import { eventPhotoKey } from "../../src/features/events/event.rules.ts";
import type { Storage } from "../../src/platform/storage/storage.server.ts";
import { drawScene } from "../scenes/scene.ts";
import { eventPhotoId, PHOTO_SIZE } from "./add-events.ts";
import { PROGRAMME } from "./programme.ts";

/** Draws the photos of the demo's recaps, unless they are there. */
export async function addEventPhotos({ storage }: { storage: Storage }): Promise<void> {
  for (const { id, recap } of PROGRAMME)
    for (const [position, { description: _, ...picture }] of (recap?.pictures ?? []).entries()) {
      const key = eventPhotoKey(eventPhotoId(id, position));
      const there = await storage.stream("public", key);
      there?.stream.destroy();
      if (there) continue;
      const drawing = Buffer.from(drawScene({ seed: `${id} ${position}`, ...picture }));
      const photo = await sharp(drawing).resize(PHOTO_SIZE.width, PHOTO_SIZE.height).webp({ quality: 76 }).toBuffer();
      await storage.put("public", key, photo, "image/webp");
    }
}
