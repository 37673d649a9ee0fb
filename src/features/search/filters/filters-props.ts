import type { Reading } from "../intent/intent.ts";
import type { SearchQuery, SearchSummary } from "../query/search.schema.ts";

export type FiltersProps = {
  query: SearchQuery;
  readings: readonly Reading[];
  summary: SearchSummary;
  /** The id of the form that the checkboxes belong to. */
  form: string;
  onChange(): void;
  /** The bar asks for the number of pets, too. */
  onPets(pets: number): void;
  onGo(query: SearchQuery): void;
};
