import type { Ctx } from "../../../platform/context.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { admitToChat } from "../chat-access.server.ts";
import { chatTyping } from "../chat.announcements.server.ts";

/** Lets the other side see that somebody is writing. Nothing is stored. */
export async function announceTyping(ctx: Ctx, { chatId }: { chatId: string }): Promise<void> {
  const { id } = requireActor(ctx);
  const { row } = await admitToChat(ctx, "write", chatId);
  if (row.status === "active") await publishLive(ctx, chatTyping(chatId, id, row.userId));
}
