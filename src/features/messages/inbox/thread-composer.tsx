import { ShieldCheck } from "../../../ui/icons/index.ts";
import { useEffect, useRef, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import type { MessageView } from "../message.schema.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { QuickReplyPicker } from "./quick-reply-picker.tsx";
import { announceTyping } from "./use-thread.ts";
import { Composer } from "../../../ui/conversation/composer.tsx";
import { useDraft } from "../../../ui/conversation/use-draft.ts";
import { useTypingSignal } from "../../../ui/conversation/use-typing.ts";

export const MASKING_NOTE = "For your safety, email addresses, phone numbers and links are hidden until a booking is confirmed.";

type Props = {
  threadId: string;
  isMasking: boolean;
  hasQuickReplies: boolean;
  edited: MessageView | null;
  /** A message that was taken back before it was sent. */
  withdrawn: string | null;
  messageId: string;
  /** Where photos may be sent. */
  onPhotos: ((files: File[]) => void) | undefined;
  /** What was typed in a form that was refused. */
  typed: string;
  onSend(text: string): void;
  onEdited(refusal: string | null): void;
};

/** Where a message is written, or one's own is changed. */
export function ThreadComposer(props: Props) {
  const { threadId, isMasking, hasQuickReplies, edited, withdrawn, messageId, typed, onPhotos, onSend, onEdited } = props;
  const [draft, setDraft] = useDraft(edited ? `message:${edited.id}` : `thread:${threadId}`);
  const [begun, setBegun] = useState(edited?.content ?? typed);
  const field = useRef<HTMLTextAreaElement>(null);
  const signal = useTypingSignal(() => announceTyping(threadId));
  useEffect(() => {
    if (edited) field.current?.focus();
  }, [edited]);
  useEffect(() => {
    if (withdrawn) setBegun((text) => text || withdrawn);
  }, [withdrawn]);
  const change = (text: string) => {
    setBegun("");
    setDraft(text);
  };
  const save = async (text: string) => {
    const path = { threadId, messageId: edited?.id ?? "" };
    const call = api.PUT("/threads/{threadId}/messages/{messageId}", { params: { path }, body: { text } });
    const answer = await ask(call, "Failed to edit message");
    change("");
    onEdited(answer.ok ? null : answer.refusal.message);
  };
  return (
    <div className="shrink-0">
      {edited && (
        <EditingLine
          onCancel={() => {
            change("");
            onEdited(null);
          }}
        />
      )}
      {isMasking && <MaskingLine />}
      <Composer
        label={edited ? "Edit your message" : "Write a message"}
        field={field}
        text={draft || begun}
        onChange={(text) => {
          change(text);
          if (text && !edited) signal();
        }}
        onSend={(text) => {
          if (edited) return void save(text);
          onSend(text);
          change("");
        }}
        tools={
          <>
            {onPhotos && !edited && <PhotoPicker onPhotos={onPhotos} />}
            {hasQuickReplies && (
              <QuickReplyPicker
                threadId={threadId}
                onChoose={(text) => {
                  change([draft || begun, text].filter(Boolean).join("\n"));
                  field.current?.focus();
                }}
              />
            )}
          </>
        }
        posts={{
          name: "text",
          hidden: (
            <>
              <input type="hidden" name="intent" value="send" />
              <input type="hidden" name="id" value={messageId} />
            </>
          ),
        }}
      />
    </div>
  );
}

const EditingLine = ({ onCancel }: { onCancel(): void }) => (
  <p className="flex items-center justify-between gap-3 border-t border-line bg-sea-wash px-4 py-1 text-sm">
    Editing your message
    <Button look="bare" size="small" className="text-sm" onClick={onCancel}>
      Cancel
    </Button>
  </p>
);

const MaskingLine = () => (
  <p className="flex items-center gap-2 border-t border-line px-4 py-2 text-sm text-muted">
    <ShieldCheck aria-hidden className="size-4 shrink-0" />
    {MASKING_NOTE}
  </p>
);
