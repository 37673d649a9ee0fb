import { useCallback, useEffect, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { shortDate } from "../../../platform/words/day-words.ts";
import { Button } from "../../../ui/button.tsx";
import { MessageList } from "../../../ui/conversation/message-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { PastChats as Past } from "../chat.schema.ts";
import { listedMessages } from "../listed-messages.tsx";
import { useChat } from "../use-chat.ts";
import { AfterChat } from "./after-chat.tsx";

/** The person's closed chats, to be read again. */
export function PastChats({ onOpen }: { onOpen(chatId: string): void }) {
  const [chats, setChats] = useState<Past["chats"] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(async (after?: string) => {
    const answer = await ask(api.GET("/chats", { params: { query: after ? { after } : {} } }), "Failed to load your chats");
    setFailure(answer.ok ? null : answer.refusal.message);
    if (!answer.ok) return;
    setChats((known) => [...(after ? (known ?? []) : []), ...answer.value.chats]);
    setNext(answer.value.next);
  }, []);
  useEffect(() => void load(), [load]);
  return (
    <div className="grid min-h-0 grow content-start gap-2 overflow-y-auto p-4">
      <h3 className="text-base">Earlier chats</h3>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {chats?.length === 0 && <p className="text-muted">You haven't finished a chat with us yet.</p>}
      <ul className="grid gap-2">
        {chats?.map(({ id, subject, closedAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="grid w-full cursor-pointer gap-0.5 rounded-md border border-line px-3 py-2 text-left hover:border-line-strong"
            >
              <span className="line-clamp-2 font-medium wrap-anywhere">{subject}</span>
              <span className="text-sm text-muted">{shortDate(closedAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      {next && (
        <Button look="quiet" onClick={() => void load(next)}>
          Show more
        </Button>
      )}
    </div>
  );
}

export function PastChat({ chatId, userId }: { chatId: string; userId: string }) {
  const { feed, failure, loadEarlier } = useChat(chatId, "user", userId);
  return (
    <>
      {failure && (
        <div className="p-4">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <MessageList
        label="Messages of an earlier chat"
        messages={listedMessages({ feed, waiting: [], side: "user", onWithdraw: () => {} })}
        onEarlier={feed?.hasEarlier ? loadEarlier : undefined}
      />
      {feed && (
        <div className="grid gap-4 border-t border-line p-4">
          <AfterChat chat={feed.chat} />
        </div>
      )}
    </>
  );
}
