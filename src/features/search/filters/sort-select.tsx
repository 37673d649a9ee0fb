import { ArrowDownUp } from "../../../ui/icons/index.ts";
import { CONTROL } from "../../../ui/forms/field.tsx";
import type { Sort } from "../query/search.rules.ts";
import { useAsked } from "./use-asked.ts";

const SORT_LABELS = {
  recommended: "Recommended",
  newest: "Newest",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
  rating: "Best rated",
} as const satisfies Record<Sort, string>;

const OPTIONS = Object.entries(SORT_LABELS).map(([key, label]) => (
  <option key={key} value={key}>
    {label}
  </option>
));

/** A part of the form, beside the count. */
export function SortSelect({ value, form, onChange }: { value: Sort; form: string; onChange(): void }) {
  const [shown, setShown] = useAsked<Sort>(value);
  return (
    <label className="flex items-center gap-2">
      <span className="text-sm font-semibold whitespace-nowrap max-2xl:sr-only">Sort by</span>
      <select
        form={form}
        name="sort"
        value={shown}
        onChange={(event) => {
          setShown(event.target.value as Sort);
          onChange();
        }}
        className={`${CONTROL} min-h-10! w-auto py-1! max-2xl:max-w-44`}
      >
        {OPTIONS}
      </select>
    </label>
  );
}

/** An icon with the browser's own list behind it, where there is no room for words. */
export const SortIcon = ({ value, onChange }: { value: Sort; onChange(sort: Sort): void }) => (
  <label className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong bg-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea">
    <ArrowDownUp aria-hidden className="size-5" />
    {value !== "recommended" && <span aria-hidden className="absolute top-0 right-0 size-3 rounded-full bg-sea" />}
    <span className="sr-only">Sort by</span>
    <select
      value={value}
      onChange={(event) => onChange(event.target.value as Sort)}
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full opacity-0"
    >
      {OPTIONS}
    </select>
  </label>
);
