import { useCallback, useEffect, useRef, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import type { Place } from "../place.schema.ts";

const TYPING_PAUSE_MS = 200;
const LIMIT = 6;
const LONGEST = 100;

/** Asks for places after a pause in typing; an outdated answer is dropped. */
export function usePlaceSuggestions() {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
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
        void askForPlaces(query, asking.signal).then((found) => asking.signal.aborted || setPlaces(found));
      }, TYPING_PAUSE_MS);
    },
    [stop],
  );

  /** null: nothing was asked, or there was no answer. */
  return { places, search, clear };
}

async function askForPlaces(text: string, signal: AbortSignal): Promise<Place[] | null> {
  const answer = await ask(api.GET("/places", { params: { query: { text, limit: LIMIT } }, signal }), "");
  return answer.ok ? answer.value : null;
}
