import { type ComponentProps, useMemo } from "react";
import { PlaceSuggestions, type Suggestion } from "../../places/parts.ts";
import { forgetSearch, useRecentSearches } from "./recent-searches.ts";

const LIMIT = 7;

async function askForSearches(text: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  // Not before something is typed: most who see the field don't.
  const { api, ask } = await import("../../../platform/api-client.ts");
  const answer = await ask(api.GET("/listings/suggestions", { params: { query: { text, limit: LIMIT } }, signal }), "");
  return answer.ok ? answer.value : null;
}

/** The field that says where to go: it suggests regions, towns and wishes, and what was searched for before. */
export function SearchSuggestions(props: Omit<ComponentProps<typeof PlaceSuggestions<Suggestion>>, "ask" | "idle">) {
  const recent = useRecentSearches();
  const idle = useMemo(
    () => ({
      options: recent.map((text): Suggestion => ({ id: `recent ${text}`, kind: "recent", label: text, name: text })),
      remove: ({ label }: Suggestion) => forgetSearch(label),
    }),
    [recent],
  );
  return <PlaceSuggestions ask={askForSearches} idle={idle} {...props} />;
}
