import { fillReply, type ReplyValues } from "../chat.rules.ts";
import type { CannedReplies } from "../chat.schema.ts";

type Reply = CannedReplies["replies"][number];
type Props = { id: string; found: Reply[]; active: Reply | undefined; values: ReplyValues; onChoose(reply: Reply): void };

/** Above the field: what a slash found, and how the chosen one reads in this chat. */
export function SlashReplies({ id, found, active, values, onChoose }: Props) {
  return (
    <div className="grid max-h-64 shrink-0 gap-2 overflow-y-auto border-t border-line bg-paper p-2">
      <div id={id} role="listbox" aria-label="Canned replies" className="grid">
        {found.map((reply) => (
          // The field has the focus, and its keys move here.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={reply === active}
            onClick={() => onChoose(reply)}
            className="cursor-pointer rounded-md px-3 py-2 hover:bg-sand aria-selected:bg-sea-wash"
          >
            <p className="font-semibold wrap-anywhere">{reply.title}</p>
            <p className={`text-sm text-muted wrap-anywhere ${reply === active ? "whitespace-pre-wrap" : "truncate"}`}>
              {fillReply(reply.content, values)}
            </p>
          </div>
        ))}
      </div>
      <p role="status" className="px-3 text-xs text-muted">
        {found.length === 0 ? "No reply matches. Esc to write on." : "↑ ↓ to choose, Enter to use it, Esc to write on."}
      </p>
    </div>
  );
}
