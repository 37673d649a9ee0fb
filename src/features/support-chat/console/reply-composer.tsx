import { type RefObject, useId } from "react";
import { Composer } from "../../../ui/conversation/composer.tsx";
import { useTypingSignal } from "../../../ui/conversation/use-typing.ts";
import { fillReply, type ReplyValues } from "../chat.rules.ts";
import { announceTyping } from "../use-chat.ts";
import { CannedReplies } from "./canned-replies.tsx";
import { SlashReplies } from "./slash-replies.tsx";
import { useSlashReplies } from "./use-slash-replies.ts";

type Props = {
  chatId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  values: ReplyValues;
  onChange(text: string): void;
  onSend(text: string): void;
};

/** Where the agent writes; a slash finds a canned reply. */
export function ReplyComposer({ chatId, field, draft, values, onChange, onSend }: Props) {
  const signal = useTypingSignal(() => announceTyping(chatId));
  const listId = useId();
  const choose = (text: string) => {
    onChange(text);
    field.current?.focus();
  };
  const slash = useSlashReplies(draft, (content) => choose(fillReply(content, values)));
  return (
    <>
      {slash.isOpen && <SlashReplies id={listId} {...slash} values={values} />}
      <Composer
        label="Write a reply"
        field={field}
        text={draft}
        list={slash.isOpen ? { id: listId, activeId: slash.active && `${listId}-${slash.active.id}`, onKey: slash.onKey } : undefined}
        onChange={(text) => {
          onChange(text);
          if (text && !text.startsWith("/")) signal();
        }}
        onSend={onSend}
        tools={<CannedReplies values={values} onChoose={(text) => choose(draft ? `${draft}\n${text}` : text)} />}
      />
    </>
  );
}
