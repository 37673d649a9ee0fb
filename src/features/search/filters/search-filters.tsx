import type { AmenityFilter, Category } from "../../listings/index.ts";
import { PriceFilter } from "./price-filter.tsx";
import type { SearchQuery, SearchSummary } from "../query/search.schema.ts";

const CATEGORY_LABELS: Record<Category, string> = { House: "Houses", Apartment: "Apartments", Boat: "Boats", Yacht: "Yachts" };
const SHOWN_AMENITIES: AmenityFilter[] = [
  "Pool",
  "WiFi",
  "Kitchen",
  "Air Conditioning",
  "Free parking",
  "Hot Tub",
  "Sauna",
  "Workspace",
  "Washer",
  "Water Toys",
  "Fishing Gear",
  "GPS Navigation",
];

type Props = {
  query: SearchQuery;
  summary: SearchSummary;
  /** The id of the form that the checkboxes belong to. */
  form: string;
  onChange(): void;
};

/** The side filters; every checkbox shows how many listings it would leave. */
export function SearchFilters({ query, summary, form, onChange }: Props) {
  const plus = summary.countsAreCapped ? "+" : "";
  return (
    <div className="grid gap-7">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">Price per night</legend>
        <PriceFilter
          key={`${query.minPrice} ${query.maxPrice}`}
          minPrice={query.minPrice}
          maxPrice={query.maxPrice}
          histogram={summary.prices}
          form={form}
          onCommit={onChange}
        />
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">Type</legend>
        {Object.entries(CATEGORY_LABELS).map(([value, label]) => (
          <FilterBox
            key={value}
            name="categories"
            value={value}
            label={label}
            count={summary.categories[value] ?? 0}
            plus={plus}
            form={form}
            checked={query.categories.includes(value as Category)}
            onChange={onChange}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">Amenities</legend>
        {SHOWN_AMENITIES.map((name) => (
          <FilterBox
            key={name}
            name="amenities"
            value={name}
            label={name}
            count={summary.amenities[name] ?? 0}
            plus={plus}
            form={form}
            checked={query.amenities.includes(name)}
            onChange={onChange}
          />
        ))}
      </fieldset>
    </div>
  );
}

type BoxProps = {
  name: string;
  value: string;
  label: string;
  count: number;
  plus: string;
  form: string;
  checked: boolean;
  onChange(): void;
};

function FilterBox({ name, value, label, count, plus, form, checked, onChange }: BoxProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-1 hover:bg-sea-wash pointer-coarse:min-h-11">
      <input
        key={String(checked)}
        type="checkbox"
        form={form}
        name={name}
        value={value}
        defaultChecked={checked}
        onChange={onChange}
        className="size-5 accent-sea"
      />
      <span className="grow">{label}</span>
      <span className="numbers text-sm text-muted">
        {count}
        {plus}
      </span>
    </label>
  );
}
