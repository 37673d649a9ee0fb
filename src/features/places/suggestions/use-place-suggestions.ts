import { useCallback, useEffect, useRef, useState } from "react";
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
        const controller = new AbortController();
        request.current = controller;
        fetchPlaces(query, controller.signal).then(
          (found) => controller.signal.aborted || setPlaces(found),
          () => controller.signal.aborted || setPlaces(null),
        );
      }, TYPING_PAUSE_MS);
    },
    [stop],
  );

  /** null: nothing was asked, or there was no answer. */
  return { places, search, clear };
}

async function fetchPlaces(text: string, signal: AbortSignal): Promise<Place[]> {
  const response = await fetch(`/api/places?${new URLSearchParams({ text, limit: String(LIMIT) })}`, { signal });
  if (!response.ok) throw new Error(`places: ${response.status}`);
  return (await response.json()) as Place[];
}
