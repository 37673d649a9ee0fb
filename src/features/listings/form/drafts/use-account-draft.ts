import { useEffect, useMemo, useRef, useState } from "react";
import type { ListingType } from "../../listing.rules.ts";
import { saveAccountDraft } from "./account-draft.ts";
import { readDraft, writeDraft } from "./listing-draft.ts";

const PAUSE_MS = 1500;

/** When the draft was last saved here (as 14:05), and whether the account has it. */
export type SavedDraft = { at: string; isInAccount: boolean };

const timeHere = () => new Date().toTimeString().slice(0, 5);

type Options = { personId: string; formName: string; type: ListingType | null };

/** Sends the device's draft of a new listing to the account when the typing pauses, and again when the connection is back. */
export function useAccountDraft({ personId, formName, type }: Options) {
  const [saved, setSaved] = useState<SavedDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const account = useMemo(() => {
    const send = async () => {
      timer.current = undefined;
      const draft = readDraft(personId, formName);
      if (!type || !draft || draft.isInAccount) return;
      const savedAt = await saveAccountDraft(type, draft);
      setSaved({ at: timeHere(), isInAccount: savedAt !== null });
      const isStillThis = readDraft(personId, formName)?.savedAt === draft.savedAt;
      if (savedAt && isStillThis) writeDraft(personId, formName, { ...draft, savedAt, isInAccount: true });
    };
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const save = () => {
      stop();
      if (type) timer.current = setTimeout(() => void send(), PAUSE_MS);
    };
    const saveNow = () => {
      stop();
      void send();
    };
    return { save, saveNow, stop };
  }, [personId, formName, type]);

  useEffect(() => {
    addEventListener("online", account.saveNow);
    return () => {
      removeEventListener("online", account.saveNow);
      // What was typed last is sent when the form goes away, too.
      if (timer.current !== undefined) account.saveNow();
    };
  }, [account]);

  return { account, saved };
}
