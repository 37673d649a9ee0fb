import type { ListedMessage } from "./message-list.tsx";
import { type Outgoing, WAITING } from "./outbox.ts";

/** The messages that are on their way and not among those that are there, with why they wait and the way to take them back. */
export function waitingMessages(
  waiting: readonly Outgoing[],
  there: readonly { id: string }[],
  onWithdraw: (id: string) => void,
): ListedMessage[] {
  const accepted = new Set(there.map(({ id }) => id));
  return waiting
    .filter(({ id }) => !accepted.has(id))
    .map((message, i, all) => ({
      id: message.id,
      at: message.at,
      isMine: true,
      author: "",
      text: message.text,
      isWaiting: true,
      // What holds them all up is said once.
      note: <WaitingNote message={message} isLast={i === all.length - 1} onWithdraw={() => onWithdraw(message.id)} />,
    }));
}

function WaitingNote({ message: { problem, late }, isLast, onWithdraw }: { message: Outgoing; isLast: boolean; onWithdraw(): void }) {
  if (!problem && !late) return <span>Sending…</span>;
  const reason = isLast ? late : WAITING;
  return (
    <>
      <span className={`text-right ${problem ? "font-medium text-brick" : ""}`}>{problem ?? reason}</span>
      <button type="button" onClick={onWithdraw} className="link cursor-pointer py-1">
        {problem ? "Remove" : "Withdraw"}
      </button>
    </>
  );
}
