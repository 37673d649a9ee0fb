import { CONTROL } from "../../../ui/field.tsx";
import type { Sort } from "../query/search.rules.ts";

const SORT_LABELS = {
  recommended: "Recommended",
  newest: "Newest",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
  rating: "Best rated",
} as const satisfies Record<Sort, string>;

export function SortSelect({ value, onChange }: { value: Sort; onChange(): void }) {
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold">Sort by</span>
      <select key={value} name="sort" defaultValue={value} onChange={onChange} className={CONTROL}>
        {Object.entries(SORT_LABELS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
