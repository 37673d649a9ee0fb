import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../../platform/context.server.ts";
import { openPhotoOf } from "../../../../platform/images/open-photo-of.server.ts";
import type { Picture } from "../../../../platform/images/open-photo.server.ts";
import { requireActor } from "../../../accounts/index.server.ts";
import { originalKey } from "./photo-files.ts";
import type { Photo } from "../photo.schema.ts";

/** Puts an uploaded picture into storage, cleaned; no row has it yet. Refuses what is no readable photo, and more than the asker's share of the work. */
export async function storeOriginal(ctx: Ctx, picture: Picture, signal?: AbortSignal): Promise<Photo> {
  const { id } = requireActor(ctx);
  const { bytes: original, ...found } = await openPhotoOf(ctx, id, picture, signal);
  const photo: Photo = { id: randomUUID(), ...found, description: "" };
  await ctx.storage.put("public", originalKey(photo.id), original, "image/webp");
  return photo;
}
