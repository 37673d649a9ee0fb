import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { ListChoice } from "./list-choice.tsx";

const SHOWN_MS = 10_000;

type Props = { listingId: string; title: string; onClose(): void };

/** Says that a place was saved, and leads to its lists. It stays while it is pointed at or has the focus, and never takes the focus. */
export function SavedToast({ listingId, title, onClose }: Props) {
  const toast = useRef<HTMLDivElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [said, setSaid] = useState("Saved");
  useEffect(() => toast.current?.showPopover(), []);
  useEffect(() => {
    if (isHeld || isChoosing) return;
    const over = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(over);
  }, [isHeld, isChoosing, onClose]);
  useEffect(() => {
    if (isChoosing && !dialog.current?.open) dialog.current?.showModal();
  }, [isChoosing]);
  const hold = (isHeldNow: boolean) => () => setHeld(isHeldNow);
  return (
    <>
      <div
        ref={toast}
        role="group"
        aria-label="Saved"
        popover="manual"
        className="saved-toast"
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        onFocus={hold(true)}
        onBlur={hold(false)}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
      >
        <span role="status" className="min-w-0 truncate">
          {said}
        </span>
        <span aria-hidden>·</span>
        <button ref={change} type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          Change<span className="sr-only"> the lists of {title}</span>
        </button>
      </div>
      {isChoosing && (
        <Dialog title="Save to" dialog={dialog} onClose={() => (setChoosing(false), change.current?.focus())}>
          <ListChoice
            listingId={listingId}
            onChosen={(words) => {
              setSaid(words);
              dialog.current?.close();
            }}
          >
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </ListChoice>
        </Dialog>
      )}
    </>
  );
}
