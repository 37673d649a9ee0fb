import { Search } from "lucide-react";
import { href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { PlaceSuggestions } from "../../places/parts.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { SortSelect } from "./sort-select.tsx";
import type { SearchForm } from "./use-search-form.ts";

type Props = { id: string; query: SearchQuery; name: string | null; today: string; form: SearchForm };

/** Place, dates, guests and sort order. The side filters belong to the same form, though they are elsewhere on the page. */
export function SearchBar({ id, query, name, today, form }: Props) {
  return (
    <form id={id} ref={form.ref} method="get" action={href("/search")} onSubmit={form.onSubmit} role="search" aria-label="Listings">
      {query.type && <input type="hidden" name="type" value={query.type} />}
      {query.host && <input type="hidden" name="host" value={query.host} />}
      {name && <input type="hidden" name="name" value={name} />}
      <div className="grid grid-cols-[1fr_1fr] items-end gap-3 lg:grid-cols-[1fr_9.5rem_9.5rem_5.5rem_11rem_auto]">
        <div className="flex items-end gap-2 max-lg:col-span-2">
          <PlaceSuggestions
            name="q"
            label="Where"
            placeholder="Search by city, state, or address..."
            defaultValue={query.q}
            onInput={form.onText}
            onChoose={form.now}
            className="min-w-0 grow"
          />
          <Button type="submit" className="w-12 px-0! lg:hidden">
            <Search aria-hidden className="size-5" />
            <span className="sr-only">Search</span>
          </Button>
        </div>
        <TextField
          key={`in ${query.checkIn}`}
          label="Check-in"
          name="checkIn"
          type="date"
          min={today}
          defaultValue={query.checkIn}
          onChange={form.soon}
        />
        <TextField
          key={`out ${query.checkOut}`}
          label="Check-out"
          name="checkOut"
          type="date"
          min={query.checkIn ?? today}
          defaultValue={query.checkOut}
          onChange={form.soon}
        />
        <TextField
          key={`guests ${query.guests}`}
          label="Guests"
          name="guests"
          type="number"
          min={1}
          max={100}
          inputMode="numeric"
          placeholder="Any"
          defaultValue={query.guests}
          onChange={form.soon}
        />
        <SortSelect value={query.sort} onChange={form.now} />
        <Button type="submit" className="max-lg:hidden">
          Search
        </Button>
      </div>
    </form>
  );
}
