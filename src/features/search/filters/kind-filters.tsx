import { HOME_KINDS } from "../../listings/index.ts";
import { FilterBox } from "./filter-box.tsx";
import { plusOf } from "./filter-choices.ts";
import { BOAT_KIND_LABELS, BOAT_KINDS_SHOWN, CATEGORIES_SHOWN, CATEGORY_LABELS, HOME_KIND_LABELS } from "./filter-words.ts";
import type { FiltersProps } from "./filters-props.ts";

/** Types without a listing are left out, unless they were chosen. */
export function KindFilters({ query, readings, summary, form, onChange, onGo }: FiltersProps) {
  const kinds = CATEGORIES_SHOWN.map((value) => ({
    value,
    label: CATEGORY_LABELS[value],
    count: summary.categories[value] ?? 0,
    checked: query.categories.includes(value),
    reading: readings.find(({ meaning }) => meaning.category === value),
  })).filter(({ count, checked, reading }) => count > 0 || checked || reading);
  const homes = HOME_KINDS.map((value) => ({
    value,
    label: HOME_KIND_LABELS[value],
    count: summary.homeKinds[value] ?? 0,
    checked: query.homeKinds.includes(value),
    reading: readings.find(({ meaning }) => meaning.homeKind === value),
  })).filter(({ count, checked, reading }) => count > 0 || checked || reading);
  const boats = BOAT_KINDS_SHOWN.map((value) => ({
    value,
    label: BOAT_KIND_LABELS[value],
    count: summary.boatKinds[value] ?? 0,
    checked: query.boatKinds.includes(value),
    reading: readings.find(({ meaning }) => meaning.boatKind === value),
  })).filter(({ count, checked, reading }) => count > 0 || checked || reading);
  const box = (name: string) => (row: (typeof kinds)[number] | (typeof homes)[number] | (typeof boats)[number]) => (
    <FilterBox
      key={row.value}
      name={name}
      value={row.value}
      label={row.label}
      count={row.count}
      plus={plusOf(summary)}
      form={form}
      checked={row.checked}
      onChange={onChange}
      onDrop={row.reading && !row.checked ? () => onGo({ ...query, q: row.reading?.without ?? "" }) : undefined}
    />
  );
  const showsBoats =
    boats.length > 0 &&
    (query.type === "boat" || boats.some(({ checked, reading }) => checked || reading) || summary.facts.boats === summary.total);
  const showsHomes = homes.length > 0 && (query.type !== "boat" || homes.some(({ checked, reading }) => checked || reading));
  return (
    <>
      {kinds.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-2 font-semibold">Type</legend>
          {kinds.map(box("categories"))}
        </fieldset>
      )}
      {showsHomes && (
        <fieldset className="grid gap-1">
          <legend className="mb-2 font-semibold">Kind of home</legend>
          {homes.map(box("homeKinds"))}
        </fieldset>
      )}
      {showsBoats && (
        <fieldset className="grid gap-1">
          <legend className="mb-2 font-semibold">Kind of boat</legend>
          {boats.map(box("boatKinds"))}
        </fieldset>
      )}
    </>
  );
}
