import { useState } from "react";
import { amenityLabel, type AmenityFilter } from "../../listings/index.ts";
import { FilterBox } from "./filter-box.tsx";
import type { FiltersProps } from "./filters-props.ts";

const SHOWN = 8;

/**
 * The amenities that listings here have: what is asked for and the most common first, all others behind "Show all". Each keeps its place while
 * others are ticked.
 */
export function AmenityFilters({ query, readings, summary, form, onChange, onGo }: FiltersProps) {
  const rows = (Object.keys(summary.amenities) as AmenityFilter[]).map((name) => ({
    name,
    count: summary.amenities[name] ?? 0,
    checked: query.amenities.includes(name),
    reading: readings.find(({ meaning }) => meaning.amenity === name),
  }));
  const isInUse = ({ checked, reading }: (typeof rows)[number]) => checked || reading !== undefined;
  const [places] = useState(() => {
    const inOrder = rows.toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)) || b.count - a.count);
    return new Map(inOrder.map(({ name }, index) => [name, index]));
  });
  const placeOf = ({ name }: (typeof rows)[number]) => places.get(name) ?? places.size;
  const fitting = rows.filter((row) => row.count > 0 || isInUse(row)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const [shown, hidden] = [fitting.slice(0, SHOWN), fitting.slice(SHOWN)];
  if (shown.length === 0) return null;
  const box = ({ name, count, checked, reading }: (typeof rows)[number]) => (
    <FilterBox
      key={name}
      name="amenities"
      value={name}
      label={amenityLabel(name)}
      count={count}
      plus={summary.countsAreCapped ? "+" : ""}
      form={form}
      checked={checked}
      onChange={onChange}
      onDrop={reading && !checked ? () => onGo({ ...query, q: reading.without }) : undefined}
    />
  );
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-semibold">Amenities</legend>
      {shown.map(box)}
      {hidden.length > 0 && (
        <details className="group grid gap-1">
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
