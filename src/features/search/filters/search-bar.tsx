import { href } from "react-router";
import { BarFields } from "../bar/bar-fields.tsx";
import type { SearchQuery } from "../query/search.schema.ts";
import type { SearchForm } from "./use-search-form.ts";

type Props = { id: string; query: SearchQuery; name: string | null; today: string; form: SearchForm };

/** Where, when and who. The sort order and the side filters belong to the same form, though they are elsewhere on the page. */
export function SearchBar({ id, query, name, today, form }: Props) {
  return (
    <form
      id={id}
      ref={form.ref}
      method="get"
      action={href("/search")}
      onSubmit={form.onSubmit}
      role="search"
      aria-label="Listings"
      noValidate
    >
      {query.type && <input type="hidden" name="type" value={query.type} />}
      {query.host && <input type="hidden" name="host" value={query.host} />}
      {name && <input type="hidden" name="name" value={name} />}
      <BarFields
        q={query.q}
        placeholder="Search by city, state, or address..."
        draft={form.draft}
        today={today}
        problem={form.problem}
        complaints={form.complaints}
        layout="sheet"
        isSentBelow
        onText={form.soon}
        onChoosePlace={form.now}
        onChange={form.change}
      />
    </form>
  );
}
