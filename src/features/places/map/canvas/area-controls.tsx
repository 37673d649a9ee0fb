import { RotateCw } from "../../../../ui/icons/index.ts";
import { useId } from "react";

const SHAPE = "flex min-h-11 items-center rounded-md border border-line bg-paper text-sm font-medium shadow-float";

/** Has no name: the map may be in the search form, which must not send this. */
export function MoveSwitch({ isOn, isShort, onChange }: { isOn: boolean; isShort: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className={`${SHAPE} px-3`}>
      <input id={id} type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} className="size-4.5 accent-sea" />
      <label htmlFor={id} className="cursor-pointer py-2.5 pl-2.5">
        Search as I move<span className={isShort ? "sr-only" : ""}> the map</span>
      </label>
    </div>
  );
}

/** Beside the switch, where the visitor moved away from what was searched. */
export function SearchHere({ onSearch }: { onSearch: () => void }) {
  return (
    <button type="button" onClick={onSearch} className={`${SHAPE} cursor-pointer gap-2 px-3 text-sea hover:bg-sea-wash`}>
      <RotateCw aria-hidden className="size-4 max-sm:hidden" />
      Search this area
    </button>
  );
}
