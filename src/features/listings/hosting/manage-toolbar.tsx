import { FilterChoice, FilterForm } from "../../../ui/forms/filter-form.tsx";
import { SearchField } from "../../../ui/forms/search-box.tsx";
import { STATUS_CHOICES } from "../listing-words.ts";
import type { ManagedListingsQuery } from "./hosting.schema.ts";

const SORTS = {
  newest: "Newest first",
  updated: "Last edited",
  title: "Title A–Z",
  price_low: "Price: low to high",
  price_high: "Price: high to low",
};

/** Searches, filters and sorts the host's listings. */
export const ManageToolbar = ({ query: { type, q, status, sort } }: { query: ManagedListingsQuery }) => (
  <FilterForm className="mb-4 sm:grid-cols-[minmax(0,1fr)_11rem_12rem]">
    <input type="hidden" name="type" value={type} />
    <div className="flex gap-2 max-sm:col-span-2">
      <SearchField q={q} label="Search your listings" placeholder="Title or place" />
    </div>
    <FilterChoice name="status" label="Status" value={status ?? ""} options={STATUS_CHOICES} />
    <FilterChoice name="sort" label="Sort by" value={sort} options={SORTS} />
  </FilterForm>
);
