import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError, requireWaiting } from "../../../platform/errors.ts";
import { makeVariant } from "../../../platform/images/images.server.ts";
import { openPhotoOf } from "../../../platform/images/open-photo-of.server.ts";
import type { CleanPhoto, Picture } from "../../../platform/images/open-photo.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { messageError } from "../message.errors.ts";
import { findMessage, findThread } from "../message.queries.server.ts";
import type { MessageView } from "../message.schema.ts";
import { messagePhotos } from "../message.tables.server.ts";
import { messageView } from "../message.view.server.ts";
import { addMessage, notifyOther } from "../writing/add-message.server.ts";
import { isMasking } from "../writing/is-masking.server.ts";
import { requireOpenSides } from "../writing/require-open-sides.server.ts";
import { MESSAGES_A_MINUTE } from "../writing/send-message.server.ts";
import { messagePolicy, threadPolicy } from "../message.policy.ts";
import { fileOf, filesOf, MESSAGE_PHOTO_WIDTHS } from "./photo-files.ts";

type NewPhoto = { id: string; picture: Picture; signal?: AbortSignal };

/**
 * Sends a photo to the other side of a thread, as a message of its own. The same id is the same message. Refuses strangers, blocked
 * people, threads without a confirmed booking, and what is no photo; what is refused, or not waited for, leaves no file behind.
 */
export async function sendPhoto(ctx: Ctx, threadId: string, { id, picture, signal }: NewPhoto): Promise<MessageView> {
  const { earlier } = await transact(ctx, (tx) => place(tx, threadId, id));
  if (earlier) return messageView(ctx, earlier);
  const photo = await openPhotoOf(ctx, requireActor(ctx).id, picture, signal);
  const photoId = await storeFiles(ctx, photo);
  let isSent = false;
  try {
    const view = await transact(ctx, async (tx) => {
      const found = await place(tx, threadId, id);
      if (found.earlier) return messageView(tx, found.earlier);
      const { thread, actorId } = found;
      await countHit(tx, MESSAGES_A_MINUTE, actorId);
      const row = await addMessage(tx, thread, { id, senderId: actorId, kind: "photo", content: "" });
      const { width, height } = photo;
      await tx.db
        .insert(messagePhotos)
        .values({ id: photoId, threadId, uploaderId: actorId, messageId: id, width, height, createdAt: tx.clock.now() });
      await notifyOther(tx, thread, row);
      requireWaiting(signal);
      isSent = true;
      return messageView(tx, row);
    });
    if (!isSent) await ctx.storage.remove("private", filesOf(photoId));
    return view;
  } catch (error) {
    await ctx.storage.remove("private", filesOf(photoId));
    throw error;
  }
}

/** Where the photo goes: the thread, locked; or the message that it is already. */
async function place(tx: Ctx, threadId: string, id: string) {
  const { id: actorId } = requireActor(tx);
  const thread = await admit(tx, threadPolicy, "write", () => findThread(tx, threadId, { lock: true }));
  const earlier = await findMessage(tx, id);
  if (earlier && (earlier.threadId !== threadId || !messagePolicy.may(tx.actor, "sendAgain", earlier) || earlier.kind !== "photo"))
    throw requestError("key_reused");
  if (!earlier) {
    await requireOpenSides(tx, thread);
    if (await isMasking(tx, thread)) throw messageError("photos_after_booking");
  }
  return { thread, actorId, earlier };
}

async function storeFiles(ctx: Ctx, { bytes }: CleanPhoto): Promise<string> {
  const photoId = randomUUID();
  for (const width of MESSAGE_PHOTO_WIDTHS)
    await ctx.storage.put("private", fileOf(photoId, width), await makeVariant(bytes, { width, format: "webp" }), "image/webp");
  return photoId;
}
