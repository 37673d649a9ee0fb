import type { SearchQuery } from "../query/search.schema.ts";

type Props = { value: SearchQuery["prices"]; form: string; onChange(): void };

const LABELS = { total: "Total", nightly: "Per night" } as const satisfies Record<SearchQuery["prices"], string>;

/** Whether cards and pins show the whole stay's price or a night's. */
export function PriceToggle({ value, form, onChange }: Props) {
  return (
    <fieldset className="flex shrink-0 rounded-full border border-line-mid bg-paper p-0.5 whitespace-nowrap">
      <legend className="sr-only">Show prices</legend>
      {Object.entries(LABELS).map(([key, label]) => (
        <label
          key={key}
          className="relative inline-flex min-h-9 cursor-pointer items-center rounded-full px-3 text-sm font-medium has-checked:bg-ink has-checked:text-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
        >
          <input
            type="radio"
            form={form}
            name="prices"
            value={key}
            defaultChecked={key === value}
            onChange={onChange}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
