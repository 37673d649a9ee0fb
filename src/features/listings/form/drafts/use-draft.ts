import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ListingDraft } from "../../drafts/draft.schema.ts";
import type { ListingType } from "../../listing.rules.ts";
import { discardAccountDraft } from "./account-draft.ts";
import { type FormDraft, forgetDraft, latestDraft, readDraft, writeDraft } from "./listing-draft.ts";
import type { ListingValues } from "../listing-values.ts";
import { useAccountDraft } from "./use-account-draft.ts";

const TYPING_PAUSE_MS = 300;

/** The draft of a new listing is the account's too; that of an edited one is this device's only. */
export type DraftHome = { type: ListingType; saved: ListingDraft | null };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  personId: string;
  formName: string;
  home: DraftHome | null;
  photoIds: readonly string[];
  onRestore: (draft: FormDraft) => void;
};

/** Keeps what is typed, and brings it back once. */
export function useDraft({ form, personId, formName, home, photoIds, onRestore }: Options) {
  const [restored, setRestored] = useState<FormDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = home?.type ?? null;
  const latest = useRef({ photoIds, onRestore, home });
  useEffect(() => {
    latest.current = { photoIds, onRestore, home };
  });
  const { account, saved } = useAccountDraft({ personId, formName, type });

  useEffect(() => {
    const kept = readDraft(personId, formName);
    const { home: here } = latest.current;
    const draft = here ? latestDraft(kept, here.saved) : kept;
    if (kept && !draft) forgetDraft(personId, formName);
    setRestored(draft);
    if (draft) latest.current.onRestore(draft);
  }, [personId, formName]);

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const values = Object.fromEntries([...new FormData(form.current)].filter(([name]) => !NOT_KEPT.has(name))) as ListingValues;
    writeDraft(personId, formName, { values, photoIds: [...latest.current.photoIds], savedAt: new Date().toISOString() });
    account.save();
  }, [form, personId, formName, account]);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, TYPING_PAUSE_MS);
  }, [keepNow]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState !== "hidden") return;
      if (timer.current !== undefined) keepNow();
      account.saveNow();
    };
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      clearTimeout(timer.current);
    };
  }, [keepNow, account]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    account.stop();
    forgetDraft(personId, formName);
    if (type) void discardAccountDraft(type);
    setRestored(null);
  }, [personId, formName, type, account]);

  return { restored, keep, keepNow, forget, saved };
}

const NOT_KEPT = new Set(["key", "photoIds", "place"]);
