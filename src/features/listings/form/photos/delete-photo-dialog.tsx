import type { RefObject } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";

type Props = { dialog: RefObject<HTMLDialogElement | null>; number: number; onDelete(): void };

export function DeletePhotoDialog({ dialog, number, onDelete }: Props) {
  const close = () => dialog.current?.close();
  return (
    <Dialog title={`Delete photo ${number || ""}?`} dialog={dialog}>
      <p>This can't be undone.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
        <Button
          look="danger"
          onClick={() => {
            close();
            onDelete();
          }}
        >
          Delete photo
        </Button>
      </div>
    </Dialog>
  );
}
