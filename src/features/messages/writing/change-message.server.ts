import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { reviseLine } from "../../notifications/index.server.ts";
import { hasDetails } from "../details/arrival-details.ts";
import { maskContacts } from "../masking/mask-contacts.server.ts";
import { messageError } from "../message.errors.ts";
import { threadChanged, threadKey } from "../message.live.server.ts";
import { findMessage, type MessageRow, nextRevision, type ThreadRow, findThread } from "../message.queries.server.ts";
import { mayEdit, mayUnsend } from "../message.rules.ts";
import { threadMessages } from "../message.tables.server.ts";
import { excerptOfMessage } from "../message.view.server.ts";
import { removePhotosOf } from "../photos/remove-photos.server.ts";
import { messagePolicy, threadPolicy } from "../message.policy.ts";
import { lineOf } from "./add-message.server.ts";
import { isMasking } from "./is-masking.server.ts";
import { requireOpenSides } from "./require-open-sides.server.ts";

type Which = { threadId: string; messageId: string };

/** Rewrites one's own message within 15 minutes; it is marked as edited. Refused where nothing could be written either. */
export const editMessage = (ctx: Ctx, which: Which, { text }: { text: string }): Promise<void> =>
  change(ctx, "edit", which, async (tx, thread, message) => {
    if (message.unsentAt) throw messageError("message_unsent");
    if (message.kind !== "text") throw messageError("photo_not_editable");
    if (hasDetails(message.content)) throw messageError("details_not_editable");
    if (!mayEdit(message, tx.clock.now())) throw messageError("too_late_to_edit");
    await requireOpenSides(tx, thread);
    const { content, isMasked } = (await isMasking(tx, thread))
      ? maskContacts(text, new URL(tx.config.appOrigin).host)
      : { content: text, isMasked: false };
    const edited = { ...message, content };
    await reviseLine(tx, { foldKey: threadKey(thread.id), ...lineOf(edited), shown: excerptOfMessage(edited) });
    return { content, isMasked, editedAt: tx.clock.now() };
  });

/** Takes one's own message back within 24 hours: its text or photo is gone, also from notifications and from an email that was not sent yet. */
export const unsendMessage = (ctx: Ctx, which: Which): Promise<void> =>
  change(ctx, "unsend", which, async (tx, thread, message) => {
    if (message.unsentAt) throw messageError("message_unsent");
    if (!mayUnsend(message, tx.clock.now())) throw messageError("too_late_to_unsend");
    const unsent = { ...message, content: "", unsentAt: tx.clock.now() };
    await reviseLine(tx, { foldKey: threadKey(thread.id), ref: message.id, text: null, shown: excerptOfMessage(unsent) });
    await removePhotosOf(tx, message.id);
    return { content: "", isMasked: false, unsentAt: tx.clock.now() };
  });

type Change = (tx: Ctx, thread: ThreadRow, message: MessageRow) => Promise<Partial<MessageRow>>;

async function change(ctx: Ctx, action: "edit" | "unsend", { threadId, messageId }: Which, changeOf: Change): Promise<void> {
  await transact(ctx, async (tx) => {
    const thread = await admit(tx, threadPolicy, "write", () => findThread(tx, threadId, { lock: true }));
    const message = await admit(tx, messagePolicy, action, () => findMessage(tx, messageId, threadId));
    const changed = await changeOf(tx, thread, message);
    const revision = await nextRevision(tx, threadId);
    await tx.db
      .update(threadMessages)
      .set({ ...changed, revision })
      .where(eq(threadMessages.id, messageId));
    await publishLive(tx, threadChanged(thread, revision));
  });
}
