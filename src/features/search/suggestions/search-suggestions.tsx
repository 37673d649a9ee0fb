import { type ComponentProps, useMemo, useState } from "react";
import { PlaceSuggestions, type Suggestion } from "../../places/parts.ts";
import { forgetSearch, useRecentSearches } from "./recent-searches.ts";
import { useNearMe } from "./use-near-me.ts";

const LIMIT = 7;
const MOST_IDLE = 7;
const NEAR_ME: Suggestion = { id: "near me", kind: "near", label: "Near me", name: "Near me" };

async function askForSearches(text: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  // Not before something is typed: most who see the field don't.
  const { api, ask } = await import("../../../platform/api-client.ts");
  const answer = await ask(api.GET("/listings/suggestions", { params: { query: { text, limit: LIMIT } }, signal }), "");
  return answer.ok ? answer.value : null;
}

async function askForPopular(): Promise<Suggestion[]> {
  const { api, ask } = await import("../../../platform/api-client.ts");
  const answer = await ask(api.GET("/listings/popular-places"), "");
  return answer.ok ? answer.value : [];
}

type Props = Omit<ComponentProps<typeof PlaceSuggestions<Suggestion>>, "ask" | "idle">;

/** The field that says where to go: before anything is typed it offers what was searched for before, busy towns and what is near; then regions, towns and wishes. */
export function SearchSuggestions({ onFocus, onInput, ...props }: Props) {
  const recent = useRecentSearches();
  const [popular, setPopular] = useState<readonly Suggestion[] | null>(null);
  const { note, goNearMe, forget } = useNearMe();
  const idle = useMemo(() => {
    const searched = recent.map((text): Suggestion => ({ id: `recent ${text}`, kind: "recent", label: text, name: text }));
    const isNew = ({ name, label }: Suggestion) =>
      !recent.some((text) => [name, label].some((one) => one.toLowerCase() === text.toLowerCase()));
    return {
      options: [...searched, NEAR_ME, ...(popular ?? []).filter(isNew)].slice(0, MOST_IDLE),
      remove: ({ label }: Suggestion) => forgetSearch(label),
      act({ kind }: Suggestion) {
        if (kind === "near") goNearMe();
        return kind === "near";
      },
    };
  }, [recent, popular, goNearMe]);
  const wake = () => {
    onFocus?.();
    if (popular) return;
    setPopular([]);
    void askForPopular().then(setPopular);
  };
  const type = (text: string) => {
    forget();
    onInput?.(text);
  };
  return <PlaceSuggestions ask={askForSearches} idle={idle} note={note} onFocus={wake} onInput={type} {...props} />;
}
