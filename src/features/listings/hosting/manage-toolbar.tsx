import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CONTROL } from "../../../ui/field.tsx";
import type { ManagedListingsQuery } from "./hosting.schema.ts";

const STATUSES = { "": "Any status", active: "Live", unlisted: "Unlisted", paused: "Paused", taken_down: "Taken down" };
const SORTS = {
  newest: "Newest first",
  updated: "Last edited",
  title: "Title A–Z",
  price_low: "Price: low to high",
  price_high: "Price: high to low",
};

/** Searches, filters and sorts the host's listings; all of it is in the address. */
export function ManageToolbar({ query: { type, q, status, sort } }: { query: ManagedListingsQuery }) {
  return (
    <Form
      method="get"
      role="search"
      className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_12rem]"
      onChange={({ currentTarget, target }) => target instanceof HTMLSelectElement && currentTarget.requestSubmit()}
    >
      <input type="hidden" name="type" value={type} />
      <div className="flex gap-2 max-sm:col-span-2">
        <input
          key={q}
          type="search"
          name="q"
          aria-label="Search your listings"
          placeholder="Title or place"
          defaultValue={q}
          maxLength={100}
          className={CONTROL}
        />
        <Button type="submit" look="quiet" size="icon">
          <Search aria-hidden className="size-5" />
          <span className="sr-only">Search</span>
        </Button>
      </div>
      <Choice name="status" aria-label="Status" defaultValue={status ?? ""} options={STATUSES} />
      <Choice name="sort" aria-label="Sort by" defaultValue={sort} options={SORTS} />
    </Form>
  );
}

const Choice = ({ options, ...rest }: ComponentProps<"select"> & { options: Record<string, string> }) => (
  <select key={String(rest.defaultValue)} className={CONTROL} {...rest}>
    {Object.entries(options).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
