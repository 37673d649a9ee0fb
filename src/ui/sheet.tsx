import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

type Props = { open: boolean; onClose(): void; title: string; footer?: ReactNode; children: ReactNode; id?: string };

/** A modal sheet that comes up from the foot of the screen. The browser traps the focus, closes it by Escape and gives the focus back. */
export function Sheet({ open, onClose, title, footer, children, id }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="bottom-sheet fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[92dvh] w-full max-w-xl overflow-hidden rounded-t-[20px] border border-line bg-paper p-0 shadow-float"
    >
      <div className="flex max-h-[92dvh] flex-col">
        <header className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="truncate text-lg">
            {title}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sea-wash"
            {...(id ? { command: "close", commandfor: id } : {})}
          >
            <X aria-hidden className="size-6" />
            <span className="sr-only">Close</span>
          </button>
        </header>
        <div className="grid min-h-0 gap-5 overflow-y-auto overscroll-contain p-5">{children}</div>
        {footer && <footer className="border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">{footer}</footer>}
      </div>
    </dialog>
  );
}
