import type { ReactNode, RefObject } from "react";
import { X } from "../../ui/icons/index.ts";

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  /** Lets go of the selection, if there is one. */
  onClear: (() => void) | null;
  children?: ReactNode;
};

/** What is selected, and the way to let go of it on a wide screen. */
export const PanelHead = ({ heading, title, onClear, children }: Props) => (
  <div className="flex items-start justify-between gap-3">
    <div className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="rounded-md text-xl wrap-anywhere">
        {title}
      </h2>
      {children}
    </div>
    {onClear && (
      <button
        type="button"
        onClick={onClear}
        className="-m-2.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sea-wash max-lg:hidden"
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">Clear selection</span>
      </button>
    )}
  </div>
);
