import type { ListingDraft } from "../../drafts/draft.schema.ts";
import type { ListingType } from "../../listing.rules.ts";
import type { ListingValues } from "../listing-values.ts";

/** An unsent form, as this device keeps it. */
export type FormDraft = {
  values: ListingValues;
  photoIds: string[];
  savedAt: string;
  /** Whether the account has it too. */
  isInAccount?: boolean;
};

const keyOf = (personId: string, formName: string) => `listing-draft:${personId}:${formName}`;

/** One for each type. */
export const newFormName = (type: ListingType) => `new:${type}`;

export function readDraft(personId: string, formName: string): FormDraft | null {
  try {
    const kept = localStorage.getItem(keyOf(personId, formName));
    const draft = kept === null ? null : (JSON.parse(kept) as Partial<FormDraft>);
    return draft?.values && draft.photoIds && draft.savedAt ? (draft as FormDraft) : null;
  } catch {
    return null;
  }
}

/** Storage may be full or blocked; the form still works without a draft. */
export function writeDraft(personId: string, formName: string, draft: FormDraft): void {
  try {
    localStorage.setItem(keyOf(personId, formName), JSON.stringify(draft));
  } catch {}
}

export function forgetDraft(personId: string, formName: string): void {
  try {
    localStorage.removeItem(keyOf(personId, formName));
  } catch {}
}

/** The later one of this device's draft and the account's. What the account had and has no more was sent or discarded elsewhere. */
export function latestDraft(kept: FormDraft | null, saved: ListingDraft | null): FormDraft | null {
  if (!saved) return kept?.isInAccount ? null : kept;
  if (kept && kept.savedAt > saved.savedAt) return kept;
  return { values: saved.fields, photoIds: saved.photoIds, savedAt: saved.savedAt, isInAccount: true };
}
