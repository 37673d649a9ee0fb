import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { forgetDraft, type ListingDraft, readDraft, writeDraft } from "./listing-draft.ts";
import type { ListingValues } from "./listing-values.ts";

const TYPING_PAUSE_MS = 300;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  personId: string;
  formName: string;
  photoIds: readonly string[];
  onRestore: (draft: ListingDraft) => void;
};

/** Keeps what is typed on this device, and brings it back once. */
export function useDraft({ form, personId, formName, photoIds, onRestore }: Options) {
  const [restored, setRestored] = useState<ListingDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ photoIds, onRestore });
  useEffect(() => {
    latest.current = { photoIds, onRestore };
  });

  useEffect(() => {
    const draft = readDraft(personId, formName);
    setRestored(draft);
    if (draft) latest.current.onRestore(draft);
  }, [personId, formName]);

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const values = Object.fromEntries([...new FormData(form.current)].filter(([name]) => !NOT_KEPT.has(name))) as ListingValues;
    writeDraft(personId, formName, { values, photoIds: [...latest.current.photoIds], savedAt: new Date().toISOString() });
  }, [form, personId, formName]);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, TYPING_PAUSE_MS);
  }, [keepNow]);

  useEffect(() => {
    const onHide = () => timer.current !== undefined && document.visibilityState === "hidden" && keepNow();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      clearTimeout(timer.current);
    };
  }, [keepNow]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetDraft(personId, formName);
    setRestored(null);
  }, [personId, formName]);

  return { restored, keep, keepNow, forget };
}

const NOT_KEPT = new Set(["key", "photoIds", "place"]);
