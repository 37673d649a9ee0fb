import { useState } from "react";
import type { AmenityFilter } from "../../listings/index.ts";
import { AmenityBox, BESIDE_AMENITIES, isAmenityAsked, isAmenityShown } from "./amenity-box.tsx";
import type { FiltersProps } from "./filters-props.ts";

const SHOWN = 8;

/**
 * The amenities that listings here have: what is asked for and the most common first, all others behind "Show all". Each keeps its place while
 * others are ticked.
 */
export function AmenityFilters(props: FiltersProps) {
  const { summary } = props;
  const names = (Object.keys(summary.amenities) as AmenityFilter[]).filter((name) => !BESIDE_AMENITIES.includes(name));
  const [places] = useState(() => {
    const countOf = (name: AmenityFilter) => summary.amenities[name] ?? 0;
    const inOrder = names.toSorted(
      (a, b) => Number(isAmenityAsked(props, b)) - Number(isAmenityAsked(props, a)) || countOf(b) - countOf(a),
    );
    return new Map(inOrder.map((name, index) => [name, index]));
  });
  const placeOf = (name: AmenityFilter) => places.get(name) ?? places.size;
  const fitting = names.filter((name) => isAmenityShown(props, name)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const [shown, hidden] = [fitting.slice(0, SHOWN), fitting.slice(SHOWN)];
  if (shown.length === 0) return null;
  const box = (name: AmenityFilter) => <AmenityBox key={name} name={name} {...props} />;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-semibold">Amenities</legend>
      {shown.map(box)}
      {hidden.length > 0 && (
        <details className="group open:flex open:flex-col-reverse">
          <summary className="link inline-flex min-h-9 cursor-pointer items-center px-1 text-sm pointer-coarse:min-h-11">
            <span className="group-open:hidden">{`Show all ${fitting.length} amenities`}</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          {hidden.map(box)}
        </details>
      )}
    </fieldset>
  );
}
