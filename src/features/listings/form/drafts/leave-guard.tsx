import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";

/** Asks before the page is left with unsaved changes. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: () => boolean; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty());

  useEffect(() => {
    if (blocker.state === "blocked") dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocker.state]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();
    addEventListener("beforeunload", onUnload);
    return () => removeEventListener("beforeunload", onUnload);
  }, [isDirty]);

  return (
    <Dialog title="Leave without saving?" dialog={dialog} onClose={() => blocker.state === "blocked" && blocker.reset()}>
      <p>Your changes to this listing haven't been saved.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          Keep editing
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onLeave();
            if (blocker.state === "blocked") blocker.proceed();
          }}
        >
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}
