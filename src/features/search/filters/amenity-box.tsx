import { amenityLabel, type AmenityFilter } from "../../listings/index.ts";
import { FilterBox } from "./filter-box.tsx";
import { plusOf } from "./filter-choices.ts";
import type { FiltersProps } from "./filters-props.ts";

/** Amenities that decide whether one can go at all, shown beside the list of the others. */
export const BESIDE_AMENITIES: readonly AmenityFilter[] = ["Step-free Access", "Crib"];

/** Whether listings here have the amenity, or it is asked for. */
export const isAmenityShown = ({ query, readings, summary }: FiltersProps, name: AmenityFilter): boolean =>
  (summary.amenities[name] ?? 0) > 0 || isAmenityAsked({ query, readings }, name);

export const isAmenityAsked = ({ query, readings }: Pick<FiltersProps, "query" | "readings">, name: AmenityFilter): boolean =>
  query.amenities.includes(name) || readings.some(({ meaning }) => meaning.amenity === name);

/** An amenity to tick, with how many listings have it; nothing where none has. */
export function AmenityBox({ name, ...props }: FiltersProps & { name: AmenityFilter }) {
  const { query, readings, summary, form, onChange, onGo } = props;
  if (!isAmenityShown(props, name)) return null;
  const checked = query.amenities.includes(name);
  const reading = readings.find(({ meaning }) => meaning.amenity === name);
  return (
    <FilterBox
      name="amenities"
      value={name}
      label={amenityLabel(name)}
      count={summary.amenities[name] ?? 0}
      plus={plusOf(summary)}
      form={form}
      checked={checked}
      onChange={onChange}
      onDrop={reading && !checked ? () => onGo({ ...query, q: reading.without }) : undefined}
    />
  );
}
