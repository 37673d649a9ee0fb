import { useCallback, useEffect, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { onLive } from "../../../platform/realtime/live-bus.ts";
import { CHAT, CHAT_ANSWERS, CHAT_NOTE, CHAT_VIEWING } from "../chat.live.ts";
import type { ChatForAgent } from "../chat.schema.ts";

/** What agents alone see of a chat; read again when it changes. */
export function useAgentChat(chatId: string, onFailure: (message: string) => void) {
  const [about, setAbout] = useState<ChatForAgent | null>(null);
  const load = useCallback(async (): Promise<ChatForAgent | null> => {
    const answer = await ask(api.GET("/support/chats/{chatId}", { params: { path: { chatId } } }), "Failed to load conversation");
    if (answer.ok) setAbout(answer.value);
    else if (answer.refusal.code !== "offline") onFailure(answer.refusal.message);
    return answer.ok ? answer.value : null;
  }, [chatId, onFailure]);
  useEffect(() => {
    const reload = () => void load();
    reload();
    return onLive({
      catchUp: reload,
      event: ({ type, id, data }) => {
        const isMessage = Boolean((data as { message?: unknown } | undefined)?.message);
        if (type === CHAT_VIEWING || type === CHAT_ANSWERS) reload();
        if (id === chatId && (type === CHAT_NOTE || (type === CHAT && !isMessage))) reload();
      },
    });
  }, [chatId, load]);
  return { about, reload: load };
}
