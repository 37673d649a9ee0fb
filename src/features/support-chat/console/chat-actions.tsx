import { type RefObject, useRef } from "react";
import { type Answer, api, ask } from "../../../platform/api-client.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import type { ChatForAgent } from "../chat.schema.ts";
import { HandOver } from "./hand-over.tsx";

type Done = (call: Promise<Answer<unknown>>) => Promise<void>;
type Props = { about: ChatForAgent; ownId: string; onTake(): void; onDone: Done; onClose(): void };

/** Who answers an open chat: this agent, a colleague, or whoever takes it next. */
export function ChatActions({ about, ownId, onTake, onDone, onClose }: Props) {
  const { id: chatId, agentId } = about;
  const isMine = agentId === ownId;
  if (agentId !== null && !isMine) return <TakeOver about={about} onDone={onDone} />;
  const putBack = () =>
    onDone(ask(api.DELETE("/support/chats/{chatId}/agent", { params: { path: { chatId } } }), "Failed to put conversation back"));
  return (
    <div className="flex flex-wrap gap-2">
      {!isMine && (
        <Button onClick={onTake} size="small">
          Take
        </Button>
      )}
      <HandOver chatId={chatId} ownId={ownId} onDone={(call) => void onDone(call)} />
      {isMine && (
        <Button look="quiet" size="small" onClick={() => void putBack()}>
          Back to queue
        </Button>
      )}
      <Button look="quiet" size="small" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

/** From a colleague, who is told; it asks once more, because they may be writing. */
function TakeOver({ about: { id: chatId, agentId, agentName, agentPresence }, onDone }: { about: ChatForAgent; onDone: Done }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = agentName ?? "Your colleague";
  const takeOver = () => {
    dialog.current?.close();
    const params = { path: { chatId } };
    void onDone(
      ask(api.POST("/support/chats/{chatId}/takeover", { params, body: { from: agentId ?? "" } }), "Failed to take over conversation"),
    );
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => dialog.current?.showModal()}>
        Take over
      </Button>
      <Dialog title="Take this chat over?" dialog={dialog}>
        <p>
          {agentPresence === "here" ? `${name} is here and may be writing.` : `${name} is away.`} We'll tell {firstName(name)}, and it's
          logged in the audit trail.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={takeOver}>Take it over</Button>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}

export const CloseDialog = ({ dialog, onClose }: { dialog: RefObject<HTMLDialogElement | null>; onClose(): void }) => (
  <Dialog title="Close this conversation?" dialog={dialog}>
    <p>It stays closed. They can read it, and start a new one.</p>
    <div className="flex flex-wrap gap-3">
      <Button
        look="danger"
        onClick={() => {
          dialog.current?.close();
          onClose();
        }}
      >
        Close conversation
      </Button>
      <Button look="quiet" onClick={() => dialog.current?.close()}>
        Cancel
      </Button>
    </div>
  </Dialog>
);
