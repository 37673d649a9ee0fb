import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { openPhoto } from "../../../platform/images/images.server.ts";
import { originalKey } from "./photo-files.ts";
import type { Photo } from "./photo.schema.ts";

/** Puts an uploaded picture into storage, cleaned; no row has it yet. Refuses what is no readable photo. */
export async function storeOriginal({ storage }: Ctx, bytes: Uint8Array): Promise<Photo> {
  const { bytes: original, ...found } = await openPhoto(bytes);
  const photo: Photo = { id: randomUUID(), ...found, description: "" };
  await storage.put("public", originalKey(photo.id), original, "image/webp");
  return photo;
}
