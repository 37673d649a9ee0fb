import { Bell, BellOff, Search, Trash2 } from "../../ui/icons/index.ts";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { SavedSearch } from "./saved-search.schema.ts";

/** The searches that a person saved: open one, turn its emails on or off, delete it. */
export function SavedSearches({ searches }: { searches: SavedSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="saved-searches" className="mb-10 grid gap-4">
      <h2 id="saved-searches" className="text-xl">
        Saved searches
      </h2>
      <ul className="card divide-y divide-line">
        {searches.map((search) => (
          <li key={search.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
            <Search aria-hidden className="size-4.5 shrink-0 text-sea" />
            <div className="min-w-0 grow">
              <Link to={search.path} className="inline-flex min-h-11 items-center font-semibold text-ink wrap-anywhere hover:underline">
                {search.name}
              </Link>
              {search.isOver && <p className="text-sm text-muted">Its dates have passed. Open it to choose new ones.</p>}
            </div>
            <SearchActions search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SearchActions({ search: { id, name, email } }: { search: SavedSearch }) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Form method="post">
        <input type="hidden" name="intent" value="search-emails" />
        <input type="hidden" name="savedSearchId" value={id} />
        <Button
          type="submit"
          look="bare"
          name="email"
          value={email ? "off" : "on"}
          aria-pressed={email}
          aria-label={`Email me about ${name}`}
        >
          {email ? <Bell aria-hidden className="size-4.5" /> : <BellOff aria-hidden className="size-4.5" />}
          {email ? "Emails on" : "Emails off"}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="delete-search" />
        <input type="hidden" name="savedSearchId" value={id} />
        <Button type="submit" look="bare" aria-label={`Delete ${name}`}>
          <Trash2 aria-hidden className="size-4.5" />
          Delete
        </Button>
      </Form>
    </div>
  );
}
