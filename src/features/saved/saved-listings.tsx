import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { href, useFetchers, useLocation } from "react-router";

type Saved = {
  isSaved(listingId: string): boolean;
  /** The page that the hearts are on. */
  from: string;
  /** The heart that was pressed last, and whether the server has saved its listing since. */
  pressed: { heart: string; isDone: boolean } | null;
  press(heart: string | null, listingId?: string): void;
};

const SavedContext = createContext<Saved>({ isSaved: () => false, from: "/", pressed: null, press: () => {} });

/** All hearts on the page belong to this one form, so they work without scripts. */
export const SAVING_FORM = "saving";
export const savingAction = () => href("/saved-properties");

/** Tells every heart on the page which listings are saved, including a change that is still being sent. */
export function SavedListings({ listingIds, children }: { listingIds: string[]; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const underWay = useSavesUnderWay();
  const [last, setLast] = useState<{ heart: string; listingId: string; from: string } | null>(null);
  const press = useCallback((heart: string | null, listingId = "") => setLast(heart === null ? null : { heart, listingId, from }), [from]);
  const value = useMemo(() => {
    const ids = new Set(listingIds);
    const changes = new Map(underWay.split("\n").map((line) => [line.slice(1), line.startsWith("+")]));
    const isDone = last !== null && ids.has(last.listingId) && changes.get(last.listingId) !== false;
    const pressed = last?.from === from ? { heart: last.heart, isDone } : null;
    return { isSaved: (id: string) => changes.get(id) ?? ids.has(id), from, pressed, press };
  }, [listingIds, underWay, from, last, press]);
  return (
    <SavedContext value={value}>
      {children}
      <p role="status" className="sr-only">
        {value.pressed?.isDone && "Saved. The next button changes the list."}
      </p>
      <form id={SAVING_FORM} method="post" action={savingAction()} hidden>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="from" value={from} />
      </form>
    </SavedContext>
  );
}

export const useSaved = (): Saved => useContext(SavedContext);

/** The name under which a heart's button submits its listing. */
export const heartName = (isSaved: boolean) => (isSaved ? "unsave" : "save");

/** What was pressed and is not answered yet, a line each: `+` and the listing for a save, `-` for its end. */
function useSavesUnderWay(): string {
  const lines = useFetchers().flatMap(({ formData, formAction }) =>
    formAction === savingAction() && formData
      ? [...formData].flatMap(([name, id]) => (name === "save" ? `+${String(id)}` : name === "unsave" ? `-${String(id)}` : []))
      : [],
  );
  return lines.join("\n");
}
