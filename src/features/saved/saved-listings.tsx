import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { useSubmit } from "react-router";

type Saved = {
  isSaved(listingId: string): boolean;
  note(listingId: string, saved: boolean): void;
  /** Sends a heart's form; its answer comes to the fetcher of this key. */
  send(form: HTMLFormElement, fetcherKey: string): void;
};

const SavedContext = createContext<Saved>({ isSaved: () => false, note: () => {}, send: () => {} });

/** Which listings the person has saved, for every heart on the page, changed the moment one is pressed. */
export function SavedListings({ listingIds, children }: { listingIds: string[]; children: ReactNode }) {
  const [base, setBase] = useState(listingIds);
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (base !== listingIds) {
    setBase(listingIds);
    setChanges(new Map());
  }
  const submit = useSubmit();
  const note = useCallback((id: string, saved: boolean) => setChanges((before) => new Map(before).set(id, saved)), []);
  const send = useCallback((form: HTMLFormElement, fetcherKey: string) => void submit(form, { navigate: false, fetcherKey }), [submit]);
  const value = useMemo(() => {
    const ids = new Set(listingIds);
    return { isSaved: (id: string) => changes.get(id) ?? ids.has(id), note, send };
  }, [listingIds, changes, note, send]);
  return <SavedContext value={value}>{children}</SavedContext>;
}

export const useSaved = (): Saved => useContext(SavedContext);
