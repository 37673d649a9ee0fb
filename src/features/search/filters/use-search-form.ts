import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { readAddress, writeAddress } from "../query/search-address.ts";
import type { SearchQuery } from "../query/search.schema.ts";

const TYPING_PAUSE_MS = 300;

type Address = Parameters<typeof writeAddress>[0];

export type SearchForm = {
  ref: RefObject<HTMLFormElement | null>;
  go(query: Address): void;
  /** Applies a choice right away. */
  now(): void;
  /** Applies a change after a pause, because more may follow. */
  soon(): void;
  onText(text: string): void;
  onSubmit(event: FormEvent): void;
};

/** Keeps the address in step with the form: typing applies after a pause, a choice right away. */
export function useSearchForm(query: SearchQuery): SearchForm {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { search } = useLocation();
  const shown = useRef({ query, search });
  useEffect(() => {
    shown.current = { query, search };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (wanted: Address) => {
      clearTimeout(timer.current);
      const address = `?${writeAddress(wanted)}`;
      if (address !== (shown.current.search || "?"))
        void navigate(`${href("/search")}${address}`.replace(/\?$/, ""), { preventScrollReset: true });
    },
    [navigate],
  );

  const now = useCallback(() => {
    if (ref.current) go(addressOf(ref.current, shown.current.query));
  }, [go]);

  const soon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, TYPING_PAUSE_MS);
  }, [now]);

  /** Emptying the box clears the filters. */
  const onText = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => (text.trim() ? now() : go({})), TYPING_PAUSE_MS);
    },
    [go, now],
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

/** The query that the form describes; one date alone is ignored. A new text is searched everywhere, anything else within the map area. */
function addressOf(form: HTMLFormElement, shown: SearchQuery): Address {
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
    box: String(raw.q ?? "").trim() === shown.q ? shown.box : undefined,
  };
}
