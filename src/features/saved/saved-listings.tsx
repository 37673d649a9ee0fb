import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useFetcher, useLocation, useSubmit } from "react-router";
import type { FormResult } from "../../ui/form-result.ts";

type Saved = {
  isSaved(listingId: string): boolean;
  /** Saves or unsaves right away, and undoes it if the request fails. */
  toggle(listing: Hearted): void;
};
type Hearted = { listingId: string; title: string };

const SavedContext = createContext<Saved>({ isSaved: () => false, toggle: () => {} });

/** All hearts on the page belong to this one form, so they work without scripts. */
export const SAVING_FORM = "saving";
const ACTION = "/saved-properties";

/** Tells every heart on the page which listings are saved, including a change that is still being sent. */
export function SavedListings({ listingIds, children }: { listingIds: string[]; children: ReactNode }) {
  const [base, setBase] = useState(listingIds);
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [pressed, setPressed] = useState<ReadonlyMap<string, Hearted>>(new Map());
  if (base !== listingIds) {
    setBase(listingIds);
    setChanges(new Map());
  }
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const submit = useSubmit();
  const note = useCallback((id: string, saved: boolean) => setChanges((before) => new Map(before).set(id, saved)), []);
  const value = useMemo(() => {
    const ids = new Set(listingIds);
    const isSaved = (id: string) => changes.get(id) ?? ids.has(id);
    const toggle = (listing: Hearted) => {
      const { listingId } = listing;
      const saved = !isSaved(listingId);
      setPressed((before) => new Map(before).set(listingId, listing));
      void submit(
        { [heartName(!saved)]: listingId, from },
        { method: "post", action: ACTION, navigate: false, fetcherKey: fetcherOf(listingId) },
      );
      note(listingId, saved);
    };
    return { isSaved, toggle };
  }, [listingIds, changes, from, note, submit]);
  return (
    <SavedContext value={value}>
      {children}
      <form id={SAVING_FORM} method="post" action={ACTION} hidden>
        <input type="hidden" name="from" value={from} />
      </form>
      <p role="status" className="sr-only">
        {[...pressed.values()].map((listing) => (
          <Outcome key={listing.listingId} {...listing} note={note} />
        ))}
      </p>
    </SavedContext>
  );
}

export const useSaved = (): Saved => useContext(SavedContext);

/** The name under which a heart's button submits its listing. */
export const heartName = (isSaved: boolean) => (isSaved ? "unsave" : "save");

const fetcherOf = (listingId: string) => `save ${listingId}`;

function Outcome({ listingId, title, note }: Hearted & { note(listingId: string, saved: boolean): void }) {
  const { state, data } = useFetcher<FormResult>({ key: fetcherOf(listingId) });
  const [failure, setFailure] = useState("");

  useEffect(() => {
    if (state !== "idle" || !data) return;
    setFailure(data.ok ? "" : (data.message ?? "Please try again."));
    if (!data.ok) note(listingId, data.values?.unsave !== undefined);
  }, [state, data, listingId, note]);

  return failure && `We couldn't save ${title}. ${failure}`;
}
