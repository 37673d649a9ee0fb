import { Zap } from "../../../ui/icons/index.ts";
import { useRef, useState } from "react";
import { href, Link } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { QuickReplyView } from "../replies/reply.schema.ts";

/** The host's quick replies as they read in this thread, to be chosen into the composer. */
export function QuickReplyPicker({ threadId, onChoose }: { threadId: string; onChoose(text: string): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [replies, setReplies] = useState<QuickReplyView[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    dialog.current?.showModal();
    const path = { threadId };
    const answer = await ask(api.GET("/threads/{threadId}/quick-replies", { params: { path } }), "Failed to load quick replies");
    setFailure(answer.ok ? null : answer.refusal.message);
    if (answer.ok) setReplies(answer.value.replies);
  };
  return (
    <div className="shrink-0 without-script:hidden">
      <Button look="bare" onClick={() => void open()} size="icon">
        <Zap aria-hidden className="size-5" />
        <span className="sr-only">Quick replies</span>
      </Button>
      <Dialog title="Quick replies" dialog={dialog}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {replies?.length === 0 && <p className="text-muted">You don't have any yet.</p>}
        <ul className="grid gap-2">
          {replies?.map(({ id, title, content }) => (
            <li key={id}>
              <Button
                look="quiet"
                className="w-full justify-start text-left wrap-anywhere"
                onClick={() => {
                  dialog.current?.close();
                  onChoose(content);
                }}
              >
                {title}
              </Button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-4">
          <Link to={href("/host/messages")} className="link">
            Manage quick replies
          </Link>
          <Button look="bare" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
