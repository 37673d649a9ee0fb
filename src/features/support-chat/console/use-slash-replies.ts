import { type KeyboardEvent, useEffect, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { foundReplies } from "../chat.rules.ts";
import type { CannedReplies } from "../chat.schema.ts";

type Reply = CannedReplies["replies"][number];

/** The canned replies that the words after a slash find, while nothing else is written. */
export function useSlashReplies(draft: string, onChoose: (content: string) => void) {
  const [replies, setReplies] = useState<Reply[] | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const isAsked = draft.startsWith("/") && !draft.includes("\n");
  useEffect(() => {
    if (!isAsked) return setLeftAt(null);
    void ask(api.GET("/support/canned-replies"), "").then((answer) => answer.ok && setReplies(answer.value.replies));
  }, [isAsked]);
  const found = isAsked && replies ? foundReplies(replies, draft.slice(1)) : [];
  const active = found.find(({ id }) => id === chosenId) ?? found[0];
  const isOpen = isAsked && replies !== null && leftAt === null;
  const move = (by: number) => {
    const at = active ? found.indexOf(active) : 0;
    setChosenId(found[(at + by + found.length) % found.length]?.id ?? null);
  };
  const onKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean => {
    if (nativeEvent.isComposing) return false;
    if (key === "Escape") setLeftAt(draft);
    else if (key === "ArrowDown" || key === "ArrowUp") move(key === "ArrowDown" ? 1 : -1);
    else if ((key === "Enter" || key === "Tab") && !shiftKey && active) onChoose(active.content);
    else return false;
    return true;
  };
  return { isOpen, found, active, onKey, onChoose: ({ content }: Reply) => onChoose(content) };
}
