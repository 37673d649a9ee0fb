import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import type { StoredFile } from "../../../platform/storage/storage.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { messageError } from "../message.errors.ts";
import { findThread } from "../message.queries.server.ts";
import { messagePhotos } from "../message.tables.server.ts";
import { threadPolicy } from "../message.policy.ts";
import { fileOf, type MessagePhotoWidth } from "./photo-files.ts";

type Which = { threadId: string; photoId: string; width: MessagePhotoWidth };

/** A photo of a message, for the two sides of its thread; to everyone else there is none. */
export async function readMessagePhoto(ctx: Ctx, { threadId, photoId, width }: Which): Promise<StoredFile> {
  await admit(ctx, threadPolicy, "read", () => findThread(ctx, threadId));
  const [row] = await ctx.db
    .select({ id: messagePhotos.id })
    .from(messagePhotos)
    .where(and(eq(messagePhotos.id, photoId), eq(messagePhotos.threadId, threadId)));
  const file = row && (await ctx.storage.get("private", fileOf(row.id, width)));
  if (!file) throw messageError("message_photo_not_found");
  return file;
}
