import { type ReactNode, type RefObject, useId } from "react";

type Props = { id?: string; title: string; dialog: RefObject<HTMLDialogElement | null>; onClose?: () => void; children: ReactNode };

/** A confirmation dialog: centered on a large screen, at the bottom of a small one. Escape closes it. */
export function Dialog({ id, title, dialog, onClose, children }: Props) {
  const titleId = useId();
  return (
    <dialog
      id={id}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="sheet sm:inset-0 sm:m-auto sm:h-fit sm:w-[28rem] sm:rounded-lg sm:border sm:border-line"
    >
      <div className="grid gap-4 overflow-y-auto p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
