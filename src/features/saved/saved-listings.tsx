import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";

type Saved = { isSaved(listingId: string): boolean; note(listingId: string, saved: boolean): void };

const SavedContext = createContext<Saved>({ isSaved: () => false, note: () => {} });

/** Which listings the person has saved, for every heart on the page, changed the moment one is pressed. */
export function SavedListings({ listingIds, children }: { listingIds: string[]; children: ReactNode }) {
  const [base, setBase] = useState(listingIds);
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (base !== listingIds) {
    setBase(listingIds);
    setChanges(new Map());
  }
  const note = useCallback((id: string, saved: boolean) => setChanges((before) => new Map(before).set(id, saved)), []);
  const value = useMemo(() => {
    const ids = new Set(listingIds);
    return { isSaved: (id: string) => changes.get(id) ?? ids.has(id), note };
  }, [listingIds, changes, note]);
  return <SavedContext value={value}>{children}</SavedContext>;
}

export const useSaved = (): Saved => useContext(SavedContext);
