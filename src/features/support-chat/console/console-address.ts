import type { ChatsQuery } from "../chat.schema.ts";

/** The console under a filter and a search, with a chat chosen or none. */
export function consoleAddress({ filter, q }: Pick<ChatsQuery, "filter" | "q">, chatId: string | null, after?: string): string {
  return `?${new URLSearchParams({ filter, ...(q && { q }), ...(after && { after }), ...(chatId && { chat: chatId }) })}`;
}
