import { Map as MapIcon, Search, SlidersHorizontal } from "../../../ui/icons/index.ts";
import type { ReactNode, RefObject } from "react";
import { Button } from "../../../ui/button.tsx";
import { opensDialog } from "../../../ui/overlays/opens-dialog.ts";
import type { DateProblem } from "../query/when.rules.ts";
import { whoInWords } from "../../availability/index.ts";
import { type SearchDraft, whenInWords } from "../bar/search-draft.ts";

export type SheetOf = { id: string; dialog: RefObject<HTMLDialogElement | null> };

const opens = ({ id, dialog }: SheetOf) => ({ ...opensDialog(id, dialog), "aria-haspopup": "dialog" as const });

type Props = {
  q: string;
  draft: SearchDraft;
  problem: DateProblem | null;
  bar: SheetOf;
  filters: SheetOf;
  filtersInUse: number;
  children: ReactNode;
};

/** On a small screen: what is searched for, in one line that stays, and what opens the bar and the filters. */
export function SearchPill({ q, draft, problem, bar, filters, filtersInUse, children }: Props) {
  return (
    <div className="sticky top-16 z-20 -mx-[clamp(1rem,4vw,2.5rem)] flex items-center gap-2 border-b border-line bg-sand px-[clamp(1rem,4vw,2.5rem)] py-2 without-script:hidden lg:hidden">
      <button
        type="button"
        {...opens(bar)}
        className="flex min-h-12 min-w-0 grow cursor-pointer items-center gap-3 rounded-full border border-line-strong bg-paper px-3 text-left xs:px-4"
      >
        <Search aria-hidden className="size-5 shrink-0 max-xs:hidden" />
        <span className="sr-only">Change the search: </span>
        <span className="grid min-w-0 leading-tight">
          <span className="truncate font-semibold">{q || "Anywhere"}</span>
          {problem ? (
            <span className="truncate text-sm font-medium text-brick">{problem.message}</span>
          ) : (
            <span className="numbers line-clamp-2 text-sm text-muted">
              <span className="inline-block">{whenInWords(draft) || "Any week"} ·&nbsp;</span>
              <span className="inline-block">{whoInWords(draft) || "Guests"}</span>
            </span>
          )}
        </span>
      </button>
      <button
        type="button"
        {...opens(filters)}
        className="relative inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-paper"
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        <span className="sr-only">Filters</span>
        <InUse count={filtersInUse} className="absolute -top-1 -right-1" />
      </button>
      {children}
    </div>
  );
}

const InUse = ({ count, className = "" }: { count: number; className?: string }) =>
  count > 0 && (
    <span
      className={`numbers inline-flex min-w-5 items-center justify-center rounded-full bg-sea px-1 text-xs font-semibold text-on-sea ${className}`}
    >
      {count}
      <span className="sr-only"> active</span>
    </span>
  );

/** Where the bar stands above the list, what opens the filters. */
export const FiltersButton = ({ filters, inUse }: { filters: SheetOf; inUse: number }) => (
  <Button look="quiet" className="shrink-0 without-script:hidden max-lg:hidden" {...opens(filters)}>
    <SlidersHorizontal aria-hidden className="size-4" /> Filters
    <InUse count={inUse} />
  </Button>
);

/** A floating button that opens the map, where there is no room for it beside the list. */
export const MapButton = ({ map }: { map: SheetOf }) => (
  <div className="pointer-events-none sticky bottom-[calc(1rem+var(--bottom-bar))] z-20 flex justify-center without-script:hidden lg:hidden">
    <Button look="quiet" className="pointer-events-auto rounded-full! shadow-float" {...opens(map)}>
      <MapIcon aria-hidden className="size-4" /> Map
    </Button>
  </div>
);
