import { firstName } from "../../../platform/words/first-name.ts";
import type { ChatForAgent, ChatState } from "../chat.schema.ts";
import { EmailTranscript } from "../email-transcript.tsx";
import { UnsentReply } from "./unsent-reply.tsx";

type Props = { chat: ChatState; about: ChatForAgent | null; ownName: string; draft: string; onDiscard(): void };

/** In place of the field, where this agent can't write. */
export function ReadOnly({ chat, about, ownName, draft, onDiscard }: Props) {
  const isClosed = chat.status === "closed";
  const rating = about?.rating;
  return (
    <div className="grid gap-4 border-t border-line p-4">
      <p className="text-muted">
        {isClosed ? closedInWords(chat, about, ownName) : `${about?.agentName ?? "Another agent"} is handling this chat.`}
      </p>
      {rating && (
        <p>
          Rated {rating.stars} of 5{rating.text && `: “${rating.text}”`}
        </p>
      )}
      {draft && <UnsentReply text={draft} email={about?.person.email} subject={chat.subject} onDiscard={onDiscard} />}
      {isClosed && <EmailTranscript chatId={chat.id} label={`Email ${firstName(about?.person.name ?? "") || "them"} a copy`} />}
    </div>
  );
}

function closedInWords({ closedBySupport, closedByName }: ChatState, about: ChatForAgent | null, ownName: string): string {
  if (!closedBySupport) return `${firstName(about?.person.name ?? "") || "The other person"} closed this conversation.`;
  return closedByName === ownName ? "You closed this conversation." : `${closedByName ?? "A colleague"} closed this conversation.`;
}
