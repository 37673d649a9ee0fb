import { useCallback, useEffect, useRef, useState } from "react";
import type { Ask, Suggestion } from "./suggestion.ts";

const TYPING_PAUSE_MS = 200;
const LONGEST = 100;

/** Asks for suggestions after a pause in typing; an outdated answer is dropped. */
export function usePlaceSuggestions<T extends Suggestion>(ask: Ask<T>) {
  const [places, setPlaces] = useState<readonly T[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    request.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const clear = useCallback(() => {
    stop();
    setPlaces(null);
  }, [stop]);

  const search = useCallback(
    (text: string) => {
      stop();
      const query = text.trim();
      if (query === "" || query.length > LONGEST) return setPlaces(null);
      timer.current = setTimeout(() => {
        const asking = new AbortController();
        request.current = asking;
        void ask(query, asking.signal).then((found) => asking.signal.aborted || setPlaces(found));
      }, TYPING_PAUSE_MS);
    },
    [stop, ask],
  );

  /** null: nothing was asked, or there was no answer. */
  return { places, search, clear };
}
