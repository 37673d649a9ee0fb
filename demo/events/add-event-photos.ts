import { readFile } from "node:fs/promises";
import { eventPhotoKey } from "../../src/features/events/event.rules.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import type { Storage } from "../../src/platform/storage/storage.server.ts";
import { eventPhotoId } from "./add-events.ts";
import { PROGRAMME } from "./programme.ts";

/** Stores the photos of the demo's recaps, unless they are there. */
export async function addEventPhotos({ storage }: { storage: Storage }): Promise<void> {
  for (const { id, recap } of PROGRAMME)
    for (const position of (recap?.pictures ?? []).keys()) {
      const key = eventPhotoKey(eventPhotoId(id, position));
      const there = await storage.stream("public", key);
      there?.stream.destroy();
      if (there) continue;
      const file = projectPath("demo/photos/events", `${id}-${position + 1}.webp`);
      await storage.put("public", key, await readFile(file), "image/webp");
    }
}
