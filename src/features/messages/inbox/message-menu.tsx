import { Ellipsis } from "../../../ui/icons/index.ts";
import { useState } from "react";
import { mayEdit, mayUnsend } from "../message.rules.ts";
import type { MessageView } from "../message.schema.ts";

type Props = {
  message: MessageView;
  /** Null until the page is ready. */ now: Date | null;
  onEdit(m: MessageView): void;
  onUnsend(m: MessageView): void;
};

const ITEM = "link min-h-6 cursor-pointer px-1";

/** What can still be done with one's own message. */
export function MessageMenu({ message, now, onEdit, onUnsend }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!now || message.isUnsent) return null;
  const sent = { createdAt: new Date(message.createdAt), unsentAt: null };
  const [canEdit, canUnsend] = [message.kind === "text" && mayEdit(sent, now), mayUnsend(sent, now)];
  if (!canEdit && !canUnsend) return null;
  const choose = (act: (m: MessageView) => void) => () => {
    setIsOpen(false);
    act(message);
  };
  return (
    <>
      {isOpen && canEdit && (
        <button type="button" onClick={choose(onEdit)} className={ITEM}>
          Edit
        </button>
      )}
      {isOpen && canUnsend && (
        <button type="button" onClick={choose(onUnsend)} className={ITEM}>
          Unsend
        </button>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex size-7 cursor-pointer items-center justify-center rounded-full text-muted hover:bg-sea-wash hover:text-ink"
      >
        <Ellipsis aria-hidden className="size-4" />
        <span className="sr-only">Message options</span>
      </button>
    </>
  );
}
