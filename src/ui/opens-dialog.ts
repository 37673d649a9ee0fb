import type { MouseEvent, RefObject } from "react";

/** For a button that opens a dialog. The browser does it until our scripts are there; then they do, also where it cannot. */
export const opensDialog = (id: string, dialog: RefObject<HTMLDialogElement | null>) => ({
  command: "show-modal",
  commandfor: id,
  onClick(event: MouseEvent) {
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
  },
});
