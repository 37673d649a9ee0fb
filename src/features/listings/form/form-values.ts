import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import type { ListingValues } from "./listing-values.ts";

const PAUSE_MS = 150;

/** What stands in a form's fields. Reading it draws only those parts anew that show it. */
export type FormValues = { now(): ListingValues; read(): ListingValues; soon(): void; subscribe(tell: () => void): () => void };

const NOTHING: ListingValues = {};

function openValues(form: RefObject<HTMLFormElement | null>): FormValues {
  const listeners = new Set<() => void>();
  let values = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(timer);
    if (form.current) values = valuesIn(form.current);
    for (const tell of listeners) tell();
    return values;
  };
  return {
    now: () => values,
    read,
    soon() {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    },
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/** Files have uploads of their own. */
export const valuesIn = (form: HTMLFormElement): ListingValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** The values of a form, read again whenever it is drawn. */
export function useFormValues(form: RefObject<HTMLFormElement | null>): FormValues {
  const [values] = useState(() => openValues(form));
  useEffect(() => {
    values.read();
  });
  return values;
}

export const useValues = (values: FormValues): ListingValues => useSyncExternalStore(values.subscribe, values.now, () => NOTHING);
