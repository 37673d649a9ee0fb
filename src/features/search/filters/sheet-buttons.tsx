import { Map as MapIcon, SlidersHorizontal } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../../ui/button.tsx";
import { opensDialog } from "../../../ui/opens-dialog.ts";

type Sheet = { id: string; dialog: RefObject<HTMLDialogElement | null> };

/** Floating buttons that open the filters and the map, where there is no room for them beside the list. */
export function SheetButtons({ filters, map, filtersInUse }: { filters: Sheet; map: Sheet; filtersInUse: number }) {
  const opens = ({ id, dialog }: Sheet) => ({ ...opensDialog(id, dialog), "aria-haspopup": "dialog" as const });
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 order-last flex justify-center without-script:hidden xl:hidden">
      <div className="pointer-events-auto flex divide-x divide-line overflow-hidden rounded-full border border-line bg-paper shadow-float">
        <Button look="bare" className="rounded-l-full lg:hidden" {...opens(filters)}>
          <SlidersHorizontal aria-hidden className="size-4" /> Filters
          {filtersInUse > 0 && (
            <span className="numbers inline-flex min-w-5 items-center justify-center rounded-full bg-sea px-1.5 text-xs text-on-sea">
              {filtersInUse}
              <span className="sr-only"> active</span>
            </span>
          )}
        </Button>
        <Button look="bare" className="rounded-r-full" {...opens(map)}>
          <MapIcon aria-hidden className="size-4" /> Map
        </Button>
      </div>
    </div>
  );
}
