import { X } from "../../../ui/icons/index.ts";
import { useEffect, useRef } from "react";
import { SearchForm } from "./search-form.tsx";

/** The whole bar, over the page: from the top where there is room, else from the bottom. Its code loads when it is first opened. */
export function SearchDrop({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      className="sheet max-lg:overflow-y-auto lg:sheet-drop"
    >
      <div className="page max-w-5xl py-4 lg:py-6">
        <div className="mb-3 flex items-center justify-between">
          <p className="font-serif text-xl font-semibold">Where to next?</p>
          <button
            type="button"
            onClick={close}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-sea-wash"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <SearchForm placeholder="Search by city, state, or address..." earliestToday="" layout="sheet" mayBeEmpty onSent={close} />
      </div>
    </dialog>
  );
}
