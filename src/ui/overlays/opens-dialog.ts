import type { MouseEvent, RefObject } from "react";

/** For a button that opens a dialog: HTML opens it before hydration, the handler in browsers without invoker commands. */
export const opensDialog = (id: string, dialog: RefObject<HTMLDialogElement | null>) => ({
  command: "show-modal",
  commandfor: id,
  onClick(event: MouseEvent) {
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
  },
});
