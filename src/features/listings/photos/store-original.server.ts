import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { openPhoto, type Picture } from "../../../platform/images/open-photo.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { spendDecodingTime, spendPixels } from "./photo-budget.server.ts";
import { originalKey } from "./photo-files.ts";
import type { Photo } from "./photo.schema.ts";

/** Puts an uploaded picture into storage, cleaned; no row has it yet. Refuses what is no readable photo, and more than the asker's share of the work. */
export async function storeOriginal(ctx: Ctx, picture: Picture, signal?: AbortSignal): Promise<Photo> {
  const { id } = requireActor(ctx);
  const { bytes: original, ...found } = await openPhoto(picture, {
    id,
    signal,
    beforeDecoding: (pixels) => spendPixels(ctx, id, pixels),
    afterDecoding: (ms) => spendDecodingTime(ctx, id, ms),
  });
  const photo: Photo = { id: randomUUID(), ...found, description: "" };
  await ctx.storage.put("public", originalKey(photo.id), original, "image/webp");
  return photo;
}
