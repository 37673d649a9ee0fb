import { CHATS_SHOWN } from "../chat.rules.ts";
import type { ChatsQuery } from "../chat.schema.ts";

type Shown = Pick<ChatsQuery, "filter" | "q"> & { show?: number };

/** The console under a filter and a search, with as many chats as shown, and one of them chosen or none. */
export function consoleAddress({ filter, q, show = CHATS_SHOWN }: Shown, chatId: string | null): string {
  const isGrown = show !== CHATS_SHOWN;
  return `?${new URLSearchParams({ filter, ...(q && { q }), ...(isGrown && { show: String(show) }), ...(chatId && { chat: chatId }) })}`;
}
