import { useRef, useState } from "react";
import { type Answer, api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Agents } from "../chat.schema.ts";

type Props = { chatId: string; ownId: string; onDone(call: Promise<Answer<unknown>>): void };

const PRESENCE = { here: "Online", away: "Away", offline: "Offline" };
const DOTS = { here: "bg-moss", away: "border-2 border-ember", offline: "border-2 border-line-strong" };

/** Gives a chat to a colleague, who is told. */
export function HandOver({ chatId, ownId, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [agents, setAgents] = useState<Agents["agents"]>([]);
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
          {agents.map(({ id, name, presence }) => (
            <li key={id}>
              <Button look="quiet" className="w-full justify-start gap-3 text-left" onClick={() => give(id)}>
                <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${DOTS[presence]}`} />
                <span className="min-w-0 grow wrap-anywhere">{name}</span>
                <span className="shrink-0 text-sm font-normal text-muted">{PRESENCE[presence]}</span>
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
