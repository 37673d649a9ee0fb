import type { ListedMessage } from "./message-list.tsx";
import type { Waiting } from "./use-outbox.ts";

/** The messages that are on their way and not among those that are there, with why they wait and the way to take them back. */
export function waitingMessages(
  waiting: readonly Waiting[],
  there: readonly { id: string }[],
  onWithdraw: (id: string) => void,
): ListedMessage[] {
  const accepted = new Set(there.map(({ id }) => id));
  return waiting
    .filter(({ id }) => !accepted.has(id))
    .map((message) => ({
      id: message.id,
      at: message.at,
      isMine: true,
      author: "",
      text: message.text,
      isWaiting: true,
      note: <WaitingNote message={message} onWithdraw={() => onWithdraw(message.id)} />,
    }));
}

function WaitingNote({ message: { problem, late }, onWithdraw }: { message: Waiting; onWithdraw(): void }) {
  if (!problem && !late) return <span>Sending…</span>;
  return (
    <>
      <span className={problem ? "font-medium text-brick" : undefined}>{problem ?? late}</span>
      <button type="button" onClick={onWithdraw} className="link cursor-pointer py-1">
        {problem ? "Remove" : "Withdraw"}
      </button>
    </>
  );
}
