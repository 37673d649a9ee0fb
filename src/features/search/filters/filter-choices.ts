import type { SearchSummary } from "../query/search.schema.ts";
import type { FiltersProps } from "./filters-props.ts";

export const plusOf = ({ countsAreCapped }: SearchSummary) => (countsAreCapped ? "+" : "");
type Choice = "bedrooms" | "beds" | "baths" | "cabins" | "captain" | "rating";

/** What a choice shows: what was chosen, or else what the text says. */
export function choiceOf({ query, readings, form, onChange, onGo }: FiltersProps, key: Choice) {
  const reading = query[key] === undefined ? readings.find(({ meaning }) => meaning[key] !== undefined) : undefined;
  const onPick = reading && ((value: string) => onGo({ ...query, q: reading.without, [key]: value || undefined }));
  return { name: key, value: String(query[key] ?? reading?.meaning[key] ?? ""), form, onChange, onPick };
}
