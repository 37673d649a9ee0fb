import type { ListingValues } from "./listing-values.ts";

/** An unsent form, stored on this device. */
export type ListingDraft = { values: ListingValues; photoIds: string[]; savedAt: string };

const keyOf = (personId: string, formName: string) => `listing-draft:${personId}:${formName}`;

export function readDraft(personId: string, formName: string): ListingDraft | null {
  try {
    const kept = localStorage.getItem(keyOf(personId, formName));
    const draft = kept === null ? null : (JSON.parse(kept) as Partial<ListingDraft>);
    return draft?.values && draft.photoIds && draft.savedAt ? (draft as ListingDraft) : null;
  } catch {
    return null;
  }
}

/** Storage may be full or blocked; the form still works without a draft. */
export function writeDraft(personId: string, formName: string, draft: ListingDraft): void {
  try {
    localStorage.setItem(keyOf(personId, formName), JSON.stringify(draft));
  } catch {}
}

export function forgetDraft(personId: string, formName: string): void {
  try {
    localStorage.removeItem(keyOf(personId, formName));
  } catch {}
}
