import { api, ask } from "../../../../platform/api-client.ts";
import type { ListingType } from "../../listing.rules.ts";
import type { FormDraft } from "./listing-draft.ts";

// The request survives leaving the page.
const keepalive = true;

/** When the account got the draft; null if it didn't. */
export async function saveAccountDraft(type: ListingType, { values, photoIds }: FormDraft): Promise<string | null> {
  const saved = await ask(
    api.PUT("/host/drafts/{type}", { params: { path: { type } }, body: { fields: values, photoIds }, keepalive }),
    "",
  );
  return saved.ok ? saved.value.savedAt : null;
}

export const discardAccountDraft = (type: ListingType) =>
  ask(api.DELETE("/host/drafts/{type}", { params: { path: { type } }, keepalive }), "");
