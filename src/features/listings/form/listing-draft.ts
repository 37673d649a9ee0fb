import type { ListingValues } from "./listing-values.ts";

/** What somebody typed and did not send yet, on this device. */
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

/** A browser that keeps nothing is no reason to stop writing. */
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
