import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { readAddress, writeAddress } from "./search-url.ts";
import type { SearchQuery } from "./search.schema.ts";

const TYPING_PAUSE_MS = 300;

/** Keeps the address true to the form: what is typed counts after a pause, what is chosen soon after. */
export function useSearchForm() {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (query: Parameters<typeof writeAddress>[0]) => void navigate(`/search?${writeAddress(query)}`, { preventScrollReset: true }),
    [navigate],
  );

  const now = useCallback(() => {
    clearTimeout(timer.current);
    if (ref.current) go(queryOf(ref.current));
  }, [go]);

  const soon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, TYPING_PAUSE_MS);
  }, [now]);

  /** Emptying the box clears the filters. */
  const onText = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => (text.trim() ? now() : void navigate("/search", { preventScrollReset: true })), TYPING_PAUSE_MS);
    },
    [navigate, now],
  );

  const onSubmit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      now();
    },
    [now],
  );

  return { ref, go, now, soon, onText, onSubmit };
}

/** What the form says now; dates count only together. The map's box and the page do not survive another question. */
function queryOf(form: HTMLFormElement): Parameters<typeof writeAddress>[0] {
  const raw = readAddress(
    new URLSearchParams([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string")),
  );
  const number = (key: string) => (raw[key] ? Number(raw[key]) : undefined);
  const bothDates = raw.checkIn && raw.checkOut && raw.checkIn < raw.checkOut;
  return {
    ...(raw as Partial<SearchQuery>),
    checkIn: bothDates ? String(raw.checkIn) : undefined,
    checkOut: bothDates ? String(raw.checkOut) : undefined,
    guests: number("guests"),
    minPrice: number("minPrice"),
    maxPrice: number("maxPrice"),
    box: undefined,
  };
}
