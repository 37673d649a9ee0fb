import { amenityLabel, type AmenityFilter } from "../../listings/index.ts";
import { FilterBox } from "./filter-box.tsx";
import type { FiltersProps } from "./filters-props.ts";

const SHOWN = 8;

/** The amenities that listings here have, the most common first; all others behind "Show all". */
export function AmenityFilters({ query, readings, summary, form, onChange, onGo }: FiltersProps) {
  const rows = (Object.keys(summary.amenities) as AmenityFilter[]).map((name) => ({
    name,
    count: summary.amenities[name] ?? 0,
    checked: query.amenities.includes(name),
    reading: readings.find(({ meaning }) => meaning.amenity === name),
  }));
  const inUse = rows.filter(({ checked, reading }) => checked || reading);
  const others = rows.filter((row) => !inUse.includes(row) && row.count > 0).toSorted((a, b) => b.count - a.count);
  const shown = [...inUse, ...others.slice(0, Math.max(0, SHOWN - inUse.length))];
  const hidden = others.filter((row) => !shown.includes(row));
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
            <span className="group-open:hidden">Show all {shown.length + hidden.length} amenities</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          {hidden.map(box)}
        </details>
      )}
    </fieldset>
  );
}
