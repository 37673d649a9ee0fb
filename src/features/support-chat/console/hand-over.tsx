import { useRef, useState } from "react";
import { type Answer, api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";

type Props = { chatId: string; ownId: string; onDone(call: Promise<Answer<unknown>>): void };

/** Gives a chat to a colleague. */
export function HandOver({ chatId, ownId, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [agents, setAgents] = useState<{ id: string; name: string }[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    dialog.current?.showModal();
    const answer = await ask(api.GET("/support/agents"), "Failed to load agents");
    setFailure(answer.ok ? null : answer.refusal.message);
    if (answer.ok) setAgents(answer.value.agents.filter(({ id }) => id !== ownId));
  };
  const give = (agentId: string) => {
    dialog.current?.close();
    onDone(
      ask(
        api.PUT("/support/chats/{chatId}/agent", { params: { path: { chatId } }, body: { agentId } }),
        "Failed to hand over conversation",
      ),
    );
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => void open()}>
        Hand over
      </Button>
      <Dialog title="Hand over to" dialog={dialog}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {agents.length === 0 && !failure && <p className="text-muted">There are no other agents.</p>}
        <ul className="grid gap-2">
          {agents.map(({ id, name }) => (
            <li key={id}>
              <Button look="quiet" className="w-full" onClick={() => give(id)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
        <Button look="bare" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </Dialog>
    </>
  );
}
