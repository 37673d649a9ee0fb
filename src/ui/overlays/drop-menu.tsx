import { type ReactNode, type SyntheticEvent, useRef } from "react";

type Props = { label: ReactNode; look: string; className: string; children: ReactNode };

/** A button with a menu under it. It opens without scripts, too; it closes when the focus leaves it, and by Escape. */
export function DropMenu({ label, look, className, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  // What happens in a dialog of the menu doesn't close it: the dialog would go with it.
  const closeFor = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest("dialog")) return;
    close();
    summary.current?.focus();
  };
  return (
    <details
      ref={menu}
      className="relative shrink-0"
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={(event) => event.key === "Escape" && closeFor(event)}
      onSubmit={closeFor}
    >
      <summary
        ref={summary}
        className={`inline-flex min-h-11 cursor-pointer list-none items-center justify-center hover:bg-sea-wash [&::-webkit-details-marker]:hidden ${look}`}
      >
        {label}
      </summary>
      <div className={`absolute top-full z-10 grid rounded-lg border border-line bg-paper p-2 shadow-float ${className}`}>{children}</div>
    </details>
  );
}

export const MENU_LINK = "flex min-h-11 items-center gap-2 rounded-md px-3 text-ink no-underline hover:bg-sea-wash";
